// How long the expert really takes with a budget of one second, called the way servers and browsers call it: `think`.
// Invariant: wall-clock time is measured, over decisions of whole games, with the load of the machine printed beside it.
// Read next: search/src/think.ts, search/src/clock.ts.

import { loadavg } from 'node:os';
import { type Book, type Fact, optionCodes, type Play, playing, redact, toMove, view } from '@sleight/kernel';
import type { Language } from '@sleight/kernel/book';
import { ensure } from '@sleight/kernel/ensure';
import type { Game } from '@sleight/kit';
import { playerOf, playOut, seated, type ThinkRequest, think } from '@sleight/search';
import { figure } from './figures';
import { dealer } from './random-game';
import type { Terminal } from './terminal';

const SECOND = 1000;
/** One in this many choices of a game is measured; mediums make the others. */
const STRIDE = 6;

interface Times {
  readonly game: string;
  readonly decisions: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

interface Report {
  readonly ms: number;
  /** The load average of the last minute, before and after. */
  readonly load: readonly [number, number];
  readonly games: readonly Times[];
}

/** Measures some choices of game number `i`, until `enough`; returns each duration. */
function timesIn(game: Game, book: Book, i: number, enough: number, heard: () => void): number[] {
  const decks = dealer(game, book, 'stock', 'think')(i);
  const facts: Fact[] = [];
  const s = game.start(book, decks, `think/${i}`, facts);
  const took: number[] = [];
  let choices = i;
  const watch = (p: Play): void => {
    const seat = p.s.result === null ? toMove(p) : null;
    if (seat === null || optionCodes(p, seat).n < 2) return;
    if (choices++ % STRIDE !== 0 || took.length === enough) return;
    const request: ThinkRequest = {
      game: game.id,
      ruleset: game.rulesets[0],
      view: view(book, p.s, seat),
      seat,
      memory: redact(facts, seat),
      own: decks[seat],
      theirs: decks[seat === 0 ? 1 : 0],
      level: 'expert',
      persona: null,
      budget: { ms: SECOND },
      seed: `think/${i}/${choices}`,
    };
    const sent: ThinkRequest = JSON.parse(JSON.stringify(request));
    const start = performance.now();
    think(game, book, sent);
    took.push(performance.now() - start);
    heard();
  };
  const players = [playerOf('medium'), playerOf('medium')] as const;
  const chairs = { judge: game, book, players, decks, seed: `think/${i}/players`, listsArePublic: true };
  playOut(playing(book, s, facts), seated(chairs), watch);
  return took;
}

const share = (sorted: readonly number[], part: number): number =>
  Math.round(ensure(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))], 'measured time'));

function timesOf(game: Game, decisions: number, terminal: Terminal): Times {
  const book = game.book();
  const took: number[] = [];
  let heard = 0;
  const progress = (): void => terminal.progress(`${game.name[terminal.language]} ${++heard} / ${decisions}`);
  for (let i = 0; took.length < decisions; i++)
    took.push(...timesIn(game, book, i, decisions - took.length, progress));
  took.sort((a, b) => a - b);
  return { game: game.id, decisions, p50: share(took, 0.5), p95: share(took, 0.95), max: share(took, 1) };
}

function load(): number {
  const [lastMinute = 0] = loadavg();
  return Number(lastMinute.toFixed(1));
}

/** Every game with an evaluator; the others have no expert. */
export function timeAll(games: readonly Game[], decisions: number, terminal: Terminal): Report {
  const before = load();
  const times = games
    .filter(({ evaluate }) => evaluate !== undefined)
    .map((game) => timesOf(game, decisions, terminal));
  return { ms: SECOND, load: [before, load()], games: times };
}

export function timesTable({ ms, load: [before, after], games }: Report, language: Language): string {
  const said = (n: number): string => figure(n, language);
  const heading = {
    en: `Expert with ${ms} ms per move; load ${said(before)} before, ${said(after)} after`,
    fr: `Expert avec ${ms} ms par coup\u202f; charge ${said(before)} avant, ${said(after)} après`,
  };
  const decisions = { en: 'decisions', fr: 'décisions' }[language];
  const lines = games.map(
    ({ game, decisions: n, p50, p95, max }) =>
      `  ${game.padEnd(12)}${n} ${decisions}, p50 ${p50} ms, p95 ${p95} ms, max ${max} ms`,
  );
  return [heading[language], ...lines].join('\n');
}
