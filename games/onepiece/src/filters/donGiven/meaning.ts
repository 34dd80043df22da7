// donGiven: the DON!! cards under it now, or when it left.
import type { Vocabulary } from '../../ability';
import { measured } from '../../candidates';
import type { Meanings } from '../../language';
import type { DonGiven } from './schema';

export const meaning = ({ donGiven }: DonGiven<Vocabulary>, meanings: Meanings) =>
  measured('don', donGiven, meanings);

/** Only a card on the field is given DON!!. */
export const printed = (): boolean => false;
