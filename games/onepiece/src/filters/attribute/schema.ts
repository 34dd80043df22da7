// attribute: a card with this attribute.
import { z } from 'zod';
import { attributes } from '../../card-words';

export const follows = 'typeIncludes';

export interface Attribute {
  attribute: (typeof attributes)[number];
}

export const schema = () => z.strictObject({ attribute: z.enum(attributes) });
