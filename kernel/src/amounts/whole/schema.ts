// whole: a plain number.
import { z } from 'zod';

export type Whole = number;

export const schema = () => z.int();
