// One whole match of each game, sampled in every animation frame: the screen shows exactly the current beat.
// The page is compared with the updates from the server. The rules are changed to keep matches short.
import type { RoomCreate, StateUpdate } from '@sleight/protocol';
import { unpacked } from '@sleight/protocol/unpack';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sitDownAt } from './arranged';
import { picture, visitors } from './browser';
import { type FrameSample, looksOf, watch } from './every-frame';
import { inSight, mouse, nextAsk } from './playing';
import { hearing } from './wire';

const visit = visitors();

const fast = {
  state: { speed: 'fast', volume: 0, isMuted: true, confirms: false, reducedMotion: 'off' },
  version: 0,
};

const opponent = { kind: 'bot', level: 'easy' } as const;

/** Cheap cards, among them a Blocker, a Counter and a Trigger. */
const crew = {
  leader: 'ST01-001',
  cards: ['ST01-003', 'ST01-006', 'ST01-009', 'ST01-011', 'ST01-014'].flatMap((card) => [card, card]),
};

/** Each match ends by its rules: marks, points, four turns, or a Leader without Life or an empty deck. */
const short: Readonly<Record<string, RoomCreate>> = {
  Territory: { game: 'territory', rules: { firstDraw: 4, laterDraw: 2 }, opponent },
  Sleeved: { game: 'sleeved', rules: { pointsToWin: 5, maxEquipmentPerCard: 1 }, opponent },
  Mythos: { game: 'mythos', rules: { start: { draw: [0, 0, 1, 1] } }, opponent },
  'One Piece': {
    game: 'onepiece',
    rules: { format: { size: crew.cards.length }, openingHand: 3, donDeck: 3 },
    deck: crew,
    opponent: { ...opponent, deck: crew },
  },
};

type Updates = ReadonlyMap<number, StateUpdate>;

/** The maximum number of log lines during this beat: all earlier ones, and its own. */
function linesBy(updates: Updates, { version, beat }: FrameSample): number {
  const step = Math.floor(version);
  return [...updates.values()]
    .filter((update) => update.version <= step)
    .flatMap((update) => (update.version < step ? update.beats : update.beats.slice(0, beat + 1)))
    .reduce((n, { log }) => n + log.length, 0);
}

/** Facts that are always animated. */
const travels = ['deal', 'play', 'attack', 'banner', 'end'];

/** Log lines that were visible before an animation of their beat began. */
const linesWithoutMotion = (updates: Updates, looks: readonly FrameSample[]): string[] =>
  [...updates.values()].flatMap(({ version, beats }) =>
    beats.flatMap(({ facts, log }, beat) => {
      // A considered step is animated before it is sent, and not again.
      const first = looks.find((one) => Math.floor(one.version) === version && one.beat === beat);
      const isMoved = log.length > 0 && facts.some(({ how }) => travels.includes(how));
      return isMoved && first?.isMoving === false ? [`${version}.${beat} ${log[0].en}`] : [];
    }),
  );

/** Counters that differ from the current beat. */
const wrongCounters = (updates: Updates, looks: readonly FrameSample[]): string[] => {
  const scenes = new Map(
    [...updates.values()].flatMap((update) =>
      unpacked(update).map(({ scene }, beat) => [`${update.version}.${beat}`, scene] as const),
    ),
  );
  return looks.flatMap(({ version, beat, tallies }) =>
    (scenes.get(`${version}.${beat}`)?.counters ?? []).flatMap(({ id, whose, value }) => {
      const shown = tallies[`${id} ${whose}`];
      return shown === undefined || Number(/\d+/.exec(shown)?.[0]) === value
        ? []
        : [`${version}.${beat} ${id}: ${shown}`];
    }),
  );
};

/** "Lane 2 to you, 7 to 4.": lanes whose totals on screen differ from the line that scores them. */
const wrongScores = (updates: Updates, looks: readonly FrameSample[]): string[] =>
  [...updates.values()].flatMap((update) =>
    unpacked(update).flatMap(({ facts, log, scene }, beat) => {
      const { to, seat = 0 } = facts.find(({ how, amount }) => how === 'score' && amount === undefined) ?? {};
      const lane = scene.areas.find(({ id }) => id === to)?.lane ?? 0;
      const line = log.find(({ en }) => lane > 0 && / \d+ to \d+/.test(en))?.en ?? '';
      const [winner, loser] = (/ (\d+) to (\d+)/.exec(line) ?? []).slice(1).map(Number);
      return looks
        .filter((look) => line !== '' && look.version === update.version && look.beat === beat)
        .filter(({ sums }) => sums[`${lane} ${seat}`] !== winner || sums[`${lane} ${1 - seat}`] !== loser)
        .map(({ sums }) => `${line} ${JSON.stringify(sums)}`);
    }),
  );

