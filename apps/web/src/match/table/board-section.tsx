'use client';
// The board of a match or a replay: the game's layout on its surface, and the picker over it.
import { layoutOf } from '../layouts/layouts';
import { Picker } from './picker';
import { BoardSurface } from './surface';

export function BoardSection({ game, label }: { game: string; label: string }) {
  const Layout = layoutOf(game);
  return (
    <section data-board="" aria-label={label} className="relative isolate min-h-0 [grid-area:board]">
      <BoardSurface game={game} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div tabIndex={0} className="h-full overflow-auto [container:board/size]">
        <Layout />
      </div>
      <Picker />
    </section>
  );
}
