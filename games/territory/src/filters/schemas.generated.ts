// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { formsOf, type WordParts, type WordTypes } from '@sleight/kernel/ability/words';
import { type Range, schema as rangeSchema } from './range/schema';
import { type Other, schema as otherSchema } from './other/schema';
import { type Lane, schema as laneSchema } from './lane/schema';
import { type Empty, schema as emptySchema } from './empty/schema';
import { type Kind, schema as kindSchema } from './kind/schema';
import { type Where, schema as whereSchema } from './where/schema';

export type FilterOf<W extends WordTypes> =
  | Range
  | Other
  | Lane
  | Empty
  | Kind
  | Where<W>;

/** The names of the filters, in the order of the normal form. */
export const filterNames = [
  'range',
  'other',
  'lane',
  'empty',
  'kind',
  'where',
] as const;

export const filterSchemas = <W extends WordTypes>(parts: WordParts<W>) =>
  formsOf<W, FilterOf<W>>(parts, [
    rangeSchema,
    otherSchema,
    laneSchema,
    emptySchema,
    kindSchema,
    whereSchema,
  ]);
