// Limits of conditions in French: « vous avez 2 cartes ou moins ».
// Next: ../conditions/life/fr.ts for their use.
import type { FrenchNoun } from '@sleight/kernel/text/french';
import type { WhichSide } from '../ability';
import { countOf } from './french-target';

export interface Limits {
  readonly lte?: number;
  readonly gte?: number;
  readonly eq?: number;
}

/** « 2 cartes en main ou moins ». */
export function limited(limit: Limits, noun: FrenchNoun, rest: string): string {
  if (limit.lte !== undefined) return `${countOf(limit.lte, noun)}${rest} ou moins`;
  if (limit.gte !== undefined) return `${countOf(limit.gte, noun)}${rest} ou plus`;
  return `${countOf(limit.eq ?? 0, noun)}${rest}`;
}

const owners: Readonly<Record<WhichSide, string>> = {
  player: 'vous avez',
  opponent: 'votre adversaire a',
  any: 'vous et votre adversaire avez un total de',
};
export const has = (side: WhichSide): string => owners[side];
