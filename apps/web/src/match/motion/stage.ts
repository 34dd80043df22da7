// The environment of an act: the table before and after, and an overlay for things in flight.
// Invariant: acts never change the table itself, except to hide what a copy replaces until the act is over.
import type { Said } from '@sleight/kernel';
import type { Scene } from '@sleight/kit/scene';
import { landingOf, type Spot, type Staged, startOf } from '@sleight/kit/staging';
import { animate } from 'motion/mini';
import type { Sightings } from './sightings';

export interface MotionStage {
  readonly game: string;
  readonly glass: HTMLElement;
  readonly before: Sightings;
  readonly after: Sightings;
  readonly scenes: { readonly before: Scene; readonly after: Scene };
  readonly words: StageWords;
  /** Where a piece was that has left the table before this frame; null where nobody has seen it. */
  lastSeen(piece: string): DOMRect | null;
  /** Each seat's last played loose card, and its destination. */
  readonly played: ReadonlyMap<number, Staged>;
  /** The viewing seat. */
  readonly viewer: number;
  /** Nothing may travel, turn, grow or shake. */
  readonly isReduced: boolean;
}

/** The texts of announcements, in the page's language. */
export interface StageWords {
  readonly turn: string;
  /** The log line of the beat. */
  readonly story: string;
  readonly verdict: string;
  /** The starting player's announcement. */
  starts(seat: number): string;
  say(said: Said): string;
}

/** One fact's animation: prepared at once, played in its turn, finished early on a click. */
export interface Act {
  play(seconds: number): void;
  finish(): void;
}

export type Actor = (stage: MotionStage, fact: Staged) => Act | null;

type Keyframes = Parameters<typeof animate>[1];

export interface Moving {
  readonly finished: Promise<unknown>;
  complete(): void;
}

/**
 * Animates an element for this long, with the easing of something light being put down. `times`: when each keyframe
 * is reached, from 0 to 1, if they are not evenly spread.
 */
export const moving = (
  element: Element,
  keyframes: Keyframes,
  seconds: number,
  times?: readonly number[],
): Moving =>
  animate(element, keyframes, {
    duration: seconds,
    ease: [0.22, 0.75, 0.25, 1],
    ...(times === undefined ? {} : { times: [...times] }),
  });

/** One movement after another; finished early, the second never begins. */
export function inTurn(first: Moving, next: () => Moving): Moving {
  let second: Moving | null = null;
  let isCut = false;
  return {
    finished: first.finished.then(() => {
      if (isCut) return;
      second = next();
      return second.finished;
    }),
    complete() {
      isCut = true;
      first.complete();
      second?.complete();
    },
  };
}

/** Does the table itself draw an arrow that starts at this piece? Then a second one would only cross it. */
export const isLinked = ({ scenes }: MotionStage, piece: string | undefined): boolean =>
  [...scenes.before.links, ...scenes.after.links].some(({ from }) => from === piece);

/** A card-shaped box in the middle of a wider or lower place. */
export function cardIn({ x, y, width, height }: DOMRect): DOMRect {
  const wide = Math.max(28, Math.min(width, height * (5 / 7), 96));
  const high = wide * (7 / 5);
  return new DOMRect(x + (width - wide) / 2, y + (height - high) / 2, wide, high);
}

function boxOf({ pieces, zones }: Sightings, spot: Spot | null): DOMRect | null {
  if (spot === null) return null;
  const piece = spot.piece === null ? undefined : pieces.get(spot.piece.id);
  const zone = zones.get(spot.area.id);
  return piece?.box ?? (zone === undefined ? null : cardIn(zone.box));
}

/** A card's start and destination. */
export function wayOf({ before, after, scenes }: MotionStage, fact: Staged) {
  const start = startOf(scenes.before, fact);
  const landing = landingOf(scenes.after, fact);
  return {
    from: boxOf(before, start),
    to: boxOf(after, landing),
    leaving: start?.piece ? before.pieces.get(start.piece.id) : undefined,
    arriving: landing?.piece ? after.pieces.get(landing.piece.id) : undefined,
  };
}

/** The piece or area of a fact, in its current or else its last place. */
export function aboutOf({ before, after }: MotionStage, { piece, to, from }: Staged) {
  const now =
    after.pieces.get(piece ?? '') ?? after.zones.get(to ?? '') ?? after.zones.get(from ?? '') ?? null;
  return now ?? before.pieces.get(piece ?? '') ?? null;
}

/** How many acts hide an element; it shows again when the last one is over. */
const hiding = new WeakMap<HTMLElement, number>();

export function hide(element: HTMLElement): () => void {
  hiding.set(element, (hiding.get(element) ?? 0) + 1);
  element.dataset.flying = '';
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    const left = (hiding.get(element) ?? 1) - 1;
    hiding.set(element, left);
    if (left === 0) delete element.dataset.flying;
  };
}

/** Puts something on the overlay. */
export function onGlass(
  { glass }: MotionStage,
  element: HTMLElement,
  { x, y, width, height }: DOMRect,
): HTMLElement {
  element.classList.add('on-glass');
  element.style.setProperty('left', `${x}px`);
  element.style.setProperty('top', `${y}px`);
  element.style.setProperty('width', `${width}px`);
  element.style.setProperty('height', `${height}px`);
  glass.append(element);
  return element;
}

/** `of`: the piece that lies face down. */
export function backOf({ game }: MotionStage, of?: HTMLElement): HTMLElement {
  const back = document.createElement('img');
  back.src = `/art/${game}/back.svg`;
  back.alt = '';
  if (of?.dataset.piece !== undefined) back.dataset.copy = of.dataset.piece;
  back.className = 'rounded-sm object-cover';
  return back;
}

export function sheet(className: string, text = ''): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.textContent = text;
  return element;
}

/** An act made of animations: over when the last one is, or when it is finished early. */
export function actOf(begin: (seconds: number) => readonly Moving[], tidy: () => void): Act {
  let movements: readonly Moving[] = [];
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    tidy();
  };
  return {
    play(seconds) {
      if (isOver) return;
      movements = begin(seconds);
      void Promise.all(movements.map(({ finished }) => finished)).then(end, end);
    },
    finish() {
      for (const movement of movements) movement.complete();
      end();
    },
  };
}
