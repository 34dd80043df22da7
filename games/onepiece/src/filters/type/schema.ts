// type: a card of this type, or of one of these.
import { z } from 'zod';
import { oneOrMore } from '../../card-words';

export const follows = 'multicolored';

export interface Type {
  type: string | string[];
}

export const schema = () => z.strictObject({ type: oneOrMore });
