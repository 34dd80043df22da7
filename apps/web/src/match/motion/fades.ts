// The beats of a story with reduced motion: new things fade in, removed ones fade out.
// Invariant: nothing travels, turns, grows or shakes.
import type { Staged } from '@sleight/kit/staging';
import { holdUp } from './hold-up';
import { type Act, type Actor, aboutOf, actOf, type MotionStage, moving, onGlass, wayOf } from './stage';
import { isHeldUp } from './timing';

const fadeIn = (element: Element, seconds: number) => moving(element, { opacity: [0, 1] }, seconds);

/** An arriving card fades in; at its origin a copy fades out. */
function crossFade(stage: MotionStage, fact: Staged): Act | null {
  const { from, leaving, arriving } = wayOf(stage, fact);
  const ghost = from !== null && leaving?.copy ? onGlass(stage, leaving.copy, from) : null;
  if (ghost === null && arriving === undefined) return null;
  return actOf(
    (seconds) => [
      ...(ghost === null ? [] : [moving(ghost, { opacity: [1, 0] }, seconds)]),
      ...(arriving === undefined ? [] : [fadeIn(arriving.element, seconds)]),
    ],
    () => ghost?.remove(),
  );
}

const travel: Actor = (stage, fact) =>
  isHeldUp(fact, stage.viewer) ? holdUp(stage, fact, null) : crossFade(stage, fact);

const inPlace: Actor = (stage, fact) => {
  const about = aboutOf(stage, fact);
  if (about === null) return null;
  return actOf(
    (seconds) => [fadeIn(about.element, seconds)],
    () => {},
  );
};

export const fades = {
  deal: travel,
  play: travel,
  move: travel,
  merge: travel,
  leave: travel,
  layer: travel,
  flip: inPlace,
  look: inPlace,
  mark: inPlace,
  attack: inPlace,
  pulse: inPlace,
} satisfies Readonly<Record<string, Actor>>;
