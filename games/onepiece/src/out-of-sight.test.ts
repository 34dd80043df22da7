// A card that went out of sight is not recognised when it shows again while the same text still resolves (law 9), and
// what a hand could pay is not told by what is asked (law 10).

import { advance, decisions, isIllegal, options, playing } from '@sleight/kernel/decide';
import type { State } from '@sleight/kernel/state';
import { redact } from '@sleight/kernel/telling';
import { view } from '@sleight/kernel/view';
import { expect, test } from 'vitest';
import { onepieceGame } from './game';
import { plainCards } from './plain-cards';

const FOE = 1;

interface Side {
  readonly hand: readonly string[];
  readonly deck: readonly string[];
  readonly life?: readonly string[];
  readonly don?: number;
}

/** The table after the player's picks, from a hand and a deck. */
function table(text: string, side: Side, picks: readonly string[]) {
  const cards = [...plainCards, { id: 'T-1', cost: 0, abilities: [text] }];
  const book = onepieceGame.book({ cards });
  const s: State = onepieceGame.arrange(book, {
    start: {},
    me: { ...side, hand: ['T-1', ...side.hand] },
    foe: { characters: ['ST01-003', 'ST01-008'] },
  });
  for (const key of ['play T-1', ...picks]) {
    const told = advance(book, s, { seat: 0, decision: s.asked[0], keys: [key] });
    if (isIllegal(told)) throw new Error(`${key}: ${told.say.en}`);
  }
  return { book, s };
}

/** The other seat's view of it. */
function after(text: string, side: Side, picks: readonly string[]) {
  const { book, s } = table(text, side, picks);
  return view(book, s, FOE);
}

const RESTING = "rest up to 1 of your opponent's Characters.";

test('whether the trashed card is the drawn one is hidden', () => {
  const text = `[On Play] Draw 1 card and trash 1 card from your hand. Then, ${RESTING}`;
  const picks = ['choose ST01-009 from hand'];
  const drawn = after(text, { hand: ['ST01-010'], deck: ['ST01-009', 'ST01-004'] }, picks);
  const held = after(text, { hand: ['ST01-009'], deck: ['ST01-010', 'ST01-004'] }, picks);
  expect(held).toEqual(drawn);
});

test('whether the trashed card was the Life card taken is hidden', () => {
  const life = 'add 1 card from the top of your Life cards to your hand';
  const text = `[On Play] You may ${life}: Trash 1 card from your hand. Then, ${RESTING}`;
  const picks = ['top', 'choose ST01-009 from hand'];
  const deck = ['ST01-004'];
  const taken = after(text, { hand: ['ST01-010'], deck, life: ['ST01-009', 'ST01-004'] }, picks);
  const held = after(text, { hand: ['ST01-009'], deck, life: ['ST01-010', 'ST01-004'] }, picks);
  expect(held).toEqual(taken);
});

test('whether the trashed card was the one taken from a look is hidden', () => {
  const look = 'Look at 2 cards from the top of your deck; add up to 1 card to your hand';
  const rest = 'Then, place the rest at the bottom of your deck in any order';
  const text = `[On Play] ${look}. ${rest}. Then, trash 1 card from your hand. Then, ${RESTING}`;
  const taken = after(text, { hand: ['ST01-010'], deck: ['ST01-009', 'ST01-004', 'ST01-002'] }, [
    'choose ST01-009 from deck',
    'choose ST01-009 from hand',
  ]);
  const held = after(text, { hand: ['ST01-009'], deck: ['ST01-010', 'ST01-004', 'ST01-002'] }, [
    'choose ST01-010 from deck',
    'choose ST01-009 from hand',
  ]);
  expect(held).toEqual(taken);
});

test.each([
  'You may trash 1 Event from your hand: Draw 1 card.',
  'You may rest this Character and trash 1 Event from your hand: Draw 1 card.',
  'DON!! −1, You may trash 1 Event from your hand: Draw 1 card.',
  'You may rest 1 of your Characters and trash 1 Event from your hand: Draw 1 card.',
  'You may add 1 card from the top of your Life cards to your hand and trash 1 Event from your hand: Draw 1 card.',
])('whether a hand could pay does not show: %s', (text) => {
  const side = { deck: ['ST01-004', 'ST01-003'], don: 2 };
  const can = table(`[On Play] ${text}`, { ...side, hand: ['ST01-014'] }, []);
  const cannot = table(`[On Play] ${text}`, { ...side, hand: ['ST01-009'] }, []);
  expect(view(cannot.book, cannot.s, FOE)).toEqual(view(can.book, can.s, FOE));
  const p = playing(cannot.book, cannot.s);
  expect(decisions(p).map(({ seat }) => seat)).toEqual([0]);
  expect(options(p, 0).map(({ key }) => key)).toEqual(['decline']);
  expect(options(playing(can.book, can.s), 0).length).toBeGreaterThan(1);
});

test('with an empty hand both players can tell, and nothing is asked', () => {
  const text = '[On Play] You may trash 1 Event from your hand: Draw 1 card.';
  const { book, s } = table(text, { hand: [], deck: ['ST01-004', 'ST01-003'] }, []);
  expect(options(playing(book, s), 0).map(({ key }) => key)).toContain('end turn');
});

test('whether a hand could pay for a substitute does not show', () => {
  const cards = [
    ...plainCards,
    { id: 'T-1', cost: 0, abilities: ["[On Play] K.O. up to 1 of your opponent's Characters."] },
    {
      id: 'T-2',
      abilities: ["If this Character would be K.O.'d, you may trash 1 Event from your hand instead."],
    },
  ];
  const book = onepieceGame.book({ cards });
  const asked = (hand: string[]) => {
    const s: State = onepieceGame.arrange(book, {
      start: {},
      me: { hand: ['T-1'] },
      foe: { characters: ['T-2'], hand },
    });
    for (const key of ['play T-1', 'choose enemy character 1']) {
      const told = advance(book, s, { seat: 0, decision: s.asked[0], keys: [key] });
      if (isIllegal(told)) throw new Error(`${key}: ${told.say.en}`);
    }
    return s;
  };
  const [can, cannot] = [asked(['ST01-014']), asked(['ST01-009'])];
  expect(view(book, cannot, 0)).toEqual(view(book, can, 0));
  const keys = (s: State) => options(playing(book, s), FOE).map(({ key }) => key.split(' ')[0]);
  expect([keys(can), keys(cannot)]).toEqual([['decline', 'instead'], ['decline']]);
  expect(keys(asked([]))).toEqual([]);
});

test('since when a revealed card was held does not show', () => {
  const text = '[On Play] You may reveal 1 Event from your hand: Draw 1 card.';
  const book = onepieceGame.book({ cards: [...plainCards, { id: 'T-1', cost: 0, abilities: [text] }] });
  const heard = (hand: string[]) => {
    const s: State = onepieceGame.arrange(book, { start: {}, me: { hand: ['T-1', ...hand] } });
    const told = ['play T-1', 'choose ST01-014 from hand'].map((key) =>
      advance(book, s, { seat: 0, decision: s.asked[0], keys: [key] }),
    );
    const facts = told[1];
    if (isIllegal(facts)) throw new Error(facts.say.en);
    return redact(facts, FOE);
  };
  expect(heard(['ST01-003', 'ST01-014'])).toEqual(heard(['ST01-014', 'ST01-003']));
});
