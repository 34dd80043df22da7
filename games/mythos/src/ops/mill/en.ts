// How mill is said in English: "discard the top card of the opponent's deck".
import { imperative, oneOf } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { topCards } from '../../words/events';

export const en = op(
  'mill',
  imperative(
    oneOf<unknown>(
      phrase('discard {amount} of your deck', { amount: topCards }),
      phrase("discard {amount} of the opponent's deck", { amount: topCards }, { side: 'opponent' }),
    ),
  ),
);