/** Cards in hand first, so that much is played; layers are never taken back. */
const wanted = ['[data-hand] [data-lit]', '[data-lit]:not([data-late])'];

async function pickOne(page: Page): Promise<void> {
  for (const lit of wanted) {
    const spot = await inSight(page, lit);
    if (spot !== null) return page.mouse.click(spot.x, spot.y);
  }
  await mouse[(await page.locator('[data-listed]').count()) > 0 ? 'listed' : 'main'](page);
}

const MOST_PICKS = 150;

async function playToTheEnd(page: Page): Promise<void> {
  for (let i = 0; i < MOST_PICKS; i++) {
    if ((await nextAsk(page)) === 'over') return;
    await pickOne(page);
  }
  throw new Error(`the match is not over after ${MOST_PICKS} picks`);
}

/** Reasons of matches that nobody conceded. */
const byTheRules = ['marks', 'points', 'edge', 'damage', 'deck', 'effect'];

/** The end screen covers the table, and shows the score that was sent. */
async function theEnd(page: Page, { summary, result }: StateUpdate): Promise<void> {
  expect(byTheRules).toContain(result?.reason);
  const end = page.locator('[data-end]');
  await page.locator('[data-end], [data-summary]').first().waitFor();
  if ((await end.count()) === 0) await page.locator('[data-summary]').click();
  await end.getByRole('heading', { name: /^(You win|You lose|A draw)$/ }).waitFor();
  const rounds = summary?.rounds ?? [];
  expect(rounds.length).toBeGreaterThan(0);
  const totals = await end.locator('tbody tr td:last-child').allInnerTexts();
  expect(totals.map(Number).sort()).toEqual(rounds.at(-1)?.points.toSorted());
  expect(await end.locator('[data-end-art] img').count()).toBeGreaterThan(0);
  for (const name of ['Watch the replay', 'Review', 'Home'])
    expect(await end.getByRole('link', { name }).count()).toBe(1);
  await picture(page, `end ${await page.locator('main').getAttribute('data-game')}`);
}

test.each(Object.entries(short))('%s: nothing on the screen is ahead of its story', async (_game, rules) => {
  const { page, complaints, close } = await visit();
  await page.addInitScript(
    (settings) => localStorage.setItem('sleight-settings', settings),
    JSON.stringify(fast),
  );
  await watch(page);
  const updates = hearing(page);
  await sitDownAt(page, rules);
  await playToTheEnd(page);
  const looks = await looksOf(page);
  const last = [...updates.values()].at(-1);
  if (last === undefined) throw new Error('the server has sent nothing');

  // The samples cover the match from its first beat to its last.
  expect(looks[0]).toMatchObject({ version: 0, lines: 0, isOver: false });
  expect(looks.some(({ version, beat }) => version === 0 && beat === 0)).toBe(true);
  expect(looks.at(-1)).toMatchObject({ version: last.version, beat: last.beats.length - 1, isOver: true });

  // No log line is visible before its beat, or before its animation began.
  expect(looks.filter((one) => one.lines > linesBy(updates, one))).toEqual([]);
  expect(linesWithoutMotion(updates, looks)).toEqual([]);

  // No piece is drawn twice, and totals match what is visible.
  expect(looks.flatMap(({ twice }) => twice)).toEqual([]);
  expect(looks.flatMap(({ wrongSums }) => wrongSums)).toEqual([]);
  expect(wrongCounters(updates, looks)).toEqual([]);
  expect(wrongScores(updates, looks)).toEqual([]);

  // No decision is asked while the beat before it still moves.
  expect(looks.some(({ isTelling }) => isTelling)).toBe(true);
  expect(looks.filter(({ isAsked, isTelling }) => isAsked && isTelling)).toEqual([]);

  // No result is visible before the last beat of the last step.
  const early = looks.filter(
    ({ isOver, version, beat }) => isOver && (version !== last.version || beat !== last.beats.length - 1),
  );
  expect(early).toEqual([]);

  await theEnd(page, last);
  expect(complaints).toEqual([]);
  await close();
});
