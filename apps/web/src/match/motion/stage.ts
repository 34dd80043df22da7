// What an act has to work with: the table before and after, and a sheet of glass over it for things in flight.
// Invariant: acts never change the table itself, but for hiding what a copy stands in for, which ends with the act.
import type { Scene } from '@sleight/kernel/scene';
import { landingOf, type Spot, type Staged, startOf } from '@sleight/kernel/staging';
import { animate } from 'motion/mini';
import type { Sightings } from './sightings';

export interface Stage {
  readonly game: string;
  readonly glass: HTMLElement;
  readonly before: Sightings;
  readonly after: Sightings;
  readonly scenes: { readonly before: Scene; readonly after: Scene };
  readonly words: Words;
  /** The seat that looks on. */
  readonly viewer: number;
  /** Nothing may travel, turn, grow or shake. */
  readonly isReduced: boolean;
}

/** What announcements say, in the language of the page. */
export interface Words {
  readonly turn: string;
  /** What the log says of the beat. */
  readonly story: string;
  readonly verdict: string;
}

/** One fact on the table: made ready at once, played when its time comes, ended early by whoever clicks. */
export interface Act {
  play(seconds: number): void;
  finish(): void;
}

export type Actor = (stage: Stage, fact: Staged) => Act | null;

type Keyframes = Parameters<typeof animate>[1];

export interface Moving {
  readonly finished: Promise<unknown>;
  complete(): void;
}

/**
 * Moves an element for so long; the ease is that of something light that is put down. `times`: when each keyframe is
 * reached, from 0 to 1, where they are not spread evenly.
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

/** The shape of a card in the middle of a place that is wider or lower than one. */
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

/** Where a card sets out, and where it lands. */
export function wayOf({ before, after, scenes }: Stage, fact: Staged) {
  const start = startOf(scenes.before, fact);
  const landing = landingOf(scenes.after, fact);
  return {
    from: boxOf(before, start),
    to: boxOf(after, landing),
    leaving: start?.piece ? before.pieces.get(start.piece.id) : undefined,
    arriving: landing?.piece ? after.pieces.get(landing.piece.id) : undefined,
  };
}

/** The piece or area that a fact is about, as it lies there now, or as it lay there before. */
export function aboutOf({ before, after }: Stage, { piece, to, from }: Staged) {
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

/** Lays something on the glass. */
export function onGlass(
  { glass }: Stage,
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

export function backOf({ game }: Stage): HTMLElement {
  const back = document.createElement('img');
  back.src = `/art/${game}/back.svg`;
  back.alt = '';
  back.className = 'rounded-sm object-cover';
  return back;
}

export function sheet(className: string, text = ''): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.textContent = text;
  return element;
}

/** An act made of movements: over when the last of them is, whoever ends it. */
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
