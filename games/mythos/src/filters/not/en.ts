// "that is not a Summon character", "that are neither Team 7 characters nor Summon characters".
import { saidOf, together } from '@sleight/kernel/filters/not/en';
import type { FilterEnglish } from '../../words/context';
import { kindFilter } from '../../words/parts';
import { plural } from '../../words/plural';

const { one, many } = saidOf(kindFilter, 'character', 'characters');

export const en: FilterEnglish = { phrases: [{ slot: 'not', says: plural(one, many) }], together };
