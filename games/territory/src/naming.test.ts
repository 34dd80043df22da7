// Sentences that people choose between must differ.

import { playing } from '@sleight/kernel';
import { MOD, ref } from '@sleight/kernel/code';
import { expect, test } from 'vitest';
import { territoryGame } from './game';
import { effectCards } from './made-up';

test('equal effects on one slot are distinguished by their number on the board; others need none', () => {
  const draw = 'Deploy: draw 1 card.';
  const setup = { start: {}, me: { effects: { 2: [draw, draw], 3: [draw] } } };
  const book = territoryGame.book({ cards: effectCards(setup) });
  const p = playing(book, territoryGame.arrange(book, setup));
  const said = p.s.mods.map(({ id }) => book.naming.ref(p, 0, ref(MOD, id)).say);
  expect(said.map(({ en }) => en)).toEqual([
    'your slot 2, effect 1: “Deploy: draw 1 card.”',
    'your slot 2, effect 2: “Deploy: draw 1 card.”',
    'your slot 3: “Deploy: draw 1 card.”',
  ]);
  expect(said[1].fr).toMatch(/^votre emplacement 2, effet 2\u202f: «/);
});
