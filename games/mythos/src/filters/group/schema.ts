// group: of this village or alliance.
import { z } from 'zod';

export const follows = 'upgraded';

export interface Group {
  group: string;
}

export const schema = () => z.strictObject({ group: z.string().min(1) });
