// The beings in a scene of Mythos: the beast a card is or mentions, and how rare the card is.
// Next: scene.ts.

import type { BeastName } from '@sleight/art/beasts/menagerie';
import { type PictureFacts, speaksOf } from '@sleight/art/facts';

/** 0 common, 1 uncommon, 2 rare, 3 rarest. */
export type Rank = 0 | 1 | 2 | 3;

export function rankOf(facts: PictureFacts): Rank {
  switch (facts.rarity) {
    case 'S':
    case 'M':
    case 'L':
    case 'RA':
    case 'SV':
    case 'MV':
      return 3;
    case 'R':
      return 2;
    case 'UC':
      return 1;
    default:
      return facts.kind === 'mission' ? 1 : 0;
  }
}

/** Roots of words, Japanese ones too: gama is a toad, orochi a great serpent, inu a dog. */
const words: readonly (readonly [BeastName, ...string[]])[] = [
  ['toad', 'toad', 'gama'],
  ['fox', 'fox', 'nine tail'],
  ['tanuki', 'one tail'],
  ['pig', 'ninja pig'],
  ['slug', 'slug'],
  ['spider', 'spider'],
  ['viper', 'snake', 'orochi'],
  ['wolf', 'wolf'],
  ['hound', 'ninja hound', 'hound', 'inu'],
];

export function beastOf(facts: PictureFacts): BeastName | null {
  const found = words.find(([, ...roots]) => speaksOf(facts, ...roots));
  return found === undefined ? null : found[0];
}

/** Is the beast the card itself, and not a companion? */
export const isBeast = (facts: PictureFacts): boolean =>
  facts.types.some((type) => ['Summon', 'Tailed Beast', 'Ninja Hound', 'Ninja Pig'].includes(type)) ||
  speaksOf(facts, 'ninja hound', 'wolf', 'beast');
