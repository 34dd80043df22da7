// English for hide: "hide an enemy character in this mission", "hide A and another B".
import { imperative } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { upon } from '../../words/pairs';

export const en = op('hide', imperative(upon('hide')));
