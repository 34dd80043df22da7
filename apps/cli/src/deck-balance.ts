// Measures the balance of the prebuilt decks: a round robin, and which are too weak or too strong.
// Invariant: exit 1 if a game failed or a deck scored below 35% or above 65% overall.
// Read next: round-robin.ts for the games and the counting.

import type { Language } from '@sleight/kernel/book';
import type { Game } from '@sleight/kit';
import { playerNames } from '@sleight/search';
import { count, gameNamed, oneOf, readArguments, rulebook } from './arguments';
import type { Command } from './command';
import { percent } from './figures';
import { legalStock } from './legal-decks';
import { misuse } from './misuse';
import { doAll } from './parallel';
import { refuseThoughtless } from './players';
import type { Rate } from './rate';
import { jobsOf, type Pairing, pairingsOf, type StandingRow, standingsOf } from './round-robin';

const WORDS = {
  overall: { en: 'overall', fr: 'total' },
  interval: { en: '95% interval', fr: 'intervalle à 95\u202f%' },
  tooWeak: { en: 'too weak', fr: 'trop faible' },
  tooStrong: { en: 'too strong', fr: 'trop fort' },
  leftOut: { en: 'not legal under these rules', fr: 'interdit par ces règles' },
};

const interval = ({ ci95 }: Rate, language: Language): string =>
  `${percent(ci95[0], language)}-${percent(ci95[1], language)}`;

const CELL = 8;

/** One row for each deck: its score against every other, overall, and its interval. */
function table(
  game: Game,
  standings: readonly StandingRow[],
  pairings: readonly Pairing[],
  language: Language,
): string {
  const named = (id: string): string => game.decks.find((deck) => deck.id === id)?.name[language] ?? id;
  const wide = Math.max(...standings.map(({ id }) => named(id).length)) + 5;
  const cell = (row: string, column: string): string => {
    const asRow = pairings.find(({ a, b }) => a === row && b === column);
    const asColumn = pairings.find(({ a, b }) => a === column && b === row);
    if (asRow !== undefined) return percent(asRow.score, language);
    return asColumn === undefined ? '-' : percent(1 - asColumn.score, language);
  };
  const flag = ({ outside, score }: StandingRow): string =>
    outside ? `  ${WORDS[score < 0.5 ? 'tooWeak' : 'tooStrong'][language].toUpperCase()}` : '';
  const heads = standings.map((_, i) => `${i + 1}`.padStart(CELL)).join('');
  return [
    `${' '.repeat(wide)}${heads}${WORDS.overall[language].padStart(CELL + 2)}  ${WORDS.interval[language]}`,
    ...standings.map((row, i) => {
      const cells = standings.map((column) => cell(row.id, column.id).padStart(CELL)).join('');
      const overall = percent(row.score, language).padStart(CELL + 2);
      return `${`${`${i + 1}`.padStart(2)}  ${named(row.id)}`.padEnd(wide)}${cells}${overall}  ${interval(row, language)}${flag(row)}`;
    }),
  ].join('\n');
}

/** Each pairing with its interval. */
const pairingLines = (pairings: readonly Pairing[], language: Language): string =>
  pairings
    .map((one) => {
      const score = percent(one.score, language).padStart(CELL);
      return `${score}  ${interval(one, language).padEnd(2 * CELL)}  ${one.a} · ${one.b}`;
    })
    .join('\n');

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${`${Math.floor(seconds % 60)}`.padStart(2, '0')}`;

export const decksCommand: Command = {
  name: 'decks',
  usage: 'decks --game G [--ruleset R] [--rules JSON] [--games N] [--seed S] [--player medium] [--json]',
  about: {
    en: 'play a round robin of the prebuilt decks, N games per pairing on mirrored seeds with seats swapped; prints each score and the decks outside 35% to 65%',
    fr: 'faire un tournoi entre les decks préconstruits, N parties par paire sur les mêmes tirages, places échangées\u202f; affiche le score de chacun et les decks hors de 35\u202f% à 65\u202f%',
  },
  async run(args, terminal) {
    const { values } = readArguments(args, {
      game: { type: 'string' },
      ruleset: { type: 'string' },
      rules: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      player: { type: 'string' },
      json: { type: 'boolean' },
    });
    const game = gameNamed(values.game);
    const { ruleset, rules, book } = rulebook(game, values.ruleset, values.rules);
    const player = oneOf('player', values.player ?? 'medium', playerNames);
    refuseThoughtless(game, [player]);
    const games = count('games', values.games, 200);
    if (games % 2 === 1) {
      throw misuse(
        `--games must be even, because seats are swapped on each seed; not ${games}.`,
        `--games doit être pair, car les places sont échangées sur chaque tirage\u202f; pas ${games}.`,
      );
    }
    const legal = legalStock(game, book);
    for (const deck of game.decks) {
      if (!legal.includes(deck))
        terminal.err(`${deck.name[terminal.language]} (${WORDS.leftOut[terminal.language]})`);
    }
    const decks = legal.map((deck) => game.decks.indexOf(deck));
    const seed = values.seed ?? '1';
    const jobs = jobsOf({ game: game.id, ruleset, rules, seed, player }, decks, games / 2);
    const start = performance.now();
    const spent = (): number => (performance.now() - start) / 1000;
    const scored = await doAll('pairing', jobs, (done) => {
      const left = (spent() / done) * (jobs.length - done);
      terminal.progress(`${done} / ${jobs.length}  ${minutes(spent())} + ${minutes(left)}`);
    });
    const errors = scored.flatMap((one) => one.errors);
    for (const error of errors.slice(0, 5)) terminal.err(error);
    const standings = standingsOf(game, decks, scored);
    const pairings = pairingsOf(game, decks, scored);
    const report = {
      game: game.id,
      ruleset,
      player,
      gamesPerPairing: games,
      seed,
      decks: standings,
      pairings,
    };
    if (values.json === true) terminal.out(JSON.stringify({ ...report, errors: errors.length }));
    else {
      terminal.out(table(game, standings, pairings, terminal.language));
      terminal.out('');
      terminal.out(pairingLines(pairings, terminal.language));
    }
    return errors.length > 0 || standings.some(({ outside }) => outside) ? 1 : 0;
  },
};
