// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { formsOf, type WordParts, type WordTypes } from '@sleight/kernel/ability/words';
import { type Whole, schema as wholeSchema } from './whole/schema';
import { type Stat, schema as statSchema } from './stat/schema';
import { type Per, schema as perSchema } from './per/schema';

export type AmountOf<W extends WordTypes> =
  | Whole
  | Stat
  | Per<W>;

/** The names of the amounts, in the order of the normal form. */
export const amountNames = [
  'whole',
  'stat',
  'per',
] as const;

export const amountSchemas = <W extends WordTypes>(parts: WordParts<W>) =>
  formsOf<W, AmountOf<W>>(parts, [
    wholeSchema,
    statSchema,
    perSchema,
  ]);
