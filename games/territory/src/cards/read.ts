// Parses a Territory card file as a designer writes it.
// Next: schema.ts for the fields, the kit's card-pool.ts for the parsing.

import { cardReader } from '@sleight/kit/card-pool';
import { words } from '../words';
import { cardSchema } from './schema';

export const reading = cardReader(cardSchema, words);
