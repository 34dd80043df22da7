// English for play: "play up to 1 {Navy} type Character card from your hand rested", "play this card".
import { imperative, isFields, oneOf, only, type Phrase, via } from '@sleight/kernel/text/grammar';
import { flag } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { readAlso } from '../../words/leaves';
import { anyCard, cardFrom, field } from '../../words/parts';

const rested = { rested: flag('rested') };
const self = (from: string | undefined, said: string): Phrase<unknown> =>
  phrase(`${said}[ {rested}]`, rested, { targetType: 'self', ...(from ? { from } : {}) });

/** Among the cards that were looked at. */
const lookedAt = (said: Phrase<unknown>): Phrase<unknown> =>
  via(
    said,
    (action: unknown) => {
      if (!isFields(action) || action.from !== 'lookedAt') return undefined;
      const { from: _, ...rest } = action;
      return rest;
    },
    (value) => (isFields(value) ? { ...value, from: 'lookedAt' } : undefined),
  );
const bound: Phrase<unknown> = only('targetType', ['bound'], field);

export const en = op(
  'play',
  imperative(
    readAlso<unknown>(
      oneOf<unknown>(
        self(undefined, 'play this card'),
        self('trash', 'play this card from your trash'),
        phrase('play {...who}[ {rested}]', { ...rested, who: cardFrom }),
        lookedAt(phrase('play {...who}[ {rested}]', { ...rested, who: anyCard })),
        phrase('play {...who}[ {rested}]', { ...rested, who: bound }),
      ),
      self('trash', 'play this Character card from your trash'),
      self('trash', 'play this Character from your trash'),
    ),
  ),
);
