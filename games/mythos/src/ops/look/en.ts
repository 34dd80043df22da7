// How look is said in English: "look at a hidden character in play", "look at the top 3 cards of your deck".
import { imperative, oneOf } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { topCards } from '../../words/events';
import { who } from '../../words/parts';

export const en = op(
  'look',
  imperative(
    oneOf<unknown>(
      phrase("look at the opponent's hand", {}, { from: 'hand', side: 'opponent' }),
      phrase('look at {amount} of your deck', { amount: topCards }, { from: 'deck' }),
      phrase(
        "look at {amount} of the opponent's deck",
        { amount: topCards },
        { from: 'deck', side: 'opponent' },
      ),
      phrase('look at {...who}', { who }),
    ),
  ),
);
