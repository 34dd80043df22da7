// How long each player has been away from a match, for claiming the win.
// Invariant: absence counts only while the opponent is present, so nobody can claim right after an outage that
// disconnected both. Kept in memory; a restart starts the count again.

import { SEATS, type Seat } from '@sleight/kernel';

/** Abandoned matches are never cleared, so the oldest entries are dropped. */
const MOST_KEPT = 10_000;

type Present = readonly boolean[];

interface Kept {
  isPresent: Present;
  /** When each seat went away, or when the other came back; null while it is present. */
  since: (number | null)[];
}

export interface Absences {
  /** The seats at the table now. */
  noted(match: string, isPresent: Present): void;
  /** For how many milliseconds a seat has been away; null while it is present. */
  awayFor(match: string, seat: Seat): number | null;
  /** The match is over. */
  ended(match: string): void;
}

export function createAbsences(now: () => number = Date.now): Absences {
  const matches = new Map<string, Kept>();

  return {
    noted(match, isPresent) {
      const before = matches.get(match) ?? { isPresent: [false, false], since: [null, null] };
      const hasCome = SEATS.map((seat) => isPresent[seat] && !before.isPresent[seat]);
      const since = SEATS.map((seat) => {
        if (isPresent[seat]) return null;
        const isWaitedForAnew = hasCome[seat === 0 ? 1 : 0];
        return isWaitedForAnew ? now() : (before.since[seat] ?? now());
      });
      matches.delete(match);
      matches.set(match, { isPresent, since });
      if (matches.size > MOST_KEPT) matches.delete(matches.keys().next().value!);
    },
    awayFor(match, seat) {
      const since = matches.get(match)?.since[seat] ?? null;
      return since === null ? null : now() - since;
    },
    ended: (match) => void matches.delete(match),
  };
}
