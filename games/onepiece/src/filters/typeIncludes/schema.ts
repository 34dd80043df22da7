// typeIncludes: a card with a type that contains these letters.
import { z } from 'zod';
import { oneOrMore } from '../../card-words';

export const follows = 'type';

export interface TypeIncludes {
  typeIncludes: string | string[];
}

export const schema = () => z.strictObject({ typeIncludes: oneOrMore });
