// Text from users: no NUL and no lone surrogates, which break databases and other people's screens.
import { z } from 'zod';

export const text = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^[^\0\p{Surrogate}]*$/u);
