// English for addThisToHand.
import { imperative } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

export const en = op('addThisToHand', imperative(phrase('add this card to your hand')));
