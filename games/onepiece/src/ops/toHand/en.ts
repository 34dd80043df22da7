// English for toHand: "add up to 1 Character card from your trash to your hand".
import { imperative } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { cardFrom } from '../../words/parts';

export const en = op('toHand', imperative(phrase('add {...who} to your hand', { who: cardFrom })));
