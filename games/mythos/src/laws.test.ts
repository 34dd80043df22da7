// The laws of the kernel, shown on random games of Mythos under both rulesets.

import { resample } from '@sleight/kernel/resample';
import { below, seedRng } from '@sleight/kernel/rng';
import { view } from '@sleight/kernel/view';
import { LAWS, type Matches, resamplesTrue } from '@sleight/kit/laws';
import { playThrough } from '@sleight/kit/random-play';
import { describe, expect, it } from 'vitest';
import { mythos } from './book';
import { MISSION_CARD } from './counters';
import { newMatch } from './random-play';
import { jutsu, official } from './rules';

const books = [mythos({ rules: official }), mythos({ rules: jutsu })];

const tables: readonly Matches[] = books.map((book) => ({ book, newMatch: (seed) => newMatch(book, seed) }));
const same = (found: unknown, wanted: unknown): void => expect(found).toEqual(wanted);

describe('the laws, on random games', () => {
  it.each(LAWS)('%s', (_, law) => {
    for (const matches of tables) for (let seed = 0; seed < 12; seed++) law(matches, seed, same);
  });
});

describe('resampling', () => {
  it('gives a state that looks exactly like the view it came from, and plays on to an end', () => {
    const rng = seedRng('resample');
    for (let seed = 700; seed < 716; seed++) resamplesTrue(tables[seed % 4 < 2 ? 0 : 1], seed, rng, 8, same);
  });

  it('puts a mission only where missions are, even if the guess at the other list is wrong', () => {
    const rng = seedRng('guess');
    let hidden = 0;
    for (let seed = 720; seed < 736; seed++) {
      const book = books[seed % 4 < 2 ? 0 : 1];
      const s = newMatch(book, seed);
      playThrough(book, s, seed, (now, _code, seat) => {
        if (below(rng, 8) !== 0 || now.strands !== null) return false;
        const own = now.cards.def.filter((_, card) => now.cards.owner[card] === seat);
        const world = resample(book, view(book, now, seat), [own, own], rng);
        for (const o of world.objs) {
          if (o === null) continue;
          const places = book.places[o.at].seat === null ? 'missions' : 'characters';
          const isMission = book.defs[world.cards.def[o.cards[0]]].kind === MISSION_CARD;
          expect(isMission ? 'missions' : 'characters').toBe(places);
          hidden += o.down;
        }
        return false;
      });
    }
    expect(hidden).toBeGreaterThan(50);
  });
});
