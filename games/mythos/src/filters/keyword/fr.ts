// The keyword behind the noun: « de l'Équipe 7 », « Invocation ».
import type { FilterFrench } from '../../words/context';
import { keywords, whatItIs } from '../../words/names';
import type { Keyword } from './schema';

export const fr = ({ keyword }: Keyword): FilterFrench => whatItIs(keywords[keyword] ?? keyword);
