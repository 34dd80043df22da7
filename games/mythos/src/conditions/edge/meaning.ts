// edge: the seat that has it.
import type { Test } from '@sleight/kernel/book';
import { EDGE } from '../../counters';
import type { Edge } from './schema';

export const meaning =
  ({ edge }: Edge): Test =>
  (p, f) =>
    (p.s.num[EDGE] === f.you) === (edge === 'player');
