// "the number of your opponent's Life cards", "for every 2 Events in your trash".
import { isFields, oneOf, type Phrase, via } from '@sleight/kernel/text/grammar';
import { numberFrom } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import type { AmountEnglish } from '../../words/context';
import { cardNouns, fieldNouns } from '../../words/nouns';

const zone = (said: string, from: string, side?: string): Phrase<unknown> =>
  phrase(
    said,
    {},
    {
      ...(side ? { targetSide: side } : {}),
      targetType: from === 'don' ? 'don' : 'card',
      ...(from === 'don' ? {} : { from }),
    },
  );

/** Areas whose cards are counted as they are, in the plural. */
const areas: Phrase<unknown> = oneOf<unknown>(
  zone('your Life cards', 'life', 'player'),
  zone("your opponent's Life cards", 'life', 'opponent'),
  zone('DON!! cards on your field', 'don', 'player'),
  zone("DON!! cards on your opponent's field", 'don', 'opponent'),
  zone('cards in your hand', 'hand', 'player'),
  zone("cards in your opponent's hand", 'hand', 'opponent'),
  zone('cards in your trash', 'trash', 'player'),
);
/** Countable things, in the plural. */
const counted: Phrase<unknown> = oneOf<unknown>(
  areas,
  phrase('your {...core}', { core: fieldNouns.many }, { targetSide: 'player' }),
  phrase("your opponent's {...core}", { core: fieldNouns.many }, { targetSide: 'opponent' }),
  phrase('{...core} in your trash', { core: cardNouns.many }, { targetSide: 'player', from: 'trash' }),
);
/** The same in the singular, after "for every". */
const countedOne: Phrase<unknown> = oneOf<unknown>(
  zone('of your Life cards', 'life', 'player'),
  zone("of your opponent's Life cards", 'life', 'opponent'),
  zone('DON!! card on your field', 'don', 'player'),
  zone('card in your hand', 'hand', 'player'),
  zone('card in your trash', 'trash', 'player'),
  phrase('of your {...core}', { core: fieldNouns.many }, { targetSide: 'player' }),
  phrase("of your opponent's {...core}", { core: fieldNouns.many }, { targetSide: 'opponent' }),
  phrase('{...core} on your field', { core: fieldNouns.one }, { targetSide: 'player' }),
  phrase('{...core} in your trash', { core: cardNouns.one }, { targetSide: 'player', from: 'trash' }),
);

const once = (said: Phrase<unknown>): Phrase<unknown> =>
  via(
    said,
    (amount: unknown) =>
      isFields(amount) && isFields(amount.per) && amount.times === 1 && amount.every === undefined
        ? amount.per
        : undefined,
    (per) => (isFields(per) ? { per, times: 1 } : undefined),
  );

/** "the number of …", as a limit. */
const value: Phrase<unknown> = once(
  oneOf<unknown>(
    zone("the total of your and your opponent's Life cards", 'life'),
    phrase('the number of {...areas}', { areas }),
    phrase('your number of Life cards', {}, { targetSide: 'player', targetType: 'card', from: 'life' }),
  ),
);

/** "for every 2 Events in your trash", after a change expressed by `times`. */
const forEvery: Phrase<unknown> = oneOf<unknown>(
  phrase('for every {...per}', { per: inner(countedOne) }),
  phrase('for every {every} {...per}', { every: numberFrom(2), per: inner(counted) }),
);

/** The target inside `per`. */
function inner(said: Phrase<unknown>): Phrase<unknown> {
  return via(
    said,
    (value: unknown) => (isFields(value) && isFields(value.per) ? value.per : undefined),
    (per) => ({ per }),
    ['per'],
  );
}

export const en: AmountEnglish = { limit: [value], each: forEvery };
