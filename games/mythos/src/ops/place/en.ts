// English for place: "place the top card of your deck as a hidden character in this mission".
import { type Fields, imperative, oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import { flag, numberFrom } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

const sources = [
  { one: 'the top card of your deck', many: 'the top {amount} cards of your deck', from: 'deck' },
  {
    one: "the top card of the opponent's deck",
    many: "the top {amount} cards of the opponent's deck",
    from: 'opponentDeck',
  },
  { one: '1 card from your hand', many: '{amount} cards from your hand', from: 'hand' },
];
const places = [
  { where: 'in this mission', fixed: { to: 'here' } },
  { where: 'in any mission', fixed: {} },
];
const holes = { amount: numberFrom(2), linked: flag(', under your control') };

const placing = (what: string, where: string, fixed: Fields): Phrase<unknown> =>
  phrase(`place ${what} ${where}[{linked}]`, holes, fixed);

export const en = op(
  'place',
  imperative(
    oneOf<unknown>(
      ...sources.flatMap(({ one, many, from }) =>
        places.flatMap(({ where, fixed }) => [
          placing(`${one} as a hidden character`, where, { ...fixed, from, amount: 1 }),
          placing(`${many} as hidden characters`, where, { ...fixed, from }),
        ]),
      ),
    ),
  ),
);
