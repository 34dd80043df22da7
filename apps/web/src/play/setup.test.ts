import { expect, test } from 'vitest';
import type { Games } from '../net/api';
import { fitted, roomOf, savedId } from './setup';

const named = (id: string) => ({ id, name: { en: id, fr: id } });
const level = (id: string, ...personas: string[]) => ({
  ...named(id),
  personas: personas.map((one) => ({ ...named(one), about: { en: one, fr: one } })),
});
const games: Games = [
  {
    ...named('chess'),
    set: '1',
    rulesets: ['plain', 'fast'],
    rulesetNames: {},
    decks: [named('white')],
    levels: [level('easy', 'pip')],
  },
  {
    ...named('go'),
    set: '1',
    rulesets: ['plain'],
    rulesetNames: {},
    decks: [],
    levels: [level('easy'), level('hard', 'tarn')],
  },
];

test('nothing chosen is the first of everything, and a deck of the server’s choice', () => {
  expect(fitted(games, {}).setup).toEqual({
    game: 'chess',
    ruleset: 'plain',
    level: 'easy',
    persona: '',
    deck: '',
    theirDeck: '',
  });
});

test('what the next game does not have falls back', () => {
  const chosen = { game: 'go', ruleset: 'fast', level: 'hard', deck: 'white' };
  expect(fitted(games, chosen).setup).toMatchObject({ ruleset: 'plain', level: 'hard', deck: '' });
});

test('a character is one of its level, and of no other', () => {
  const chosen = { game: 'go', level: 'hard', persona: 'tarn' };
  const { setup, level: found } = fitted(games, chosen);
  expect(found?.personas.map(({ id }) => id)).toEqual(['tarn']);
  expect(roomOf(setup, 'bot').opponent).toEqual({ kind: 'bot', level: 'hard', persona: 'tarn' });
  expect(fitted(games, { ...chosen, level: 'easy' }).setup.persona).toBe('');
});

test('one’s own decks are offered in their game alone', () => {
  const mine = [{ id: '7', game: 'chess' }];
  const deck = savedId('7');
  expect(fitted(games, { game: 'chess', deck }, mine).setup.deck).toBe(deck);
  expect(fitted(games, { game: 'go', deck }, mine).setup.deck).toBe('');
  expect(fitted(games, { game: 'chess', deck }).setup.deck).toBe('');
  expect(roomOf(fitted(games, { deck, theirDeck: deck }, mine).setup, 'bot')).toMatchObject({
    deck: { saved: '7' },
    opponent: { deck: { saved: '7' } },
  });
});

test('where no deck is chosen it is the one last played with in that game, if it is still there', () => {
  const last = (game: string) => (game === 'chess' ? 'white' : 'black');
  expect(fitted(games, { game: 'chess' }, [], last).setup.deck).toBe('white');
  expect(fitted(games, { game: 'chess', deck: '' }, [], last).setup.deck).toBe('');
  expect(fitted(games, { game: 'go' }, [], last).setup.deck).toBe('');
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
