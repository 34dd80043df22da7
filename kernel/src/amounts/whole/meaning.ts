// whole: itself.
import type { Count } from '../../book';
import type { Whole } from './schema';

export const meaning =
  (n: Whole): Count =>
  () =>
    n;
