// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { formsOf, type WordParts, type WordTypes } from '@sleight/kernel/ability/words';
import { type Count, schema as countSchema } from './count/schema';
import { type Bound, schema as boundSchema } from './bound/schema';
import { type LanesWon, schema as lanesWonSchema } from './lanesWon/schema';

export type CondOf<W extends WordTypes> =
  | Count<W>
  | Bound
  | LanesWon;

/** The names of the conditions, in the order of the normal form. */
export const condNames = [
  'count',
  'bound',
  'lanesWon',
] as const;

export const condSchemas = <W extends WordTypes>(parts: WordParts<W>) =>
  formsOf<W, CondOf<W>>(parts, [
    countSchema,
    boundSchema,
    lanesWonSchema,
  ]);
