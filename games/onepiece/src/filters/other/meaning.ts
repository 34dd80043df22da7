// other: any card but the source.
import type { RefTest } from '@sleight/kernel/book';
import { isThis } from '../../identity';

export const meaning = (): RefTest => (p, f, r) => !isThis(p, f, r);

/** A card in a deck list has no source. */
export const printed = (): boolean => false;
