// The traits of One Piece's ops, found by the name of the op in data that is not checked yet.
// Next: traits.ts for actions that are.
import type { Fields } from '@sleight/kernel/text/grammar';
import { opTraits } from './ops/schemas.generated';
import type { OpTraits } from './vocabulary';

const byName: Readonly<Record<string, OpTraits | undefined>> = opTraits;

/** Undefined if it is not an action. */
export const traitsIn = ({ type }: Fields): OpTraits | undefined =>
  typeof type === 'string' ? byName[type] : undefined;

/** Does the second action take from the cards that the first one shows? */
export const takesFromLooked = (before: Fields, step: Fields): boolean =>
  traitsIn(before)?.looked === 'shows' && (traitsIn(step)?.looked === 'takes' || step.from === 'lookedAt');
