// English for discardRest: "discard the other cards".
import { imperative } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

export const en = op('discardRest', imperative(phrase('discard the other cards')));
