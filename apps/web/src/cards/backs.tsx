// Backs of cards, fanned: for pages that have nothing else to show. Lazy, else they are fetched ahead on every page, as
// each has the page about what is not there at hand.
import { worldIds } from '../worlds/worlds';
import { CardBack } from './art';

const turns = ['-rotate-9', '-rotate-3', 'rotate-3', 'rotate-9'];
const drops = ['translate-y-3', '', '', 'translate-y-3'];

/** `of`: the games they are of, four at most; one of each where nothing is said. */
export const Backs = ({ of = worldIds }: { of?: readonly string[] }) => (
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
