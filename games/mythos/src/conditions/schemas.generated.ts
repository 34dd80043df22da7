// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { formsOf, type WordParts, type WordTypes } from '@sleight/kernel/ability/words';
import { type Count, schema as countSchema } from './count/schema';
import { type Edge, schema as edgeSchema } from './edge/schema';
import { type Hand, schema as handSchema } from './hand/schema';
import { type Fewer, schema as fewerSchema } from './fewer/schema';
import { type Did, schema as didSchema } from './did/schema';
import { type Bound, schema as boundSchema } from './bound/schema';

export type CondOf<W extends WordTypes> =
  | Count<W>
  | Edge
  | Hand
  | Fewer<W>
  | Did
  | Bound<W>;

/** The names of the conditions, in the order of the normal form. */
export const condNames = [
  'count',
  'edge',
  'hand',
  'fewer',
  'did',
  'bound',
] as const;

/** Those whose field names a register. */
export const condReferences: readonly string[] = ['did'];

export const condSchemas = <W extends WordTypes>(parts: WordParts<W>) =>
  formsOf<W, CondOf<W>>(parts, [
    countSchema,
    edgeSchema,
    handSchema,
    fewerSchema,
    didSchema,
    boundSchema,
  ]);
