// English for toDeck: "place up to 1 Character at the bottom of the owner's deck".
import { imperative, isFields, oneOf, type Phrase, via } from '@sleight/kernel/text/grammar';
import { flag } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { readAlso } from '../../words/leaves';
import { anyCard, cardFrom, field, position } from '../../words/parts';

const onField = { who: field, position };
const inHand = { who: cardFrom, position };

/** The opponent chooses among their own: "your opponent places 1 card from their hand at the bottom of their deck". */
const theirs = (area: 'hand' | 'trash'): Phrase<unknown> =>
  via(
    readAlso<unknown>(
      phrase(
        `your opponent places {...who} from their ${area} at the {position} of their deck in any order`,
        {
          who: anyCard,
          position,
        },
      ),
      phrase(`your opponent places {...who} from their ${area} at the {position} of their deck`, {
        who: anyCard,
        position,
      }),
    ),
    (action: unknown) => {
      if (!isFields(action) || action.from !== area || action.targetSide !== 'opponent') return undefined;
      const { from: _, targetSide: __, chooser, ...rest } = action;
      return chooser === 'opponent' ? rest : undefined;
    },
    (value) =>
      isFields(value) ? { ...value, targetSide: 'opponent', from: area, chooser: 'opponent' } : undefined,
  );

export const en = op(
  'toDeck',
  imperative(
    readAlso<unknown>(
      oneOf<unknown>(
        phrase("place {...who} at the {position} of the owner's deck", onField),
        phrase('place {...who} at the {position} of your deck in any order', inHand),
        theirs('hand'),
        theirs('trash'),
        phrase('{shuffle} {...who} to your deck', { who: cardFrom, shuffle: flag('shuffle') }),
      ),
      phrase("place {...who} at the {position} of the owner's deck in any order", onField),
      phrase("place {...who} at the {position} of your opponent's deck", onField),
      phrase('place {...who} at the {position} of your deck', inHand),
    ),
  ),
);
