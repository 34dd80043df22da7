// Movements of a card from one area to another: dealt, played, moved, put onto another, defeated.
// Invariant: a copy travels on the overlay while the card itself, already in place, is hidden.
import { ensure } from '@sleight/kernel/ensure';
import type { Staged } from '@sleight/kit/staging';
import { holdUp } from './hold-up';
import { copyOf } from './sightings';
import {
  type Act,
  type Actor,
  actOf,
  backOf,
  hide,
  inTurn,
  type MotionStage,
  moving,
  onGlass,
  sheet,
  wayOf,
} from './stage';
import { isHeldUp } from './timing';

/** The look of a movement: its height in card heights, its growth, whether it blurs or turns over at the end. */
interface Flight {
  readonly arc: number;
  readonly lift: number;
  readonly blur?: number;
  readonly isDealt?: true;
}

/** The share of the time in which a card that came face down turns over in its place. */
const TURNING = 0.3;

const above = ({ x, y, width, height }: DOMRect): DOMRect => new DOMRect(x, y - height, width, height);

function fly(stage: MotionStage, fact: Staged, { arc, lift, blur = 0, isDealt }: Flight): Act | null {
  const { from: seen, to, leaving, arriving } = wayOf(stage, fact);
  // A card dealt from a pile that is not displayed drops in from above.
  const from = seen ?? (isDealt && to !== null ? above(to) : null);
  if (from === null || to === null) return null;
  const face = arriving?.element ?? leaving?.copy ?? null;
  const isBack = face === null || (isDealt && leaving === undefined);
  const ghost = onGlass(stage, isBack ? backOf(stage, arriving?.element) : copyOf(face), to);
  // It stays in place until its turn; a card from a pile is not visible before.
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const shrunk = from.width / to.width;
  const start = `translate(${dx}px, ${dy}px) scale(${shrunk})`;
  ghost.style.setProperty('transform-origin', 'top left');
  ghost.style.setProperty('transform', start);
  if (leaving === undefined) ghost.style.setProperty('opacity', '0');
  const show = arriving === undefined ? () => {} : hide(arriving.element);
  const rise = arc * to.height;
  const land = (): void => {
    ghost.remove();
    show();
  };
  const turns = isBack && arriving?.element.dataset.card !== undefined;
  const middle = `translate(${dx / 2}px, ${dy / 2 - rise}px) scale(${((1 + shrunk) / 2) * lift})`;
  return actOf((seconds) => {
    ghost.style.setProperty('opacity', '1');
    const flies = turns ? seconds * (1 - TURNING) : seconds;
    const flight = moving(
      ghost,
      {
        transform: [start, middle, 'translate(0px, 0px) scale(1.05)', 'translate(0px, 0px) scale(1)'],
        ...(blur === 0 ? {} : { filter: ['blur(0px)', `blur(${blur}px)`, 'blur(0px)', 'blur(0px)'] }),
      },
      flies,
    );
    if (!turns || arriving === undefined) return [flight];
    const up = { transform: ['rotateY(-90deg)', 'rotateY(0deg)'] };
    const turnUp = () => {
      land();
      return moving(arriving.element, up, seconds * TURNING);
    };
    return [inTurn(flight, turnUp)];
  }, land);
}

const SHARDS = 14;
const inks = ['bg-paper', 'bg-vermilion', 'bg-gold', 'bg-line'];

/** Paper scraps that fall from where a card was. */
function shards(stage: MotionStage, box: DOMRect): HTMLElement[] {
  return Array.from({ length: SHARDS }, (_, i) => {
    const side = box.width * (0.07 + 0.05 * (i % 3));
    const x = box.x + box.width * ((i * 0.37) % 1);
    const y = box.y + box.height * ((i * 0.61) % 1);
    return onGlass(stage, sheet(ensure(inks[i % inks.length], 'ink')), new DOMRect(x, y, side, side));
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

/** The opponent's card is held up on its way; the player's own flies straight. */
const played =
  (flight: Flight): Actor =>
  (stage, fact) => {
    if (!isHeldUp(fact, stage.viewer)) return fly(stage, fact, flight);
    const { from, to } = wayOf(stage, fact);
    // A phone does not show the hand it comes from: there it fades in and out.
    return holdUp(stage, fact, from === null || to === null ? null : { from, to });
  };

/** Another sheet drops onto the stack; the first one turns over from its back. */
const layer: Actor = (stage, fact) => {
  const { to, arriving } = wayOf(stage, fact);
  if (to === null || arriving === undefined) return null;
  const area = stage.scenes.before.areas.find(({ id }) => id === fact.to);
  const isFirst = (area?.pieces.length ?? 0) === 0;
  const ghost = onGlass(stage, copyOf(arriving.element), arriving.box);
  const back = isFirst ? onGlass(stage, backOf(stage, arriving.element), arriving.box) : null;
  ghost.style.setProperty('opacity', '0');
  const show = hide(arriving.element);
  return actOf(
    (seconds) => {
      if (back === null) {
        const drop = ['translateY(-48%) rotate(-4deg) scale(1.2)', 'translateY(0) scale(1.03)', 'none'];
        return [moving(ghost, { transform: drop, opacity: [0, 1, 1] }, seconds)];
      }
      const [away, up] = [
        ['rotateY(0)', 'rotateY(90deg)', 'rotateY(90deg)'],
        ['rotateY(-90deg)', 'rotateY(-90deg)', 'rotateY(0)'],
      ];
      return [
        moving(back, { transform: away }, seconds),
        moving(ghost, { transform: up, opacity: [0, 1, 1] }, seconds),
      ];
    },
    () => {
      ghost.remove();
      back?.remove();
      show();
    },
  );
};

export const travels = {
  deal: (stage, fact) => fly(stage, fact, { arc: 0.15, lift: 1, isDealt: true }),
  play: played({ arc: 0.55, lift: 1.18 }),
  move: (stage, fact) => fly(stage, fact, { arc: 0.1, lift: 1, blur: 3 }),
  merge: played({ arc: 0.7, lift: 1.25 }),
  leave,
  layer,
} satisfies Readonly<Record<string, Actor>>;
