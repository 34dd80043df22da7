'use client';
// The same page for another game.
import { Link } from '../i18n/navigation';
import { useSay } from '../i18n/said';
import { useHereInSight } from '../ui/here-in-sight';
import { worlds } from './worlds';

export function WorldTabs({ game, base, label }: { game: string; base: string; label: string }) {
  const say = useSay();
  const strip = useHereInSight(game);
  return (
    <nav
      ref={strip}
      aria-label={label}
      className="relative -mx-4 flex overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0 scroll-hidden"
    >
      {worlds.map(({ id, name }) => (
        <Link
          key={id}
          href={`${base}/${id}`}
          aria-current={id === game ? 'page' : undefined}
          className="inline-flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-2 font-display sm:px-4 sm:text-lg text-dim hover:text-gold aria-[current]:border-vermilion aria-[current]:text-paper"
        >
          {say(name)}
        </Link>
      ))}
    </nav>
  );
}
