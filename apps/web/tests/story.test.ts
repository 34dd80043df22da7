// One whole match of each game, looked at in every animation frame: what is on the screen is the beat being told.
// The page is compared with what the server sent, read off the wire.
import type { StateUpdate } from '@sleight/protocol';
import { unpacked } from '@sleight/protocol/unpack';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { type Visitor, visitors } from './browser';
import { mouse, nextAsk, sitDown } from './playing';

const visit = visitors();
let visitor: Visitor;
afterEach(() => visitor.close());

const fast = {
  state: { speed: 'fast', volume: 0, isMuted: true, confirms: false, reducedMotion: 'off' },
  version: 0,
};

/** Every step that the server sent to this page. */
function hearing(page: Page): StateUpdate[] {
  const updates: StateUpdate[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const [, body] = /^42\["game:state-update",(.*)\]$/s.exec(`${payload}`) ?? [];
      if (body !== undefined) updates.push(JSON.parse(body));
    }),
  );
  return updates;
}

interface Sample {
  readonly version: number;
  readonly beat: number;
  readonly lines: number;
  readonly tallies: Readonly<Record<string, string>>;
  readonly twice: readonly string[];
  readonly isOver: boolean;
}

/** Looks at the page in every animation frame and keeps a sample of each beat, the first and the last look at it. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const samples: Record<string, unknown>[] = [];
    const look = () => {
      const main = document.querySelector<HTMLElement>('main[data-beat]');
      if (main) {
        const { version, beat, stage } = main.dataset;
        const ids = [...main.querySelectorAll<HTMLElement>('[data-piece]:not([data-flying])')]
          .filter((one) => one.closest('[data-glass]') === null && one.getClientRects().length > 0)
          .map((one) => one.dataset.piece);
        const tallies = Object.fromEntries(
          [...main.querySelectorAll<HTMLElement>('[data-tally]')]
            .filter((one) => one.closest('[data-glass]') === null)
            .map((one) => [one.dataset.tally, one.textContent]),
        );
        samples.push({
          version: Number(version),
          beat: Number(beat),
          lines: main.querySelectorAll('ol[aria-label="Log"] p').length,
          tallies,
          twice: ids.filter((id, i) => ids.indexOf(id) !== i),
          isOver: stage === 'over',
        });
        // Alike looks in a row are one.
        const [last, before] = [samples.at(-1), samples.at(-2)];
        if (before && JSON.stringify(last) === JSON.stringify(before)) samples.pop();
      }
      requestAnimationFrame(look);
    };
    Object.assign(window, { samples });
    look();
  });

const samplesOf = (page: Page): Promise<Sample[]> =>
  page.evaluate(() => (window as unknown as { samples: Sample[] }).samples);

/** How many lines the log may hold when this beat is on the screen: all before it, and its own. */
function linesBy(updates: readonly StateUpdate[], opening: number, { version, beat }: Sample): number {
  return updates.reduce((sum, update) => {
    if (update.version > version) return sum;
    const told = update.version < version ? update.beats : update.beats.slice(0, beat + 1);
    return sum + told.reduce((n, { log }) => n + log.length, 0);
  }, opening);
}

/** So many picks show every kind of beat; a match that is not over by then is given up. */
const MOST_PICKS = 45;

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Resign' }).click();
}

async function playToTheEnd(page: Page): Promise<void> {
  for (let i = 0; i < MOST_PICKS; i++) {
    const ask = await nextAsk(page);
    if (ask === 'over') return;
    await mouse[ask](page);
  }
  await resign(page);
  await page.locator('[data-stage=over]').waitFor();
}

test.each(['Territory', 'Sleeved', 'Mythos', 'One Piece'])(
  '%s: nothing on the screen is ahead of its story',
  async (game) => {
    visitor = await visit();
    const { page } = visitor;
    await page.addInitScript(
      (settings) => localStorage.setItem('sleight-settings', settings),
      JSON.stringify(fast),
    );
    const updates = hearing(page);
    await sitDown(page, game);
    await watch(page);
    await page.locator('[data-stage=asked]').waitFor();
    const opening = await page.locator('ol[aria-label="Log"] p').count();
    await playToTheEnd(page);
    const samples = await samplesOf(page);
    const told = samples.filter(({ version }) => version > 0);
    expect(told.length).toBeGreaterThan(20);

    // No log line is there before its beat, and no piece is drawn twice.
    expect(told.filter((one) => one.lines > linesBy(updates, opening, one))).toEqual([]);
    expect(samples.filter(({ twice }) => twice.length > 0).map(({ twice }) => twice)).toEqual([]);

    // No result is there before the last beat of the last step.
    const last = updates.at(-1);
    const early = samples.filter(
      ({ isOver, version, beat }) => isOver && (version !== last?.version || beat !== last.beats.length - 1),
    );
    expect(early).toEqual([]);

    // Counters are those of the beat on the screen.
    const wrong = told.flatMap(({ version, beat, tallies }) => {
      const update = updates.find((one) => one.version === version);
      const scene = update === undefined ? undefined : unpacked(update)[beat]?.scene;
      return (scene?.counters ?? []).flatMap(({ id, whose, value }) => {
        const shown = tallies[`${id} ${whose}`];
        return shown === undefined || Number(/\d+/.exec(shown)?.[0]) === value
          ? []
          : [`${version}.${beat} ${id}: ${shown}`];
      });
    });
    expect(wrong).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  },
);
