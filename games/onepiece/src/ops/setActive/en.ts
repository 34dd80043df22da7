// English for setActive: "set up to 2 of your DON!! cards as active".
import { imperative } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { field } from '../../words/parts';

export const en = op('setActive', imperative(phrase('set {...who} as active', { who: field })));
