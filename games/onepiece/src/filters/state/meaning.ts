// state: how the card lies.
import type { RefTest } from '@sleight/kernel/book';
import { statOf } from '../../identity';
import type { State } from './schema';

export function meaning({ state }: State): RefTest {
  const rested = state === 'rested' ? 1 : 0;
  return (p, f, r) => statOf(p, f, r, 'rested') === rested;
}

/** Only a card on the field lies either way. */
export const printed = (): boolean => false;
