// Measures each game on one core, in CPU time: cloning, deciding, whole games, search iterations.
// Invariant: figures are measured after a warm-up, on positions of real random games.
// Read next: random-game.ts for the games measured.

import { cpus } from 'node:os';
import {
  type Book,
  clone,
  type Game,
  optionCodes,
  type Play,
  pick,
  playing,
  type State,
  toMove,
} from '@sleight/kernel';
import { below, seedRng } from '@sleight/kernel/rng';
import { count, gameNamed, readArguments } from './arguments';
import type { Command } from './command';
import { shelf } from './games';
import { cpuSeconds, dealer, matchSeed, playersRng, playRandomly } from './random-game';
import type { Language, Terminal } from './terminal';

interface Measured {
  readonly game: string;
  /** Copying the fullest position found: the most units, effects and known cards. */
  readonly cloneMicros: number;
  /** One decision: listing its options and applying one. */
  readonly advanceMicros: number;
  readonly gamesPerSecond: number;
  /** Copy a position and play it at random to the end of the match. */
  readonly searchIterationsPerSecond: number;
  readonly searchPlayout: 'match';
  readonly decisionsPerGame: number;
  readonly optionsPerDecision: number;
  /** The fullest position as JSON. */
  readonly jsonBytes: number;
  readonly fullest: { readonly objects: number; readonly effects: number; readonly cards: number };
}

interface Bench {
  readonly node: string;
  readonly cores: number;
  readonly cpu: string;
  readonly games: readonly Measured[];
}

/** Runs `body` until its CPU time is up; says how often it ran in a second. */
function rate(seconds: number, batch: number, body: (i: number) => void): number {
  let runs = 0;
  const start = cpuSeconds();
  let spent = 0;
  while (spent < seconds) {
    for (let i = 0; i < batch; i++) body(runs + i);
    runs += batch;
    spent = cpuSeconds() - start;
  }
  return runs / spent;
}

type Deal = (i: number) => State;

function newGames(game: Game, book: Book): Deal {
  const decks = dealer(game, book, 'stock', 'bench');
  return (i) => game.start(book, decks(i), matchSeed('bench', i));
}

const fullness = (s: State): number => s.objs.filter((o) => o !== null).length * 2 + s.mods.length;

interface Survey {
  /** Positions spread over many games. */
  readonly positions: State[];
  readonly fullest: State;
  readonly optionsPerDecision: number;
}

const SURVEYED_GAMES = 200;

/** Walks through random games and keeps some of what it sees. */
function survey(book: Book, deal: Deal): Survey {
  const positions: State[] = [];
  let fullest: State | null = null;
  let decisions = 0;
  let offered = 0;
  for (let i = 0; i < SURVEYED_GAMES; i++) {
    const p = playing(book, deal(i));
    const rng = playersRng('survey', i);
    for (let seat = toMove(p); seat !== null; seat = toMove(p)) {
      if (fullest === null || fullness(p.s) > fullness(fullest)) fullest = clone(p.s);
      if (decisions % 8 === 0) positions.push(clone(p.s));
      const codes = optionCodes(p, seat);
      decisions++;
      offered += codes.n;
      pick(p, seat, codes.list[below(rng, codes.n)]);
    }
  }
  if (fullest === null) throw new Error(`${book.game}: no game ever asked a decision`);
  return { positions, fullest, optionsPerDecision: offered / decisions };
}

/** Whole games: how many a second, and how long a decision of one takes without the dealing. */
function measureGames(book: Book, deal: Deal, seconds: number) {
  let decisions = 0;
  let games = 0;
  let deciding = 0;
  const p: Play = playing(book, deal(0));
  const gamesPerSecond = rate(seconds, 50, (i) => {
    p.s = deal(i);
    p.counted = -1;
    decisions += playRandomly(p, playersRng('bench', i));
    games++;
  });
  const dealt = Array.from({ length: Math.ceil(seconds * 1000) }, (_, i) => deal(i));
  const start = cpuSeconds();
  dealt.forEach((s, i) => {
    p.s = s;
    p.counted = -1;
    deciding += playRandomly(p, playersRng('bench', i));
  });
  const advanceMicros = ((cpuSeconds() - start) / deciding) * 1e6;
  return { gamesPerSecond, advanceMicros, decisionsPerGame: decisions / games };
}

function measureSearch(book: Book, positions: readonly State[], seconds: number): number {
  const p = playing(book, clone(positions[0]));
  const rng = seedRng('search');
  return rate(seconds, 50, (i) => {
    p.s = clone(positions[i % positions.length]);
    p.counted = -1;
    playRandomly(p, rng);
  });
}

