'use client';
// The surface of the table, one for each game: the board in the middle, and the players' rails.
// Invariant: it lies behind everything in its stacking context and receives no pointer events.
import { RailPrint, TablePrint } from '../../cards/art';

const behind = 'pointer-events-none absolute inset-0 -z-10 size-full';

export const BoardSurface = ({ game }: { game: string }) => <TablePrint game={game} className={behind} />;

export const Rail = ({ game }: { game: string }) => (
  <RailPrint game={game} className={`${behind} border-y border-line/70`} />
);
