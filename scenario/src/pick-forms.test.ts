// Malformed picks are distinguished from illegal ones.

import { type Book, options, playing, SEATS, type State } from '@sleight/kernel';
import { below, seedRng } from '@sleight/kernel/rng';
import type { Game } from '@sleight/kit';
import { mythosGame } from '@sleight/mythos/game';
import { shelf } from '@sleight/shelf';
import { territoryGame } from '@sleight/territory/game';
import { describe, expect, test } from 'vitest';
import { factVerbs } from './fact-words';
import { goldenDecks, readDeck } from './golden-decks';
import { meaningless } from './pick-forms';
import { runFile } from './run';
import { answer, decisionOf, layTable } from './table';

/** Plays a few random games and shows each position. */
function wander(game: Game, book: Book, each: (s: State) => void): readonly string[] {
  const decks = Object.values(goldenDecks(game, book)).map(readDeck);
  const verbs = new Set<string>();
  for (let i = 0; i < 6 && decks.length > 0; i++) {
    const rng = seedRng(`wander ${i}`);
    const pair = [decks[below(rng, decks.length)], decks[below(rng, decks.length)]] as const;
    const table = layTable(game, book, game.start(book, pair, `wander ${i}`), false);
    while (table.s.result === null) {
      each(table.s);
      const p = playing(book, table.s);
      const [seat] = SEATS.filter((one) => options(p, one).length > 0);
      const open = options(p, seat);
      const { key } = open[below(rng, open.length)];
      answer(table, { seat, decision: decisionOf(table, seat), keys: [key] });
    }
    for (const { verb } of table.facts) verbs.add(verb);
  }
  return [...verbs];
}

test.each(shelf.map((game) => [game.id, game] as const))(
  '%s: every key of every position has a form, and every fact a verb that scenarios may say',
  (_, game) => {
    for (const ruleset of game.rulesets) {
      const book = game.book({ ruleset });
      const strange = new Set<string>();
      const verbs = wander(game, book, (s) => {
        const p = playing(book, s);
        for (const seat of SEATS)
          for (const { key } of options(p, seat)) {
            const why = meaningless(p, seat, key);
            if (why !== null) strange.add(why);
          }
      });
      expect([...strange]).toEqual([]);
      expect(verbs.filter((verb) => !factVerbs(game, book).includes(verb))).toEqual([]);
    }
  },
);

const failuresOf = (game: Game, setup: string, step: string): string[] =>
  runFile(
    [game],
    'test.yaml',
    `game: ${game.id}\ntitle: T\n${setup}\nplay: [${step}]\nexpect: [match is not over]`,
  )
    .flatMap(({ failures }) => failures)
    .map(({ message }) => message);

describe('an illegal pick must be well-formed', () => {
  const mythos = (pick: string): string[] =>
    failuresOf(
      mythosGame,
      'start: {}\nme: { hand: [KS-009, KS-J145], at: { 1: [KS-010] } }\nfoe: { hand: [KS-086], at: { 1: [KS-013] } }',
      `{ illegal: { me: ${pick} } }`,
    );

  test('a well-formed pick that is refused passes', () => {
    expect(mythos('play KS-009 at mission 1')).toEqual([]);
    expect(mythos('upgrade KS-010 with KS-009')).toEqual([]);
    expect(mythos('reveal KS-010')).toEqual([]);
    expect(mythos('play KS-J145 with enemy KS-013')).toEqual([]);
  });

  test('a missing word fails, and the forms are listed', () => {
    expect(mythos('play KS-009 mission 1')).toEqual([
      '"play KS-009 mission 1" is no pick of this game; "play" is said: play CARD at PLACE, play CARD with OBJECT',
    ]);
    expect(mythos('play KS-009')[0]).toContain('is no pick of this game');
    expect(mythos('upgrade KS-009 KS-010')[0]).toContain('is no pick of this game');
  });

  test('a form for another kind of card fails', () => {
    expect(mythos('play KS-J145 at mission 1')[0]).toContain('is no pick of this game');
    expect(mythos('play KS-009 with KS-010')[0]).toContain('is no pick of this game');
  });

  test('a missing card, character or mission fails', () => {
    expect(mythos('play KS-044 at mission 1')).toEqual([
      '"play KS-044 at mission 1" names what is not there: me has no KS-044',
    ]);
    expect(mythos('play KS-086 at mission 1')[0]).toContain('me has no KS-086');
    expect(mythos('reveal KS-044')).toEqual([
      '"reveal KS-044" names what is not there: there is no "KS-044" in play',
    ]);
    expect(mythos('reveal my KS-013')[0]).toContain('there is no "my KS-013" in play');
    expect(mythos('play KS-009 at mission 7')).toEqual([
      '"play KS-009 at mission 7" names what is not there: there is no mission 7',
    ]);
  });

  test('an unknown word is reported as unknown, not as illegal', () => {
    expect(mythos('palsy KS-009 at mission 1')[0]).toContain(
      '"palsy" in "palsy KS-009 at mission 1" is neither',
    );
    expect(
      failuresOf(territoryGame, 'start: {}\nme: { hand: [scout] }', '{ me: play scuot at slot 1 }')[0],
    ).toContain(
      '"scuot" in "play scuot at slot 1" is neither a card nor a word of a pick; legal: play scout at slot 1',
    );
  });

  test('a wrong but well-formed pick is reported as not legal', () => {
    const setup = 'start: {}\nme: { hand: [scout] }\nfoe: { hand: [pawn] }';
    expect(failuresOf(territoryGame, setup, '{ me: play scout at slot 2 }, { me: pass }')).toEqual([
      'nothing is asked of me now',
    ]);
    expect(failuresOf(territoryGame, setup, '{ me: activate slot 2 }')[0]).toContain(
      'there is no "slot 2" in play',
    );
    expect(failuresOf(territoryGame, setup, '{ me: done }')[0]).toContain('"done" is not legal; legal:');
  });

  test('a unit is played somewhere, an action is not', () => {
    const setup = 'start: {}\nme: { hand: [scout, bloodrite] }';
    expect(failuresOf(territoryGame, setup, '{ illegal: { me: play bloodrite } }')).toEqual([]);
    expect(failuresOf(territoryGame, setup, '{ illegal: { me: play scout } }')[0]).toContain(
      'is no pick of this game',
    );
    expect(failuresOf(territoryGame, setup, '{ illegal: { me: play bloodrite at slot 1 } }')[0]).toContain(
      'no pick',
    );
  });
});
