// behind: judged when the ability resolves.
import type { Test } from '@sleight/kernel/book';
import { other } from '@sleight/kernel/state';
import { POINTS } from '../../places';

export const meaning =
  (): Test =>
  ({ s: { num } }, { you }) =>
    num[POINTS + you] < num[POINTS + other(you)];
