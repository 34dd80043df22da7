// How grantKeyword is said in English: "this card gains [Rush] during this turn".
import { op } from '@sleight/kernel/text/parts';
import { keyword } from '../../words/leaves';
import { lasting, subject } from '../../words/parts';

export const en = op('grantKeyword', lasting(subject(['gains', 'gain'], '{keyword}', { keyword })));
