'use client';
// Skipping: a click, a tap or Space shows the next beat, and holding it runs through the rest. Pointing at an option of
// the open decision ends the story, and the click counts.
import { useEffect } from 'react';
import { answersEarly } from './answering';
import { tableOf, useMatch } from './store';
import { teller } from './telling';

/** Held for this long, it runs through; then beats follow each other this fast. */
const HOLD_MS = 350;
const RUN_MS = 70;

/** The piece or place under the pointer, in the scene at the end of the story. */
function pointedAt(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const table = tableOf(useMatch.getState());
  const piece = target.closest<HTMLElement>('[data-piece]')?.dataset.piece;
  const zone = target.closest<HTMLElement>('[data-zone]')?.dataset.zone;
  const areas = (table?.coming.at(-1) ?? table?.frame)?.scene.areas ?? [];
  const touches = [
    areas.flatMap(({ pieces }) => pieces).find(({ id }) => id === piece)?.touch,
    areas.find(({ id }) => id === zone)?.touch,
  ];
  return touches.some((touch) => touch != null && answersEarly(touch));
}

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[data-menu], dialog, summary, a[href], input, select') !== null;

export function useSkipping(): void {
  useEffect(() => {
    let hold: ReturnType<typeof setTimeout> | undefined;
    let run: ReturnType<typeof setInterval> | undefined;
    const letGo = (): void => {
      clearTimeout(hold);
      clearInterval(run);
    };
    const runThrough = (): void => {
      run = setInterval(() => {
        if (!teller.skip()) letGo();
      }, RUN_MS);
    };
    const press = ({ target }: PointerEvent): void => {
      if (!teller.isTelling() || isControl(target)) return;
      if (pointedAt(target)) {
        teller.finish();
        return;
      }
      teller.skip();
      hold = setTimeout(runThrough, HOLD_MS);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || !teller.isTelling() || isControl(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      teller.skip();
    };
    const hide = (): void => {
      if (document.hidden) teller.finish();
    };
    addEventListener('pointerdown', press, { capture: true });
    addEventListener('pointerup', letGo);
    addEventListener('pointercancel', letGo);
    addEventListener('keydown', key, { capture: true });
    document.addEventListener('visibilitychange', hide);
    return () => {
      letGo();
      removeEventListener('pointerdown', press, { capture: true });
      removeEventListener('pointerup', letGo);
      removeEventListener('pointercancel', letGo);
      removeEventListener('keydown', key, { capture: true });
      document.removeEventListener('visibilitychange', hide);
    };
  }, []);
}
