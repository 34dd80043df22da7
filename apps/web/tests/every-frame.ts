// Samples the page of a match in every animation frame, from the first one on. Equal samples in a row are kept once.
import type { Page } from 'playwright-core';

export interface FrameSample {
  /** A fraction while a step is being considered and not yet sent. */
  readonly version: number;
  readonly beat: number;
  /** The number of log lines. */
  readonly lines: number;
  /** Is an animation running? */
  readonly isMoving: boolean;
  readonly tallies: Readonly<Record<string, string>>;
  /** Is there a decision? */
  readonly isAsked: boolean;
  /** Is a card held up, or does something of the beat still move? Cards that only close a gap do not count. */
  readonly isTelling: boolean;
  /** The totals of lanes, by lane and seat. */
  readonly sums: Readonly<Record<string, number>>;
  /** Pieces that are drawn more than once, on the table or above it. */
  readonly twice: readonly string[];
  /** Totals that differ from the sum of the visible numbers. */
  readonly wrongSums: readonly string[];
  readonly isOver: boolean;
}

function look(main: HTMLElement): FrameSample {
  const isOnTable = (one: Element) => one.closest('[data-glass]') === null && one.getClientRects().length > 0;
  const all = (selector: string, within: Element = main) => [
    ...within.querySelectorAll<HTMLElement>(selector),
  ];
  const number = (text: string | null) => Number((text ?? '').replace('−', '-'));
  const added = (parts: readonly Element[]) =>
    parts.reduce((sum, { textContent }) => sum + number(textContent), 0);
  const wrong = (shown: Element, counted: number) =>
    number(shown.textContent) === counted ? [] : [`${shown.textContent}, not ${counted}`];

  /** The total of a side of a lane is the sum of its cards. */
  const lanes = all('[data-lane] [data-sum]').flatMap((sum) => {
    const lane = sum.closest('[data-lane]') ?? main;
    return wrong(sum, added(all(`[data-zone$=":${sum.dataset.sum}"] [data-power]`, lane)));
  });
  /** A total of a layered card is the sum of the numbers not struck through; a negative sum may count as 0. */
  const layers = all('[data-board] table').flatMap((table) =>
    all('tfoot td', table).flatMap((total, column) => {
      const cells = all('tbody tr', table).map((row) => all('td', row)[column]);
      const sum = added(cells.flatMap((cell) => all(':scope > span:not(.line-through)', cell)));
      return number(total.textContent) === 0 && sum < 0 ? [] : wrong(total, sum);
    }),
  );
  /** Life cards and DON!! cards are drawn beside their number. */
  const life = all('[data-zone^="life:"]').flatMap((zone) =>
    all('p > :last-child', zone).flatMap((n) => wrong(n, all(':scope > span > span', zone).length)),
  );
  const don = all('[data-tally^="don"]:has(svg)').flatMap((tally) =>
    all(':scope > :not(.sr-only):not([aria-hidden])', tally).flatMap((n) =>
      wrong(n, all('svg', tally).length),
    ),
  );

  const isVisible = (one: Element) =>
    Number(getComputedStyle(one).opacity) > 0.05 && one.getBoundingClientRect().width > 2;
  /** A card being turned or moved is drawn above the table in place of the piece. */
  const ids = [
    ...all('[data-piece]:not([data-flying])')
      .filter(isOnTable)
      .map((one) => one.dataset.piece ?? ''),
    ...all('[data-glass] [data-copy]')
      .filter(isVisible)
      .map((one) => one.dataset.copy ?? ''),
  ];
  const movements = document
    .getAnimations()
    .filter((one) => one.timeline === document.timeline && one.playState === 'running');
  /** A card that only makes room is moved, never turned or resized. */
  const isOfBeat = ({ effect }: Animation) =>
    effect instanceof KeyframeEffect &&
    effect.target?.closest('[data-board], [data-hand], [data-glass]') != null &&
    effect.getKeyframes().some(({ transform }) => /scale|rotate/.test(`${transform}`));
  const inTheAir = all('[data-glass] > *, [data-flying]').filter(
    (one) => !('heldUp' in one.dataset) || isVisible(one),
  );
  const { version, beat, stage } = main.dataset;
  return {
    version: Number(version),
    beat: Number(beat),
    lines: all('ol[aria-label="Log"] p').length,
    isAsked: stage === 'asked',
    isTelling: inTheAir.length > 0 || movements.some(isOfBeat),
    sums: Object.fromEntries(
      all('[data-lane] [data-sum]').map((sum) => [
        `${sum.closest<HTMLElement>('[data-lane]')?.dataset.lane} ${sum.dataset.sum}`,
        number(sum.textContent),
      ]),
    ),
    isMoving: all('[data-glass] > *, [data-flying]').length + movements.length > 0,
    tallies: Object.fromEntries(
      all('[data-tally]')
        .filter(isOnTable)
        .map((one) => [one.dataset.tally, one.textContent]),
    ),
    twice: ids.filter((id, i) => ids.indexOf(id) !== i),
    wrongSums: [...lanes, ...layers, ...life, ...don],
    isOver: stage === 'over' || document.querySelector('[data-end]') !== null,
  };
}

/** In every frame, and immediately after each new beat is rendered. */
function keepLooking(lookAt: (main: HTMLElement) => FrameSample): void {
  const looks: FrameSample[] = [];
  let last = '';
  const see = () => {
    const main = document.querySelector<HTMLElement>('main[data-beat]');
    const seen = main === null ? null : lookAt(main);
    if (seen === null || JSON.stringify(seen) === last) return;
    looks.push(seen);
    last = JSON.stringify(seen);
  };
  const next = () => {
    see();
    requestAnimationFrame(next);
  };
  Object.assign(window, { looks });
  new MutationObserver(see).observe(document, {
    subtree: true,
    attributeFilter: ['data-version', 'data-beat', 'data-stage'],
  });
  next();
}

/** Starts with the next page load. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(`(${keepLooking})(${look})`);
}

export const looksOf = (page: Page): Promise<FrameSample[]> =>
  page.evaluate(() => ('looks' in window ? (window.looks as FrameSample[]) : []));
