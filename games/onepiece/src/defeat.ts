// Losing (spec 17): rule processing that acts at once, even in the middle of a resolution.

import type { Play } from '@sleight/kernel/book';
import { ref, SEAT } from '@sleight/kernel/code';
import { speakFor } from '@sleight/kernel/derive';
import { attach } from '@sleight/kernel/modifiers';
import { defOf, speaks } from '@sleight/kernel/objects';
import { other, SEATS, type Seat } from '@sleight/kernel/state';
import { tell } from '@sleight/kernel/telling';
import { INERT, LOOP_ENDED } from './counters';
import { THIS_TURN } from './durations';
import { onField } from './field';
import { DECK } from './places';
import { type DeckOut, deckOutsOf } from './shared';

/** This many effects in a row that no player can stop are a loop (spec 17). */
export const MOST_COMPULSORY = 1000;
/** Kind of the modifiers that record whose deck ran out this turn, for texts that delay the loss. */
const RAN_OUT = 5;

/** Ends the match. The search for loops means nothing afterwards, and depends on how the card pool is numbered. */
function endMatch(p: Play, winner: Seat | null, reason: string): void {
  p.s.num.fill(0, LOOP_ENDED);
  p.s.result = { winner, reason };
  tell(p, 'matchResult', winner === null ? {} : { seat: winner });
}

export const lose = (p: Play, seat: Seat, reason: string): void => endMatch(p, other(seat), reason);

/** A loop that no player can stop is a draw. */
export const drawnByLoop = (p: Play): void => endMatch(p, null, 'loop');

/** A text of this player about an empty deck, if there is one and it is not negated (ruling 87). */
function spared(p: Play, seat: Seat): DeckOut['outcome'] | null {
  const texts = deckOutsOf(p.book);
  if (texts.length === 0) return null;
  for (const o of onField(p.s, seat)) {
    if (!speaks(o)) continue;
    const f = speakFor(o.ctrl, o.id);
    const line = defOf(p, o).lines.find(({ index }) => texts[index]?.works(p, f) === true);
    if (line !== undefined) return texts[line.index]?.outcome ?? null;
  }
  return null;
}

/** If one player loses, the opponent wins; if both lose at once it is a draw. */
function decide(p: Play, losers: readonly Seat[]): void {
  if (losers.length === 0) return;
  endMatch(p, losers.length > 1 ? null : other(losers[0]), 'deck');
}

const hasRunOut = (p: Play, seat: Seat): boolean =>
  p.s.mods.some(({ kind, on }) => kind === RAN_OUT && on === ref(SEAT, seat));

/** A player with an empty deck has lost, even without failing to draw, unless a text says otherwise. */
export function checkDecks(p: Play): void {
  const { s } = p;
  if (s.result !== null) return;
  const isOut = (seat: Seat): boolean => s.zones[DECK + seat].length === 0;
  if (!isOut(0) && !isOut(1)) return;
  const out = SEATS.filter(isOut).map((seat) => ({ seat, outcome: spared(p, seat) }));
  for (const { seat, outcome } of out)
    if (outcome === 'loseAtEndOfTurn' && !hasRunOut(p, seat))
      attach(p, { on: ref(SEAT, seat), by: seat, kind: RAN_OUT, line: INERT, until: THIS_TURN });
  const winners = out.filter(({ outcome }) => outcome === 'win');
  if (winners.length > 0)
    decide(
      p,
      winners.map(({ seat }) => other(seat)),
    );
  else
    decide(
      p,
      out.filter(({ outcome }) => outcome === null).map(({ seat }) => seat),
    );
}

/** At the end of a turn in which a deck ran out, a player spared until then has lost. */
export function checkSpared(p: Play): void {
  if (p.s.result !== null) return;
  decide(
    p,
    SEATS.filter((seat) => hasRunOut(p, seat) && spared(p, seat) === 'loseAtEndOfTurn'),
  );
}
