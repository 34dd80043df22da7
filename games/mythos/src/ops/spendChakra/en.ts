// English for spendChakra: "spend any amount of additional chakra".
import { imperative } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

export const en = op('spendChakra', imperative(phrase('spend any amount of additional chakra')));
