// Cards for reading, sorting and filtering: their printed values and generated texts.
// Invariant: facts only; names of kinds, factions and rarities in both languages are in the game's legend.

import type { Said } from '@sleight/kernel/book';
import type { Span } from '@sleight/kernel/text/emphasis';

export interface CardFacts {
  readonly id: string;
  /** Its id is the number printed on the card. */
  readonly isNumbered?: true;
  readonly name: Said;
  readonly title?: Said;
  /** Ids of the legend. */
  readonly kind: string;
  readonly factions: readonly string[];
  readonly rarity?: string;
  readonly set?: string;
  /** Keywords and types. */
  readonly keywords: readonly string[];
  /** The printed numbers, by the ids that scenes use. */
  readonly numbers: Readonly<Record<string, number>>;
  /** The same card with other artwork. */
  readonly variants?: readonly { readonly id: string; readonly title: Said; readonly rarity: string }[];
  readonly text: Said;
  /** The highlighted spans of the text. */
  readonly spans: { readonly en: readonly Span[]; readonly fr: readonly Span[] };
}

type Words = Readonly<Record<string, Said>>;

/** The names of the ids on a game's cards. */
export interface Legend {
  readonly kinds: Words;
  readonly numbers: Words;
  readonly factions: Words;
  readonly rarities: Words;
  readonly sets: Words;
  readonly keywords: Words;
}
