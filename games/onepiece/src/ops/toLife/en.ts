// English for toLife: "add up to 1 card from the top of your deck to the top of your Life cards".
import { imperative, isFields, oneOf, type Phrase, via } from '@sleight/kernel/text/grammar';
import { flag } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { anyCard, cardFrom, field, position } from '../../words/parts';

/** Cards whose area is part of the sentence. */
const from = (area: string, said: Phrase<unknown>): Phrase<unknown> =>
  via(
    said,
    (action: unknown) => {
      if (!isFields(action) || action.from !== area) return undefined;
      const { from: _, targetSide, ...rest } = action;
      return targetSide === (area === 'deck' ? 'player' : undefined) ? rest : undefined;
    },
    (value) =>
      isFields(value)
        ? { ...value, from: area, ...(area === 'deck' ? { targetSide: 'player' } : {}) }
        : undefined,
  );
const holes = { position, faceUp: flag('face-up') };
const face = '[ {faceUp}]';

export const en = op(
  'toLife',
  imperative(
    oneOf<unknown>(
      from(
        'deck',
        phrase(`add {...who} from the top of your deck to the {position} of your Life cards${face}`, {
          ...holes,
          who: anyCard,
        }),
      ),
      phrase(`add {...who} to the {position} of your Life cards${face}`, { ...holes, who: cardFrom }),
      from(
        'lookedAt',
        phrase(`add {...who} to the {position} of your Life cards${face}`, { ...holes, who: anyCard }),
      ),
      phrase(`add {...who} to the {position} of the owner's Life cards${face}`, { ...holes, who: field }),
      phrase(`add {...who} to the {position} of your opponent's Life cards${face}`, { ...holes, who: field }),
    ),
  ),
);
