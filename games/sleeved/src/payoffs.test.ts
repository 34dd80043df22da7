// The predicted result of two commits is the result of the round.

import { optionCodes, pick, playing } from '@sleight/kernel/decide';
import { logistic } from '@sleight/kernel/maths';
import { below, seedRng } from '@sleight/kernel/rng';
import { clone, SEATS } from '@sleight/kernel/state';
import { describe, expect, test } from 'vitest';
import { sleeved } from './book';
import { ROUND } from './counters';
import { evaluate } from './evaluate';
import { DECK } from './places';
import { newMatch, playThrough } from './random-play';
import type { SleevedBook } from './rulebook';
import { presets } from './rules';
import { sealed } from './sealed';

/** Rounds of random games at which no seat has picked yet and both decks are full enough to draw from. */
function roundsOf(book: SleevedBook, seeds: number) {
  const starts: ReturnType<typeof clone>[] = [];
  for (let seed = 0; seed < seeds; seed++) {
    let asked = -1;
    playThrough(book, newMatch(book, seed), seed, (s) => {
      const hasDecks = SEATS.every((seat) => s.zones[DECK + seat].length > 4);
      if (s.num[ROUND] !== asked && hasDecks && s.strands !== null) starts.push(clone(s));
      asked = s.num[ROUND];
      return false;
    });
  }
  return starts;
}

describe.each([
  ['classic', sleeved()],
  ['sprint', sleeved({ rules: presets.sprint })],
] as const)('payoffs in %s', (_name, book) => {
  const rounds = roundsOf(book, 6);
  const rng = seedRng('payoffs');

  test('are the chances that the evaluator gives once both commits have met', () => {
    let met = 0;
    for (const s of rounds) {
      const p = playing(book, clone(s));
      const mine = sealed.commits(p, 0);
      const theirs = sealed.commits(p, 1);
      const payoffs = sealed.payoffs(p)(mine, theirs);
      for (let i = 0; i < 20; i++) {
        const [a, b] = [below(rng, mine.length), below(rng, theirs.length)];
        const table = playing(book, clone(s));
        for (const code of mine[a].codes) pick(table, 0, code);
        for (const code of theirs[b].codes) pick(table, 1, code);
        optionCodes(table, 0);
        const { result } = table.s;
        const played =
          result === null
            ? logistic(evaluate(table, 0))
            : result.winner === null
              ? 0.5
              : result.winner === 0
                ? 1
                : 0;
        expect(payoffs[a][b]).toBeCloseTo(played, 9);
        met++;
      }
    }
    expect(met).toBeGreaterThan(200);
  });

  test('no commit is as good as another in everything', () => {
    for (const s of rounds) {
      const all = sealed.commits(playing(book, s), 0);
      expect(new Set(all.map(({ numbers }) => numbers.join())).size).toBe(all.length);
    }
  });
});
