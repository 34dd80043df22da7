// Measures the speed of each game on this machine.
// Invariant: it prints the Node version and the cores, because figures mean nothing without them.
// Read next: measure.ts for the measurements.

import { cpus } from 'node:os';
import type { Language } from '@sleight/kernel/book';
import type { Game } from '@sleight/kit';
import { shelf } from '@sleight/shelf';
import { count, gameNamed, readArguments } from './arguments';
import { type Compared, compare, comparison } from './bench-against';
import type { Command } from './command';
import { figure } from './figures';
import { type Measurement, measure } from './measure';
import type { Terminal } from './terminal';
import { timeAll, timesTable } from './think-times';

interface Bench {
  readonly node: string;
  readonly cores: number;
  readonly cpu: string;
  readonly games: readonly Measurement[];
}

const LABELS: readonly { en: string; fr: string; value: (m: Measurement) => number | string }[] = [
  { en: 'clone, µs', fr: 'copie, µs', value: (m) => m.cloneMicros },
  { en: 'advance, µs per decision', fr: 'avance, µs par décision', value: (m) => m.advanceMicros },
  { en: 'random games per second', fr: 'parties au hasard par seconde', value: (m) => m.gamesPerSecond },
  {
    en: 'search playouts per second (clone + random play to the end of the match)',
    fr: 'parties de recherche par seconde (copie + jeu au hasard jusqu’à la fin de la partie)',
    value: (m) => m.searchIterationsPerSecond,
  },
  {
    en: 'iterations of the expert level per second',
    fr: 'itérations du niveau expert par seconde',
    value: (m) => m.expertIterationsPerSecond ?? '-',
  },
  { en: 'decisions per game', fr: 'décisions par partie', value: (m) => m.decisionsPerGame },
  { en: 'options per decision', fr: 'options par décision', value: (m) => m.optionsPerDecision },
  {
    en: 'JSON bytes of the fullest position',
    fr: 'octets JSON de la position la plus pleine',
    value: (m) => m.jsonBytes,
  },
  {
    en: 'fullest position: objects, effects, cards',
    fr: 'position la plus pleine\u202f: objets, effets, cartes',
    value: (m) => `${m.fullest.objects}, ${m.fullest.effects}, ${m.fullest.cards}`,
  },
];

export function table(bench: Bench, language: Language): string {
  const width = Math.max(...LABELS.map((label) => label[language].length)) + 2;
  const cores = language === 'fr' ? 'cœurs' : 'cores';
  const lines = [`Node ${bench.node}, ${bench.cores} ${cores}, ${bench.cpu}`];
  for (const measured of bench.games) {
    lines.push('', measured.game);
    for (const label of LABELS)
      lines.push(`  ${label[language].padEnd(width)}${figure(label.value(measured), language)}`);
  }
  return lines.join('\n');
}

export const benchCommand: Command = {
  name: 'bench',
  usage: 'bench [--game G] [--seconds N] [--think [--decisions N] | --against REF [--rounds N]] [--json]',
  about: {
    en: 'measure the speed of each game on one core; with --think, how long the expert level takes with one second per move; with --against, how fast this tree is compared with another commit, measured in short turns',
    fr: 'mesurer la vitesse de chaque jeu sur un cœur\u202f; avec --think, le temps que met le niveau expert avec une seconde par coup\u202f; avec --against, la vitesse de cet arbre comparée à celle d’un autre commit, mesurée en tours courts',
  },
  async run(args, terminal) {
    const { values } = readArguments(args, {
      game: { type: 'string' },
      seconds: { type: 'string' },
      think: { type: 'boolean' },
      decisions: { type: 'string' },
      against: { type: 'string' },
      rounds: { type: 'string' },
      json: { type: 'boolean' },
    });
    const chosen = values.game === undefined ? shelf : [gameNamed(values.game)];
    if (values.think === true) {
      const decisions = count('decisions', values.decisions, 100);
      const times = timeAll(chosen, decisions, terminal);
      terminal.out(values.json === true ? JSON.stringify(times) : timesTable(times, terminal.language));
      return 0;
    }
    const seconds = count('seconds', values.seconds, 6);
    if (values.against !== undefined) {
      const games = chosen.map(({ id }) => id);
      const plan = { ref: values.against, games, seconds, rounds: count('rounds', values.rounds, 5) };
      const compared: Compared[] = [];
      for await (const one of compare(plan, terminal)) {
        compared.push(one);
        if (values.json !== true) terminal.out(comparison(one, terminal.language));
      }
      if (values.json === true) terminal.out(JSON.stringify(compared));
      return 0;
    }
    const bench = benchAll(chosen, seconds, terminal);
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
