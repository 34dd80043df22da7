import { expect, test } from 'vitest';
import type { Games } from '../net/api';
import { fitted, roomOf, savedId } from './setup';

const named = (id: string) => ({ id, name: { en: id, fr: id } });
const level = (id: string, ...personas: string[]) => ({
  ...named(id),
  personas: personas.map((one) => ({
    ...named(one),
    about: { en: one, fr: one },
    style: { en: one, fr: one },
  })),
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

test('the default is the first of everything, and a deck of the server’s choice', () => {
  expect(fitted(games, {}).setup).toEqual({
    game: 'chess',
    ruleset: 'plain',
    level: 'easy',
    persona: 'pip',
    manner: null,
    deck: '',
    theirDeck: '',
  });
});

test('a choice the next game does not have falls back', () => {
  const chosen = { game: 'go', ruleset: 'fast', level: 'hard', deck: 'white' };
  expect(fitted(games, chosen).setup).toMatchObject({ ruleset: 'plain', level: 'hard', deck: '' });
});

test('a character belongs to its level only', () => {
  const chosen = { game: 'go', level: 'hard', persona: 'tarn' };
  const { setup, level: found } = fitted(games, chosen);
  expect(found?.personas.map(({ id }) => id)).toEqual(['tarn']);
  expect(roomOf(setup, 'bot').opponent).toEqual({ kind: 'bot', level: 'hard', persona: 'tarn' });
  expect(fitted(games, { ...chosen, level: 'easy' }).setup.persona).toBe('');
});

test('the user’s decks are offered only in their game', () => {
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

test('without a choice the last deck played in that game is used, if it still exists', () => {
  const last = (game: string) => (game === 'chess' ? 'white' : 'black');
  expect(fitted(games, { game: 'chess' }, [], last).setup.deck).toBe('white');
  expect(fitted(games, { game: 'chess', deck: '' }, [], last).setup.deck).toBe('');
  expect(fitted(games, { game: 'go' }, [], last).setup.deck).toBe('');
});

test('a room is requested in the protocol’s form', () => {
  const { setup } = fitted(games, { deck: 'white' });
  expect(roomOf(setup, 'bot')).toEqual({
    game: 'chess',
    ruleset: 'plain',
    deck: { starter: 'white' },
    opponent: { kind: 'bot', level: 'easy', persona: 'pip' },
  });
  expect(roomOf({ ...setup, theirDeck: 'white' }, 'hotseat').opponent).toEqual({
    kind: 'hotseat',
    deck: { starter: 'white' },
  });
  expect(roomOf(setup, 'friend').opponent).toEqual({ kind: 'friend' });
});

test('only a language model gets a manner, and only one the game offers', () => {
  const usual = { difficulty: 'seasoned', style: 'plain', among: 'all' } as const;
  const manners = {
    difficulty: [named('beginner'), named('seasoned')],
    style: [named('plain'), named('bold')],
    among: [named('all')],
    usual,
  };
  const offered = games.map((game) => ({
    ...game,
    levels: [...game.levels, { ...level('model'), manners }],
  }));
  const asked = (manner: Partial<typeof usual> | object) =>
    roomOf(fitted(offered, { level: 'model', manner: { ...usual, ...manner } }).setup, 'bot').opponent;
  expect(asked({ style: 'bold' })).toEqual({
    kind: 'bot',
    level: 'model',
    manner: { ...usual, style: 'bold' },
  });
  expect(asked({ among: 'best-three', difficulty: 'best' })).toMatchObject({ manner: usual });
  expect(fitted(offered, { level: 'easy' }).setup.manner).toBeNull();
});

test('changed rules are sent with the room; unchanged rules are not', () => {
  const { setup } = fitted(games, {});
  expect(roomOf(setup, 'friend', { lanes: 5 })).toMatchObject({ rules: { lanes: 5 } });
  expect(roomOf(setup, 'friend', {})).not.toHaveProperty('rules');
});
