// Scoring: the place lights up, the winner's cards glow, a mission turns over, and the points fly to their counter.
import type { Area } from '@sleight/kit/scene';
import type { Staged } from '@sleight/kit/staging';
import { counterKey } from '../lighting';
import { middleOf } from './arrow';
import { signed } from './pointing';
import {
  type Actor,
  aboutOf,
  actOf,
  hide,
  type MotionStage,
  type Moving,
  moving,
  onGlass,
  sheet,
} from './stage';

/** The width of the disc that shows points, and its share of what it starts on. */
const POINTS = 76;
const SHARE = 0.6;
/** The middle of a card's picture, from its upper edge: its numbers and its name are at the corners and below. */
const PICTURE = 0.4;

/** The contents of one lane as one box; null if it is not a lane. */
function laneBox({ scenes, after }: MotionStage, { lane }: Area): DOMRect | null {
  const boxes = scenes.after.areas
    .filter((area) => lane > 0 && area.lane === lane)
    .flatMap(({ id }) => after.zones.get(id)?.box ?? []);
  if (boxes.length === 0) return null;
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** The visible part of a card: the next one may cover its right side. */
function inSight(box: DOMRect, next: DOMRect | undefined): DOMRect {
  const isCovered = next !== undefined && next.x > box.x && next.x < box.right && next.y < box.bottom;
  return isCovered ? new DOMRect(box.x, box.y, next.x - box.x, box.height) : box;
}

/** The winner's cards there. */
const winnersIn = ({ scenes, after }: MotionStage, { lane }: Area, { seat }: Staged): DOMRect[] =>
  scenes.before.areas
    .filter((area) => lane > 0 && area.lane === lane && seat !== undefined && area.whose === seat)
    .flatMap(({ pieces }) => {
      const boxes = pieces.flatMap(({ id }) => after.pieces.get(id)?.box ?? []);
      return boxes.map((box, i) => inSight(box, boxes[i + 1]));
    });

export const score: Actor = (stage, fact) => {
  const about = aboutOf(stage, fact);
  if (about === null) return null;
  const area = stage.scenes.before.areas.find(({ id }) => id === (fact.to ?? fact.from));
  const key = counterKey({ id: fact.counter ?? '', seat: fact.seat ?? 0 });
  const tally = stage.after.tallies.get(key);
  const drawn: HTMLElement[] = [];
  // The total keeps its old value until the points have arrived.
  const old = fact.amount && tally !== undefined ? stage.before.tallies.get(key)?.copy : null;
  const ghost = old && tally !== undefined ? onGlass(stage, old, tally.box) : null;
  const show = ghost === null || tally === undefined ? () => {} : hide(tally.element);
  const lay = (element: HTMLElement, box: DOMRect): HTMLElement => {
    drawn.push(onGlass(stage, element, box));
    return element;
  };
  const seen = { opacity: [0, 1, 1, 0] };

  function points(seconds: number): Moving[] {
    if (!fact.amount || tally === undefined || about === null) return [];
    // It starts on the picture of the winner's last card: totals and names are why it came, so they stay in sight.
    const card = area === undefined ? undefined : winnersIn(stage, area, fact).at(-1);
    const box = card ?? about.box;
    const size = Math.min(POINTS, box.width * SHARE);
    const a =
      card === undefined ? middleOf(box) : { x: box.x + box.width / 2, y: box.y + box.height * PICTURE };
    const b = middleOf(tally.box);
    const at = stage.isReduced ? b : a;
    const flying = lay(
      sheet(
        'grid place-items-center rounded-full border-4 border-ground bg-gold font-display font-semibold text-ground',
        signed(fact.amount),
      ),
      new DOMRect(at.x - size / 2, at.y - size / 2, size, size),
    );
    flying.style.setProperty('font-size', `${size * 0.48}px`);
    if (stage.isReduced) return [moving(flying, seen, seconds)];
    const way = `translate(${b.x - a.x}px, ${b.y - a.y}px) scale(0.5)`;
    const path = { transform: ['scale(0.4)', 'scale(1.3)', 'scale(1.2)', way], opacity: [0, 1, 1, 1] };
    return [moving(flying, path, seconds, [0, 0.25, 0.5, 1])];
  }

  return actOf(
    (seconds) => {
      const lane = area === undefined ? null : laneBox(stage, area);
      const edge = fact.seat === undefined ? 'border-edge' : 'border-gold bg-gold/10';
      const light =
        lane === null ? [] : [moving(lay(sheet(`rounded-sm border-4 ${edge}`), lane), seen, seconds)];
      const glow =
        area === undefined
          ? []
          : winnersIn(stage, area, fact).map((box) =>
              moving(lay(sheet('rounded-sm border-4 border-gold bg-gold/20'), box), seen, seconds),
            );
      // Its back is never seen: words would stand there mirrored.
      const turns = ['rotateY(0)', 'rotateY(90deg)', 'rotateY(-90deg)', 'rotateY(0)'];
      const turn =
        area?.kind === 'mission' && !fact.amount && !stage.isReduced
          ? [moving(about.element, { transform: turns }, seconds, [0, 0.5, 0.5, 1])]
          : [];
      return [...light, ...glow, ...turn, ...points(seconds)];
    },
    () => {
      for (const one of drawn) one.remove();
      ghost?.remove();
      show();
    },
  );
};
