// kind: as the effect was noted when it was put there.
import type { RefTest } from '@sleight/kernel/book';
import { refIndex } from '@sleight/kernel/code';
import { BENEFICIAL, HARMFUL, NEUTRAL } from '../../counters';
import type { Kind } from './schema';

const KINDS = { beneficial: BENEFICIAL, harmful: HARMFUL, neutral: NEUTRAL };

export function meaning({ kind }: Kind): RefTest {
  return (p, _f, r) => p.s.mods.some((mod) => mod.id === refIndex(r) && mod.kind === KINDS[kind]);
}
