// kind: an ongoing effect that is beneficial, harmful or neutral to the side it is on.
import { z } from 'zod';

export const follows = 'empty';

export const kinds = ['beneficial', 'harmful', 'neutral'] as const;

export interface Kind {
  kind: (typeof kinds)[number];
}

export const schema = () => z.strictObject({ kind: z.enum(kinds) });
