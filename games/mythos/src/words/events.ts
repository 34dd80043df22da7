// Mythos's costs, events and replaced events in English.
// Invariant: everything the schema allows and a card may need is said one way, and read back the same.
// Next: lines.ts, which puts them into lines; french-events.ts for French.
import { isFields, oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import { countOf, numberFrom, words } from '@sleight/kernel/text/leaves';
import { joined } from '@sleight/kernel/text/lists';
import { of } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { here } from './here';
import { anywhere, one } from './parts';

/** "the top card of your deck", "the top 3 cards of your deck". */
export const topCards: Phrase<number> = {
  print: (value) => (value === 1 ? 'the top card' : value > 1 ? `the top ${value} cards` : undefined),
  parse: (source, at, context) => [
    ...words({ 1: 'the top card' })
      .parse(source, at, context)
      .map(({ end }) => ({ value: 1, end })),
    ...phrase('the top {n} cards', { n: numberFrom(2) })
      .parse(source, at, context)
      .flatMap(({ value, end }) => (isFields(value) ? [{ value: value.n, end }] : [])),
  ],
};

export const cost: Phrase<unknown> = oneOf<unknown>(
  phrase('discard {discard}', { discard: countOf('card') }),
  phrase('discard {mill} of your deck', { mill: topCards }),
);

const character = of(anywhere(one), 'character');

const self = { targetType: 'self' };

const happening = (event: string, participle: string): readonly Phrase<unknown>[] => [
  phrase(`this character is ${participle}`, {}, { event, ...self }),
  phrase(`{...who} is ${participle} in this mission`, { who: here(character) }, { event }),
  phrase(`{...who} is ${participle}`, { who: character }, { event }),
];

export const event: Phrase<unknown> = oneOf<unknown>(
  phrase('you move this character', {}, { event: 'move', by: 'player', ...self }),
  phrase('you lose this mission', {}, { event: 'lose', ...self }),
  phrase('an enemy effect affects this character', {}, { event: 'affect', ...self }),
  ...happening('defeat', 'defeated'),
  ...happening('play', 'played'),
  ...happening('move', 'moved'),
);

/** "hidden or defeated". */
export const verbs: Phrase<unknown> = joined<string>(
  words({ hide: 'hidden', defeat: 'defeated', move: 'moved' }),
  {
    after: () => ' or ',
    readable: [' or '],
  },
);

const subject = of(one, 'character', 'self');

/** "another friendly character in this mission would be hidden or defeated by an enemy effect". */
export const replaced: Phrase<unknown> = oneOf<unknown>(
  phrase('{...who} would be {verbs} by an enemy effect', { who: subject, verbs }, { by: 'opponent' }),
  phrase('{...who} would be {verbs}', { who: subject, verbs }, { by: 'any' }),
);
