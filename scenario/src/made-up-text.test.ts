// A made-up card may contain its whole printed text.

import type { Game } from '@sleight/kit';
import { mythosGame } from '@sleight/mythos/game';
import { onepieceGame } from '@sleight/onepiece/game';
import { territoryGame } from '@sleight/territory/game';
import { expect, test } from 'vitest';
import { runFile } from './run';

const failuresOf = (game: Game, yaml: string): string[] =>
  runFile([game], 'test.yaml', `game: ${game.id}\ntitle: T\n${yaml}`).flatMap(({ failures }) =>
    failures.map(({ step, message }) => `${step}: ${message}`),
  );

const onepiece = (text: string, expected: string): string[] =>
  failuresOf(
    onepieceGame,
    `cards:
  - id: TEST-1
    text: |
${text.replace(/^/gm, '      ')}
start: {}
me: { hand: [TEST-1], deck: [ST01-002, ST01-003, ST01-004, ST01-005], don: 1 }
play: [{ me: play TEST-1 }]
expect: ${expected}`,
  );

test('with keywords, reminders in parentheses and a line for each ability', () => {
  const text = `[Blocker] (After your opponent declares an attack, you may rest this card to make it the new target of the attack.)
[On Play] Draw 2 cards.
[Trigger] Play this card.`;
  expect(onepiece(text, '[TEST-1 has Blocker, I have 2 cards in hand]')).toEqual([]);
  expect(onepiece(text.replace('[Blocker]', '[Rush]'), '[TEST-1 has no Blocker, TEST-1 has Rush]')).toEqual(
    [],
  );
});

test('with lines that were wrapped, also inside a reminder', () => {
  const text = `[Blocker] (After your opponent declares an attack,
you may rest this card to make it the new target of the attack.)
[On Play] Draw
2 cards.`;
  expect(onepiece(text, '[TEST-1 has Blocker, I have 2 cards in hand]')).toEqual([]);
});

test('a text that cannot be parsed is refused with the card and the reason', () => {
  expect(onepiece('[On Play] Draw 2 crads.', '[I have 2 cards in hand]')[0]).toMatch(
    /^setup: cards: TEST-1: "\[On Play\] Draw 2 crads\.": /,
  );
});

test('an ability in a list may include its reminder', () => {
  const card = `cards: [{ id: TEST-1, abilities: ["[Blocker] (It may block.)", "[On Play] Draw 1 card. (From your deck.)"] }]
start: {}
me: { hand: [TEST-1], deck: [ST01-002], don: 1, filler: 3 }
play: [{ me: play TEST-1 }]
expect: [TEST-1 has Blocker, I have 1 cards in hand]`;
  expect(failuresOf(onepieceGame, card)).toEqual([]);
});

test('in every game with rules text', () => {
  const territory = `cards: [{ id: dummy, kind: unit, power: 4, text: "Deploy: draw\\n1 card. (It comes from your deck.)" }]
start: {}
me: { hand: [dummy], deck: [pawn] }
play: [{ me: play dummy at slot 1 }]
expect: ["my hand is [pawn]"]`;
  expect(failuresOf(territoryGame, territory)).toEqual([]);
  const mythos = `cards: [{ id: TEST-1, text: "MAIN: gain\\n2 chakra. (Now.)\\nUPGRADE: draw 1 card." }]
start: {}
me: { hand: [TEST-1], chakra: 1 }
play: [{ me: play TEST-1 at mission 1 }, { me: accept }]
expect: [I have 2 chakra]`;
  expect(failuresOf(mythosGame, mythos)).toEqual([]);
});
