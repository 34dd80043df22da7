// The backs of the four games, fanned: for pages that have nothing else to show.
import { worldIds } from '../worlds/worlds';
import { CardBack } from './art';

const turns = ['-rotate-9', '-rotate-3', 'rotate-3', 'rotate-9'];
const drops = ['translate-y-3', '', '', 'translate-y-3'];

export const Backs = () => (
  <p aria-hidden="true" className="flex pt-2 pb-5 pl-2">
    {worldIds.map((id, i) => (
      <span
        key={id}
        className={`-ml-6 block aspect-5/7 w-20 overflow-hidden rounded-[5%/3.6%] border border-ground bg-raised first:ml-0 sm:w-32 ${turns[i]} ${drops[i]}`}
      >
        <CardBack game={id} className="size-full" />
      </span>
    ))}
  </p>
);
