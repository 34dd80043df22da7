// The opponent's played card: moved to the middle, held up to be read, and put in its place.
// With reduced motion it only fades in and out.
import type { Staged } from '@sleight/kit/staging';
import { type Act, actOf, hide, type MotionStage, moving, wayOf } from './stage';
import { HELD_UP_MS } from './timing';

interface Way {
  readonly from: DOMRect;
  readonly to: DOMRect;
}

/** The transform that moves the middle card over another box. */
function over(middle: DOMRect, box: DOMRect): string {
  const scale = box.width / middle.width;
  const dx = box.x + box.width / 2 - (middle.x + middle.width / 2);
  const dy = box.y + box.height / 2 - (middle.y + middle.height / 2);
  return `translate(${dx}px, ${dy}px) scale(${scale})`;
}

/** Shares of the time: moving in, held up, moving out. */
const times = (seconds: number): number[] => {
  const held = Math.min(0.75, HELD_UP_MS / 1000 / Math.max(seconds, 0.001));
  const ways = (1 - held) / 2;
  return [0, ways, 1 - ways, 1];
};

export function holdUp(stage: MotionStage, fact: Staged, way: Way | null): Act | null {
  const card = stage.glass.querySelector<HTMLElement>('[data-held-up]');
  if (card === null) return null;
  const { arriving } = wayOf(stage, fact);
  const show = arriving === undefined ? () => {} : hide(arriving.element);
  if (arriving?.element.dataset.piece !== undefined) card.dataset.copy = arriving.element.dataset.piece;
  return actOf(
    (seconds) => {
      const at = times(seconds);
      if (way === null) return [moving(card, { opacity: [0, 1, 1, 0] }, seconds, at)];
      const middle = card.getBoundingClientRect();
      const [start, end] = [over(middle, way.from), over(middle, way.to)];
      return [
        moving(card, { transform: [start, 'none', 'none', end] }, seconds, at),
        moving(card, { opacity: [1, 1, 1, 0.6] }, seconds, at),
      ];
    },
    () => {
      card.style.setProperty('opacity', '0');
      show();
    },
  );
}
