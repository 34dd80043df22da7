// Options show their price, and picking them costs exactly that.

import { advance, decisions, isIllegal, options, playing } from '@sleight/kernel/decide';
import { below, seedRng } from '@sleight/kernel/rng';
import { expect, test } from 'vitest';
import { mythos } from './book';
import { newMatch } from './random-play';
import { jutsu, official } from './rules';

const books = [mythos({ rules: official }), mythos({ rules: jutsu })];

test('the price in a choice is the chakra that is paid for it', () => {
  const rng = seedRng('prices');
  let paid = 0;
  for (let seed = 0; seed < 16; seed++) {
    const book = books[seed % 2];
    const s = newMatch(book, seed);
    while (s.result === null) {
      const p = playing(book, s);
      const [{ id, seat }] = decisions(p);
      const listed = options(p, seat);
      const { key, say, short } = listed[below(rng, listed.length)];
      const facts = advance(book, s, { seat, decision: id, keys: [key] });
      if (isIllegal(facts)) throw new Error(facts.illegal);
      // Paying for a JUTSU card has no fact of its own.
      if (short === undefined || facts[0]?.verb === 'playJutsu') continue;
      const price = Number(/ \((\d+) chakra\)$/.exec(say.en)?.[1]);
      expect(short.en.endsWith(`, ${price}`)).toBe(true);
      expect([key, facts[0].verb === 'pay' ? facts[0].amount : 0]).toEqual([key, price]);
      paid += price;
    }
  }
  expect(paid).toBeGreaterThan(200);
});

test('a mulligan has its own wording', () => {
  const p = playing(books[0], newMatch(books[0], 0));
  const [{ seat, why }] = decisions(p);
  expect(why.en).toBe('Keep this hand?');
  expect(options(p, seat).map(({ say }) => say.en)).toEqual(['Keep hand', 'Mulligan']);
});
