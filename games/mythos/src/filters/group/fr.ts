// The group behind the noun: « du Village de la Feuille », « Indépendant ».
import type { FilterFrench } from '../../words/context';
import { groups, whatItIs } from '../../words/names';
import type { Group } from './schema';

export const fr = ({ group }: Group): FilterFrench => whatItIs(groups[group] ?? group);
