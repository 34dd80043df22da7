// English for giveEdge: "give the Edge to the opponent".
import { imperative } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

export const en = op('giveEdge', imperative(phrase('give the Edge to the opponent')));
