// other: not the source itself.
import { z } from 'zod';

export interface Other {
  other: true;
}

export const schema = () => z.strictObject({ other: z.literal(true) });
