// name: called this, or one of these.
import { z } from 'zod';

export const follows = 'keyword';

export interface Name {
  name: string | string[];
}

const text = z.string().min(1);

export const schema = () => z.strictObject({ name: z.union([text, z.array(text).min(2)]) });
