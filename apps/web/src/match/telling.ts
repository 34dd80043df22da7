// Shows the story of this match, beat by beat, to the player who has the screen.
// Read next: teller.ts for the pace, seat-table.ts for what is shown.
import type { Seat } from '@sleight/kernel';
import { soundOf } from '../sound/sound';
import { openDecision, type SeatTable } from './seat-table';
import { type MatchPage, nothingChosen, now, set, tableOf, withTable } from './store';
import { createTeller } from './teller';

/** In pass and play the deciding player's side is shown, once they have taken the screen. */
export function seating(
  tables: readonly SeatTable[],
  at: Seat,
  isFirst: boolean,
): Pick<MatchPage, 'seat' | 'curtain'> {
  if (tables.length < 2) return { seat: tables[0]?.frame.seat ?? at, curtain: null };
  const asked = tables.find((table) => openDecision(table) !== null)?.frame.seat ?? at;
  const isHandedOver = isFirst || asked !== at;
  const isOver = tables.some(({ frame, coming }) => (coming.at(-1) ?? frame).result !== null);
  if (isOver) return { seat: at, curtain: null };
  return { seat: asked, curtain: isHandedOver ? asked : now().curtain };
}

function show(table: SeatTable): void {
  const before = tableOf(now())?.frame.decision ?? null;
  const { decision } = table.frame;
  const isAskedAnew = decision?.id !== before?.id;
  set({ tables: withTable(table), ...(isAskedAnew ? nothingChosen : {}) });
  if (isAskedAnew && decision !== null && table.frame.by !== table.frame.seat) soundOf('turn');
}

export const teller = createTeller({
  table: () => (now().curtain === null ? tableOf(now()) : undefined),
  show,
  isTold: () => {
    const { seat, curtain } = seating(now().tables, now().seat, false);
    if (seat !== now().seat || curtain !== now().curtain) set({ seat, curtain });
  },
});

/** The asked player has taken the screen: now they see what happened. */
export function liftCurtain(): void {
  set({ curtain: null });
  teller.wake();
}
