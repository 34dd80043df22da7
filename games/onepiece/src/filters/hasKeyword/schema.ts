// hasKeyword: a card that has this keyword now.
import { z } from 'zod';
import { type Keyword, keywords } from '../../card-words';

export const follows = 'name';

export interface HasKeyword {
  hasKeyword: Keyword;
}

export const schema = () => z.strictObject({ hasKeyword: z.enum(keywords) });