let kept: State | null = null;

function measureClone(s: State, seconds: number): number {
  const perSecond = rate(seconds, 1000, () => {
    kept = clone(s);
  });
  if (kept === null) throw new Error('nothing was cloned');
  return 1e6 / perSecond;
}

const rounded = (n: number, places: number): number => Number(n.toFixed(places));

/** Measures for about `seconds` of CPU, half as much warm-up first. */
function measure(game: Game, seconds: number): Measured {
  const book = game.book();
  const deal = newGames(game, book);
  const { positions, fullest, optionsPerDecision } = survey(book, deal);
  const share = seconds / 3;
  measureSearch(book, positions, seconds / 4);
  measureGames(book, deal, seconds / 4);
  const games = measureGames(book, deal, share);
  const search = measureSearch(book, positions, share);
  measureClone(fullest, share / 4);
  return {
    game: game.id,
    cloneMicros: rounded(measureClone(fullest, share), 3),
    advanceMicros: rounded(games.advanceMicros, 3),
    gamesPerSecond: Math.round(games.gamesPerSecond),
    searchIterationsPerSecond: Math.round(search),
    searchPlayout: 'match',
    decisionsPerGame: rounded(games.decisionsPerGame, 2),
    optionsPerDecision: rounded(optionsPerDecision, 2),
    jsonBytes: JSON.stringify(fullest).length,
    fullest: {
      objects: fullest.objs.filter((o) => o !== null).length,
      effects: fullest.mods.length,
      cards: fullest.cards.def.length,
    },
  };
}

const LABELS: readonly { en: string; fr: string; value: (m: Measured) => string }[] = [
  { en: 'clone, µs', fr: 'copie, µs', value: (m) => `${m.cloneMicros}` },
  { en: 'advance, µs per decision', fr: 'avance, µs par décision', value: (m) => `${m.advanceMicros}` },
  { en: 'random games per second', fr: 'parties au hasard par seconde', value: (m) => `${m.gamesPerSecond}` },
  {
    en: 'search iterations per second (clone + random play to the end of the match)',
    fr: "itérations de recherche par seconde (copie + jeu au hasard jusqu'à la fin de la partie)",
    value: (m) => `${m.searchIterationsPerSecond}`,
  },
  { en: 'decisions per game', fr: 'décisions par partie', value: (m) => `${m.decisionsPerGame}` },
  { en: 'options per decision', fr: 'options par décision', value: (m) => `${m.optionsPerDecision}` },
  {
    en: 'JSON bytes of the fullest position',
    fr: 'octets JSON de la position la plus pleine',
    value: (m) => `${m.jsonBytes}`,
  },
  {
    en: 'fullest position: objects, effects, cards',
    fr: 'position la plus pleine : objets, effets, cartes',
    value: (m) => `${m.fullest.objects}, ${m.fullest.effects}, ${m.fullest.cards}`,
  },
];

export function table(bench: Bench, language: Language): string {
  const width = Math.max(...LABELS.map((label) => label[language].length)) + 2;
  const cores = language === 'fr' ? 'cœurs' : 'cores';
  const lines = [`Node ${bench.node}, ${bench.cores} ${cores}, ${bench.cpu}`];
  for (const measured of bench.games) {
    lines.push('', measured.game);
    for (const label of LABELS) lines.push(`  ${label[language].padEnd(width)}${label.value(measured)}`);
  }
  return lines.join('\n');
}

export const benchCommand: Command = {
  name: 'bench',
  usage: 'bench [--game G] [--seconds N] [--json]',
  about: {
    en: 'measure the speed of each game on one core',
    fr: 'mesurer la vitesse de chaque jeu sur un cœur',
  },
  async run(args, terminal) {
    const { values } = readArguments(args, {
      game: { type: 'string' },
      seconds: { type: 'string' },
      json: { type: 'boolean' },
    });
    const chosen = values.game === undefined ? shelf : [gameNamed(values.game)];
    const seconds = count('seconds', values.seconds, 6);
    const bench = benchAll(
      chosen.map(({ game }) => game),
      seconds,
      terminal,
    );
    terminal.out(values.json === true ? JSON.stringify(bench) : table(bench, terminal.language));
    return 0;
  },
};

function benchAll(games: readonly Game[], seconds: number, terminal: Terminal): Bench {
  return {
    node: process.version,
    cores: cpus().length,
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    games: games.map((game) => {
      terminal.progress(game.name[terminal.language]);
      return measure(game, seconds);
    }),
  };
}
