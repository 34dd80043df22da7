// How toDeck is said in English: "place up to 1 Character at the bottom of the owner's deck".
import { imperative, oneOf } from '@sleight/kernel/text/grammar';
import { flag } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { readAlso } from '../../words/leaves';
import { cardFrom, field, position } from '../../words/parts';

const onField = { who: field, position };
const inHand = { who: cardFrom, position };

export const en = op(
  'toDeck',
  imperative(
    readAlso<unknown>(
      oneOf<unknown>(
        phrase("place {...who} at the {position} of the owner's deck", onField),
        phrase('place {...who} at the {position} of your deck in any order', inHand),
        phrase('{shuffle} {...who} to your deck', { who: cardFrom, shuffle: flag('shuffle') }),
      ),
      phrase("place {...who} at the {position} of the owner's deck in any order", onField),
      phrase("place {...who} at the {position} of your opponent's deck", onField),
      phrase('place {...who} at the {position} of your deck', inHand),
    ),
  ),
);
