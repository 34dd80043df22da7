// Shows the cause: an arrow from it to its target, and the number that flies along.
// Invariant: it runs before the change itself and ends before the beat is over. Reduced motion shows both in place.
import type { Staged } from '@sleight/kit/staging';
import { counterKey } from '../lighting';
import { arrowBetween, middleOf } from './arrow';
import type { ElementSighting } from './sightings';
import {
  type Act,
  aboutOf,
  actOf,
  isLinked,
  type MotionStage,
  type Moving,
  moving,
  onGlass,
  sheet,
} from './stage';

/** The share of the time in which the arrow grows and the number flies; then both stay visible. */
export const GROWING = 0.55;
const TIMES = [0, GROWING, 0.85, 1];

const THICK = 26;
const SHAFT =
  'polygon(0 40%, calc(100% - 24px) 40%, calc(100% - 24px) 0, 100% 50%, calc(100% - 24px) 100%, calc(100% - 24px) 60%, 0 60%)';

interface Cause {
  readonly box: DOMRect;
  /** Null for a piece that has left the table. */
  readonly element: HTMLElement | null;
}

/** The piece that caused it, where it lies or was seen last. */
function pieceOf({ before, after, lastSeen }: MotionStage, by: string): Cause | null {
  const seen = after.pieces.get(by) ?? before.pieces.get(by);
  if (seen !== undefined) return seen;
  const box = lastSeen(by);
  return box === null ? null : { box, element: null };
}

/** The piece or the loose card that caused it. */
function causeOf(stage: MotionStage, { by, byCardOf }: Staged): Cause | null {
  if (by !== undefined) return pieceOf(stage, by);
  if (byCardOf === undefined) return null;
  const { after, scenes, played } = stage;
  const shown = scenes.after.areas.find(
    ({ kind, whose, pieces }) => kind === 'shown' && whose === byCardOf && pieces.length > 0,
  );
  const last = played.get(byCardOf);
  return (
    after.pieces.get(shown?.pieces.at(-1)?.id ?? '') ??
    after.pieces.get(last?.piece ?? '') ??
    after.zones.get(last?.to ?? '') ??
    null
  );
}

/** The target: a counter, or a piece in its last place. */
function targetOf(stage: MotionStage, fact: Staged): ElementSighting | null {
  const { how, counter, seat, piece } = fact;
  if (how === 'roll')
    return stage.after.tallies.get(counterKey({ id: counter ?? '', seat: seat ?? 0 })) ?? null;
  if (how === 'leave' || how === 'move') return stage.before.pieces.get(piece ?? '') ?? null;
  return aboutOf(stage, fact);
}

export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);

export const toneOf = (amount: number): string => (amount > 0 ? 'text-gold' : 'text-blood');

function numberFrom(stage: MotionStage, amount: number, from: DOMRect, to: DOMRect, seconds: number) {
  const [a, b] = [middleOf(from), middleOf(to)];
  const label = onGlass(
    stage,
    sheet(
      `grid place-items-center font-display text-4xl font-semibold [text-shadow:0_0_6px_black] ${toneOf(amount)}`,
      signed(amount),
    ),
    new DOMRect(b.x - 40, b.y - 24, 80, 48),
  );
  const start = `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(0.7)`;
  const way = stage.isReduced ? {} : { transform: [start, 'scale(1.2)', 'scale(1)', 'scale(1)'] };
  return { label, flight: moving(label, { opacity: [1, 1, 1, 0], ...way }, seconds, TIMES) };
}

export function pointing(stage: MotionStage, fact: Staged): Act | null {
  const [cause, target] = [causeOf(stage, fact), targetOf(stage, fact)];
  if (cause === null || target === null || cause.element === target.element) return null;
  const arrow = arrowBetween(cause.box, target.box);
  if (arrow === null) return null;
  const drawn: HTMLElement[] = [];
  const point = (seconds: number): Moving => {
    const { x, y, length, angle } = arrow;
    const shaft = onGlass(stage, sheet('bg-vermilion'), new DOMRect(x, y - THICK / 2, length, THICK));
    shaft.dataset.arrow = '';
    shaft.style.setProperty('clip-path', SHAFT);
    shaft.style.setProperty('transform-origin', 'left center');
    const turned = `rotate(${angle}rad)`;
    shaft.style.setProperty('transform', turned);
    drawn.push(shaft);
    const grown = [`${turned} scaleX(0)`, turned, turned, turned];
    const growing = stage.isReduced ? {} : { transform: grown };
    const opacity = stage.isReduced ? [0, 1, 1, 0] : [1, 1, 1, 0];
    return moving(shaft, { opacity, ...growing }, seconds, TIMES);
  };
  return actOf(
    (seconds) => {
      const movements = isLinked(stage, fact.by) ? [] : [point(seconds)];
      if (fact.amount) {
        const { label, flight } = numberFrom(stage, fact.amount, cause.box, target.box, seconds);
        drawn.push(label);
        movements.push(flight);
      }
      return movements;
    },
    () => {
      for (const one of drawn) one.remove();
    },
  );
}
