// The beats of a story for players who asked for less motion: what is new fades in, what is gone fades out.
// Invariant: nothing travels, turns, grows or shakes.
import type { Staged } from '@sleight/kernel/staging';
import { holdUp } from './hold-up';
import { type Act, type Actor, aboutOf, actOf, moving, onGlass, type Stage, wayOf } from './stage';
import { isHeldUp } from './timing';

const fadeIn = (element: Element, seconds: number) => moving(element, { opacity: [0, 1] }, seconds);

/** Where a card arrives it fades in; where it left, its copy fades out. */
function crossFade(stage: Stage, fact: Staged): Act | null {
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
  flip: inPlace,
  look: inPlace,
  mark: inPlace,
  attack: inPlace,
  pulse: inPlace,
  score: inPlace,
} satisfies Readonly<Record<string, Actor>>;
