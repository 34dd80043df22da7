// Text as people may send it: no NUL and no half characters, which databases and other people's screens choke on.
import { z } from 'zod';

export const text = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^[^\0\p{Surrogate}]*$/u);
