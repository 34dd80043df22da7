// The door for One Piece's abilities: today's shape or seed 004's in, a valid ability in normal form out, or errors.
// Invariant: every file and every made-up card goes through legacy.ts and the kernel's reader.
// Next: legacy.ts for the old labels, the kernel's ability/read.ts for the reading.
import { type ReadAbility, readAbility } from '@sleight/kernel/ability/read';
import type { Ability } from './ability';
import { modernAbility } from './legacy';
import { words } from './words';

export const readOnePieceAbility = (json: unknown): ReadAbility<Ability> =>
  readAbility(modernAbility(json), words);
