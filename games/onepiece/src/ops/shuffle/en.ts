// English for shuffle.
import { imperative } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

export const en = op('shuffle', imperative(phrase('shuffle your deck')));
