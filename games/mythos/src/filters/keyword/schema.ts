// keyword: with this keyword, such as a team.
import { z } from 'zod';

export const follows = 'group';

export interface Keyword {
  keyword: string;
}

export const schema = () => z.strictObject({ keyword: z.string().min(1) });
