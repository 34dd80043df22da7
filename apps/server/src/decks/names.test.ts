import { shelf } from '@sleight/shelf';
import { expect, test } from 'vitest';
import { deckNames } from './names';

const games = shelf.filter(({ decks }) => decks.length > 1);
const over = { status: 'over', task: null } as const;

test.each(games.map((game) => [game.id, game] as const))(
  '%s: prebuilt decks are called by their names',
  (_, game) => {
    const [one, two] = game.decks;
    const decks = [{ ...one, cards: one.cards.toReversed() }, two] as const;
    expect(deckNames(game, { ...over, decks }, [0], [])).toEqual([one.name, two.name]);
  },
);

test('a player’s saved deck is called by its name, in its own game and seat only', () => {
  const [game] = games;
  const [{ name, ...list }] = game.decks;
  const saved = [{ game: game.id, name: 'Mine', list }];
  const decks = [list, list] as const;
  expect(deckNames(game, { ...over, decks }, [1], saved)).toEqual([name, { en: 'Mine', fr: 'Mine' }]);
  expect(deckNames(game, { ...over, decks }, [1], [{ ...saved[0], game: 'chess' }])).toEqual([name, name]);
});

test('an unnamed deck with a leader is called by the leader, any other has no name', () => {
  const led = games.find(({ decks }) => decks[0].leader !== undefined)!;
  const { leader } = led.decks[0];
  const { name } = led.cards().find(({ id }) => id === leader)!;
  const other = games.find(({ decks }) => decks[0].leader === undefined)!;
  const odd = (list: { leader?: string }) =>
    [
      { ...list, cards: [] },
      { ...list, cards: [] },
    ] as const;
  expect(deckNames(led, { ...over, decks: odd({ leader }) }, [0], [])).toEqual([name, name]);
  expect(deckNames(other, { ...over, decks: odd({}) }, [0], [])).toEqual([null, null]);
});

test('the opponent’s deck has no name during the match, and a puzzle has none at all', () => {
  const [game] = games;
  const decks = [game.decks[0], game.decks[1]] as const;
  expect(deckNames(game, { status: 'live', task: null, decks }, [1], [])).toEqual([null, game.decks[1].name]);
  const task = { kind: 'guide', id: 'x', setup: {} } as const;
  expect(deckNames(game, { status: 'over', task, decks }, [0], [])).toEqual([null, null]);
});
