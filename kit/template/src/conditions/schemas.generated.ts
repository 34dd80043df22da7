// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { formsOf, type WordParts, type WordTypes } from '@sleight/kernel/ability/words';
import { type Behind, schema as behindSchema } from './behind/schema';

export type CondOf<_W extends WordTypes> =
  | Behind;

/** The names of the conditions, in the order of the normal form. */
export const condNames = [
  'behind',
] as const;

export const condSchemas = <W extends WordTypes>(parts: WordParts<W>) =>
  formsOf<W, CondOf<W>>(parts, [
    behindSchema,
  ]);
