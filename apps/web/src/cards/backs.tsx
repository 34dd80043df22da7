// Fanned card backs, for pages with nothing else to show. They load lazily; otherwise every page would preload them,
// because every page includes the not-found page.
import { worldIds } from '../worlds/worlds';
import { CardBack } from './art';

const turns = ['-rotate-9', '-rotate-3', 'rotate-3', 'rotate-9'];
const drops = ['translate-y-3', '', '', 'translate-y-3'];

/** `of`: their games, four at most; by default one of each of the first four. */
export const Backs = ({ of = worldIds.slice(0, turns.length) }: { of?: readonly string[] }) => (
  <p aria-hidden="true" className="flex pt-2 pb-5 pl-2">
    {of.map((game, i) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: backs of one game are all alike
        key={i}
        className={`-ml-6 block aspect-5/7 w-20 overflow-hidden rounded-[5%/3.6%] border border-ground bg-raised first:ml-0 sm:w-32 ${turns[i]} ${drops[i]}`}
      >
        <CardBack game={game} className="size-full" isLazy />
      </span>
    ))}
  </p>
);
