// Ways of a card from one area to another: dealt, played, moved, laid onto another, defeated.
// Invariant: a copy travels on the glass while the card itself, already where it belongs, waits unseen.
import type { Staged } from '@sleight/kernel/staging';
import { holdUp } from './hold-up';
import { copyOf } from './sightings';
import {
  type Act,
  type Actor,
  actOf,
  backOf,
  hide,
  moving,
  onGlass,
  type Stage,
  sheet,
  wayOf,
} from './stage';
import { isHeldUp } from './timing';

/** How a way looks: how high it rises in card heights, how much larger, whether it blurs or turns over at the end. */
interface Flight {
  readonly arc: number;
  readonly lift: number;
  readonly blur?: number;
  readonly isDealt?: true;
}

function fly(stage: Stage, fact: Staged, { arc, lift, blur = 0, isDealt }: Flight): Act | null {
  const { from, to, leaving, arriving } = wayOf(stage, fact);
  if (from === null || to === null) return null;
  const face = arriving?.element ?? leaving?.copy ?? null;
  const isBack = face === null || (isDealt && leaving === undefined);
  const ghost = onGlass(stage, isBack ? backOf(stage) : copyOf(face), to);
  // It stays where it was until its time comes; what comes out of a pile is not seen before.
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const shrunk = from.width / to.width;
  const start = `translate(${dx}px, ${dy}px) scale(${shrunk})`;
  ghost.style.setProperty('transform-origin', 'top left');
  ghost.style.setProperty('transform', start);
  if (leaving === undefined) ghost.style.setProperty('opacity', '0');
  const show = arriving === undefined ? () => {} : hide(arriving.element);
  const rise = arc * to.height;
  const middle = `translate(${dx / 2}px, ${dy / 2 - rise}px) scale(${((1 + shrunk) / 2) * lift})`;
  return actOf(
    (seconds) => {
      ghost.style.setProperty('opacity', '1');
      const flight = moving(
        ghost,
        {
          transform: [start, middle, 'translate(0px, 0px) scale(1.05)', 'translate(0px, 0px) scale(1)'],
          ...(blur === 0 ? {} : { filter: ['blur(0px)', `blur(${blur}px)`, 'blur(0px)', 'blur(0px)'] }),
        },
        seconds,
      );
      return [flight];
    },
    () => {
      ghost.remove();
      show();
      if (isBack && arriving?.element.dataset.card !== undefined)
        moving(arriving.element, { transform: ['rotateY(-90deg)', 'rotateY(0deg)'] }, 0.16);
    },
  );
}

const SHARDS = 14;
const inks = ['bg-paper', 'bg-vermilion', 'bg-gold', 'bg-line'];

/** Cut-out scraps that fall away from where a card was. */
function shards(stage: Stage, box: DOMRect): HTMLElement[] {
  return Array.from({ length: SHARDS }, (_, i) => {
    const side = box.width * (0.07 + 0.05 * (i % 3));
    const x = box.x + box.width * ((i * 0.37) % 1);
    const y = box.y + box.height * ((i * 0.61) % 1);
    return onGlass(stage, sheet(inks[i % inks.length]), new DOMRect(x, y, side, side));
  });
}

const leave: Actor = (stage, fact) => {
  const { from, leaving } = wayOf(stage, fact);
  const copy = leaving?.copy;
  if (from === null || !copy) return fly(stage, fact, { arc: 0.2, lift: 1 });
  const ghost = onGlass(stage, copy, from);
  let scraps: HTMLElement[] = [];
  return actOf(
    (seconds) => {
      scraps = shards(stage, from);
      const falling = scraps.map((scrap, i) => {
        const [x, y] = [Math.cos(i * 2.4) * from.width * 0.8, (Math.sin(i * 2.4) + 0.8) * from.height * 0.5];
        const end = `translate(${x}px, ${y}px) rotate(${90 + i * 40}deg)`;
        return moving(scrap, { transform: ['none', end], opacity: [1, 1, 0] }, seconds);
      });
      const fading = moving(
        ghost,
        { transform: ['scale(1)', 'scale(1.08)', 'scale(0.86)'], opacity: [1, 0.9, 0] },
        seconds * 0.8,
      );
      return [fading, ...falling];
    },
    () => {
      for (const one of [ghost, ...scraps]) one.remove();
    },
  );
};

/** The other player's card is held up on its way; one's own flies straight. */
const played =
  (flight: Flight): Actor =>
  (stage, fact) => {
    if (!isHeldUp(fact, stage.viewer)) return fly(stage, fact, flight);
    const { from, to } = wayOf(stage, fact);
    return from === null || to === null ? null : holdUp(stage, fact, { from, to });
  };

export const travels = {
  deal: (stage, fact) => fly(stage, fact, { arc: 0.15, lift: 1, isDealt: true }),
  play: played({ arc: 0.55, lift: 1.18 }),
  move: (stage, fact) => fly(stage, fact, { arc: 0.1, lift: 1, blur: 3 }),
  merge: played({ arc: 0.7, lift: 1.25 }),
  leave,
} satisfies Readonly<Record<string, Actor>>;
