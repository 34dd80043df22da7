// Plays many games between two players and prints the results.
// Invariant: exit 1 if any game failed, with a replay file that fails in the same way.
// Read next: many-games.ts for the counting, failed-game.ts for the replays.

import type { Language } from '@sleight/kernel/book';
import { count, gameNamed, oneOf, readArguments, rulebook } from './arguments';
import type { Command } from './command';
import { saveFailed } from './failed-game';
import { counted, figure } from './figures';
import { legalStock } from './legal-decks';
import { type FailedGame, type Simulation, type SimulationPlan, simulate } from './many-games';
import { readPlayers } from './players';
import { DECK_SOURCES } from './random-game';

function readable(report: Simulation, language: Language): string {
  const { game, games, completed, errors, gamesPerSecond, decisionsPerGame, wins, draws } = report;
  const lines = {
    en: [
      `${game}: ${completed} of ${games} games completed, ${errors} ${errors === 1 ? 'error' : 'errors'}`,
      `${gamesPerSecond} games per second of CPU, ${decisionsPerGame} decisions per game`,
      `wins ${wins[0]} and ${wins[1]}, draws ${draws}`,
    ],
    fr: [
      `${game}\u202f: ${completed} parties finies sur ${games}, ${counted(errors, 'erreur')}`,
      `${figure(gamesPerSecond, language)} parties par seconde de processeur, ${figure(decisionsPerGame, language)} décisions par partie`,
      `victoires ${wins[0]} et ${wins[1]}, nulles ${draws}`,
    ],
  }[language];
  const plays = Object.entries(report.coverage ?? {}).sort(([, a], [, b]) => a - b);
  return [...lines, ...plays.map(([id, n]) => `${`${n}`.padStart(8)}  ${id}`)].join('\n');
}

export const simulateCommand: Command = {
  name: 'simulate',
  usage:
    'simulate --game G [--games N] [--seed S] [--players random,medium] [--decks stock|random] [--ruleset R] [--rules JSON] [--coverage] [--check] [--save DIR] [--json]',
  about: {
    en: 'play many games between two players (random, easy, medium, hard or expert) and count the results; --check tests the invariants at every position; a failing game is shrunk and saved as a replay',
    fr: 'jouer de nombreuses parties entre deux joueurs (random, easy, medium, hard ou expert) et compter les résultats\u202f; --check vérifie les invariants à chaque position\u202f; une partie en échec est réduite et enregistrée pour être rejouée',
  },
  async run(args, terminal) {
    const { values } = readArguments(args, {
      game: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      players: { type: 'string' },
      decks: { type: 'string' },
      ruleset: { type: 'string' },
      rules: { type: 'string' },
      coverage: { type: 'boolean' },
      check: { type: 'boolean' },
      save: { type: 'string' },
      json: { type: 'boolean' },
    });
    const game = gameNamed(values.game);
    const games = count('games', values.games, 1000);
    const decks = oneOf('decks', values.decks, DECK_SOURCES);
    const plan: SimulationPlan = {
      ...rulebook(game, values.ruleset, values.rules),
      game,
      games,
      seed: values.seed ?? '1',
      decks,
      players: readPlayers(game, values.players),
      coverage: values.coverage === true,
      check: values.check === true,
      progress: (done) => terminal.progress(`${done} / ${games}`),
    };
    if (decks === 'stock') legalStock(game, plan.book);
    const failed: FailedGame[] = [];
    const report = simulate(plan, failed);
    saveFailed(plan, failed, values.save ?? '.', terminal);
    terminal.out(values.json === true ? JSON.stringify(report) : readable(report, terminal.language));
    return report.errors === 0 ? 0 : 1;
  },
};
