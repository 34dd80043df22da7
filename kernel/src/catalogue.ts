// Cards as people read, sort and filter them: what is printed on them and their generated texts.
// Invariant: facts only; names of kinds, factions and rarities in both languages are in the game's legend.

import type { Said } from './book';
import type { Span } from './text/emphasis';

export interface CardFacts {
  readonly id: string;
  readonly name: Said;
  readonly title?: Said;
  /** Ids of the legend. */
  readonly kind: string;
  readonly factions: readonly string[];
  readonly rarity?: string;
  readonly set?: string;
  /** Keywords and types. */
  readonly keywords: readonly string[];
  /** The numbers printed on it, by the ids that scenes use. */
  readonly numbers: Readonly<Record<string, number>>;
  /** The same card with other artwork. */
  readonly variants?: readonly { readonly id: string; readonly title: Said; readonly rarity: string }[];
  readonly text: Said;
  /** What stands out in the text. */
  readonly spans: { readonly en: readonly Span[]; readonly fr: readonly Span[] };
}

type Words = Readonly<Record<string, Said>>;

/** What the ids of a game's cards are called. */
export interface Legend {
  readonly kinds: Words;
  readonly numbers: Words;
  readonly factions: Words;
  readonly rarities: Words;
  readonly sets: Words;
  readonly keywords: Words;
}
