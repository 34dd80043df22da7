// English for rest: "rest up to 1 of your opponent's Characters".
import { imperative } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { field } from '../../words/parts';

export const en = op('rest', imperative(phrase('rest {...who}', { who: field })));
