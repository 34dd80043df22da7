// What a condition can count on the table.
import { of } from '@sleight/kernel/text/parts';
import { bareMany, bareOne, some } from './parts';

export const there = {
  some: of(some, 'character', 'mission'),
  one: of(bareOne, 'character', 'mission'),
  many: of(bareMany, 'character', 'mission'),
};
