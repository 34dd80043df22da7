// Rematches: against a bot or in pass and play at once; between two people when both have asked.
// Requests are not stored on disk: after a restart people simply ask again.

import { SEATS, type Seat } from '@sleight/kernel';
import type { LiveTable } from '../matches/table';
import { refused } from '../refused';
import type { Rooms } from '../rooms/rooms';

export interface Rematches {
  /** The new match, or null until the other has asked too. */
  ask(table: LiveTable, seats: readonly Seat[]): Promise<string | null>;
  askedBy(match: string): Seat[];
}

/** People ask and leave; the oldest requests are dropped. */
const MOST_ASKED = 10_000;

export function createRematches(
  rooms: Rooms,
  tell: (match: string, asked: Seat[], next: string | null) => void,
): Rematches {
  const asked = new Map<string, Set<Seat>>();
  /** Two clicks at once must not start two matches. */
  const starting = new Map<string, Promise<string>>();

  function start(match: string, user: string | null): Promise<string> {
    const begun =
      starting.get(match) ??
      rooms.again(match, user).finally(() => {
        starting.delete(match);
        asked.delete(match);
      });
    starting.set(match, begun);
    return begun;
  }

  const askedBy = (match: string): Seat[] => SEATS.filter((seat) => asked.get(match)?.has(seat) === true);

  return {
    askedBy,
    async ask({ row, state }, seats) {
      if (state.result === null) throw refused('not-over');
      // A second click may arrive long after the next match has started.
      const begun = await rooms.nextOf(row.id);
      if (begun !== null) return begun;
      const would = asked.get(row.id) ?? new Set<Seat>();
      for (const seat of SEATS) if (seats.includes(seat) || row.chairs[seat].kind === 'bot') would.add(seat);
      asked.set(row.id, would);
      if (asked.size > MOST_ASKED) asked.delete(asked.keys().next().value!);
      const [asking] = seats;
      const asker = asking === undefined ? null : row.chairs[asking];
      const user = asker?.kind === 'person' ? asker.user : null;
      const next = would.size === SEATS.length ? await start(row.id, user) : null;
      tell(row.id, askedBy(row.id), next);
      return next;
    },
  };
}
