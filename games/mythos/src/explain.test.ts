// On random games under both rulesets: a card is explained exactly when no option plays it face up, and a view, which is
// all a player has, explains it in the same words.

import { codeA, codeKind } from '@sleight/kernel/code';
import { optionCodes, playing } from '@sleight/kernel/decide';
import { objById } from '@sleight/kernel/objects';
import type { Seat, State } from '@sleight/kernel/state';
import { view } from '@sleight/kernel/view';
import { playThrough } from '@sleight/kit/random-play';
import { expect, it } from 'vitest';
import { type MythosBook, mythos } from './book';
import { characters } from './character';
import { PLAY, PLAY_JUTSU, REVEAL, REVEAL_UPGRADE, UPGRADE } from './listing';
import { HAND } from './places';
import { newMatch } from './random-play';
import { jutsu, official } from './rules';

/** The definitions that some option turns face up. */
function playable(book: MythosBook, s: State, seat: Seat): Set<number> {
  const p = playing(book, s);
  const codes = optionCodes(p, seat);
  const found = new Set<number>();
  for (const code of codes.list.slice(0, codes.n)) {
    const kind = codeKind(code);
    if ([PLAY, UPGRADE, PLAY_JUTSU].includes(kind)) found.add(codeA(code));
    if ([REVEAL, REVEAL_UPGRADE].includes(kind))
      found.add(s.cards.def[objById(s, codeA(code))?.cards[0] ?? 0]);
  }
  return found;
}

const books = [mythos({ rules: official }), mythos({ rules: jutsu })];

it('a card is explained exactly when it cannot be played', () => {
  const count = { open: 0, explained: 0 };
  for (let seed = 800; seed < 830; seed++) {
    const book = books[seed % 2];
    playThrough(book, newMatch(book, seed), seed, (s, _code, seat) => {
      const isTurn = s.stack.length === 1 && s.strands === null;
      if (!isTurn) return false;
      const p = playing(book, s);
      const hidden = characters(p).filter((o) => o.ctrl === seat && o.down === 1);
      const own = new Set([...s.zones[HAND + seat], ...hidden.map((o) => o.cards[0])]);
      const open = playable(book, s, seat);
      for (const def of new Set([...own].map((card) => s.cards.def[card]))) {
        const reasons = book.explain(p, seat, def);
        count[open.has(def) ? 'open' : 'explained']++;
        expect([book.defs[def].id, reasons.length === 0]).toEqual([book.defs[def].id, open.has(def)]);
        expect(book.explain(playing(book, view(book, s, seat)), seat, def)).toEqual(reasons);
      }
      return false;
    });
  }
  expect(count.open).toBeGreaterThan(500);
  expect(count.explained).toBeGreaterThan(500);
});
