import { expect, test } from 'vitest';
import type { Games } from '../net/api';
import { fitted, roomOf } from './setup';

const named = (id: string) => ({ id, name: { en: id, fr: id } });
const games: Games = [
  {
    ...named('chess'),
    set: '1',
    rulesets: ['plain', 'fast'],
    rulesetNames: {},
    decks: [named('white')],
    levels: [named('easy')],
  },
  {
    ...named('go'),
    set: '1',
    rulesets: ['plain'],
    rulesetNames: {},
    decks: [],
    levels: [named('easy'), named('hard')],
  },
];

test('nothing chosen is the first of everything, and a deck of the server’s choice', () => {
  expect(fitted(games, {}).setup).toEqual({
    game: 'chess',
    ruleset: 'plain',
    level: 'easy',
    deck: '',
    theirDeck: '',
  });
});

test('what the next game does not have falls back', () => {
  const chosen = { game: 'go', ruleset: 'fast', level: 'hard', deck: 'white' };
  expect(fitted(games, chosen).setup).toMatchObject({ ruleset: 'plain', level: 'hard', deck: '' });
});

test('a room is asked for as the protocol has it', () => {
  const { setup } = fitted(games, { deck: 'white' });
  expect(roomOf(setup, 'bot')).toEqual({
    game: 'chess',
    ruleset: 'plain',
    deck: { starter: 'white' },
    opponent: { kind: 'bot', level: 'easy' },
  });
  expect(roomOf({ ...setup, theirDeck: 'white' }, 'hotseat').opponent).toEqual({
    kind: 'hotseat',
    deck: { starter: 'white' },
  });
  expect(roomOf(setup, 'friend').opponent).toEqual({ kind: 'friend' });
});
