// Golden playthroughs: replays the recorded matches of every ruleset and compares every decision.
// Invariant: it writes only with --update, which refuses a changed engine with the same version, or to --out.
// Read next: golden-files.ts for the files, scenario/src/golden.ts for the recordings.

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE, type Said } from '@sleight/kernel';
import { ensure } from '@sleight/kernel/ensure';
import type { Game } from '@sleight/kit';
import {
  differences,
  type Golden,
  type GoldenDifference,
  goldenBook,
  record,
  recordedStep,
} from '@sleight/scenario/golden';
import { type GoldenDecks, goldenDecks } from '@sleight/scenario/golden-decks';
import { shelf } from '@sleight/shelf';
import { count, gameNamed, oneOf, readArguments } from './arguments';
import type { Command } from './command';
import {
  CHANGES,
  hasChangeLine,
  MATCHES,
  readGolden,
  readReadable,
  readRecordings,
  readText,
  refusesUpdate,
  writeGolden,
} from './golden-files';
import { misuse } from './misuse';
import type { Terminal } from './terminal';

interface Subject {
  readonly game: Game;
  readonly ruleset: string;
}

const UPDATE = 'bin/sleight golden --update';

const decksFor = ({ game, ruleset }: Subject): GoldenDecks => goldenDecks(game, game.book({ ruleset }));

/** Rules that allow no deck with the current pool cannot be recorded. */
const isPlayable = (subject: Subject): boolean => Object.keys(decksFor(subject)).length > 0;

const nameOf = ({ game, ruleset }: Subject): string => `${game.id} ${ruleset}`;

const progressOf = (terminal: Terminal, subject: Subject) => (done: number) =>
  terminal.progress(`${nameOf(subject)}: ${done}`);

/** The first difference, in full, and how many matches differ. Prefers a match that is also stored as text. */
function tellDifferences(found: readonly GoldenDifference[], matches: number, words: string): Said {
  const readable = found.find((one) => recordedStep(words, one) !== null);
  const first = ensure(readable ?? found[0], 'difference');
  const before = recordedStep(words, first);
  const { match, decks, decision, now } = first;
  const where = {
    en: `match ${match} (${decks.join(' against ')}), ${decision === null ? 'final state' : `decision ${decision}`}`,
    fr: `partie ${match} (${decks.join(' contre ')}), ${decision === null ? 'état final' : `décision ${decision}`}`,
  };
  return {
    en: `${found.length} of ${matches} matches differ. First: ${where.en}.\n${before === null ? '' : `recorded:\n${before}\n`}now:\n${now}`,
    fr: `${found.length} parties sur ${matches} diffèrent. La première\u202f: ${where.fr}.\n${before === null ? '' : `enregistré\u202f:\n${before}\n`}maintenant\u202f:\n${now}`,
  };
}

/** The problem with the recording of a ruleset, or null. */
function problemOf(root: string, subject: Subject, terminal: Terminal): Said | null {
  const { game, ruleset } = subject;
  const golden = readGolden(root, game, ruleset);
  if (golden === null) {
    if (!isPlayable(subject)) return null;
    return {
      en: `There is no recording. Make one with ${UPDATE}.`,
      fr: `Il n’y a pas d’enregistrement. Faites-en un avec ${UPDATE}.`,
    };
  }
  const found = differences(game, goldenBook(game, golden), golden, progressOf(terminal, subject));
  if (found.length === 0 && golden.engine === ENGINE) return null;
  if (found.length === 0)
    return {
      en: `Recorded with engine ${golden.engine}; this is ${ENGINE}. Run ${UPDATE}.`,
      fr: `Enregistré avec le moteur ${golden.engine}\u202f; celui-ci est ${ENGINE}. Lancez ${UPDATE}.`,
    };
  const told = tellDifferences(found, golden.matches.length, readReadable(root, game, ruleset));
  return {
    en: `${told.en}\nIf you meant this change, raise ENGINE in kernel/src/decide.ts, add a line to ${CHANGES}, and run ${UPDATE}.`,
    fr: `${told.fr}\nSi ce changement est voulu, augmentez ENGINE dans kernel/src/decide.ts, ajoutez une ligne à ${CHANGES} et lancez ${UPDATE}.`,
  };
}

/** Compares every recording with the current engine; 1 if any differs. */
function check(root: string, subjects: readonly Subject[], terminal: Terminal): number {
  let failed = 0;
  const changes = readText(join(root, CHANGES));
  if (!hasChangeLine(changes, ENGINE)) {
    failed++;
    terminal.out(refusesUpdate(null, true, ENGINE, changes)?.[terminal.language] ?? '');
  }
  for (const subject of subjects) {
    const problem = problemOf(root, subject, terminal);
    if (problem === null) continue;
    failed++;
    terminal.out(`${nameOf(subject)}: ${problem[terminal.language]}`);
  }
  if (failed > 0) return 1;
  terminal.out(
    {
      en: `No playthrough has changed (engine ${ENGINE}).`,
      fr: `Aucune partie de référence n’a changé (moteur ${ENGINE}).`,
    }[terminal.language],
  );
  return 0;
}

/** Records the current engine. All rulesets are checked before anything is written. */
function update(
  root: string,
  subjects: readonly Subject[],
  games: number | null,
  redraws: boolean,
  terminal: Terminal,
): number {
  const changes = readText(join(root, CHANGES));
  const made: { readonly game: Game; readonly golden: Golden }[] = [];
  for (const subject of subjects) {
    const { game, ruleset } = subject;
    const stored = readGolden(root, game, ruleset);
    if (stored === null && !isPlayable(subject)) continue;
    const isSame = stored !== null && differences(game, goldenBook(game, stored), stored).length === 0;
    const refused = refusesUpdate(stored, isSame, ENGINE, changes);
    if (refused !== null) {
      terminal.err(`${nameOf(subject)}: ${refused[terminal.language]}`);
      return 1;
    }
    const decks = stored === null || redraws ? decksFor(subject) : stored.decks;
    const matches = games ?? stored?.matches.length ?? MATCHES;
    made.push({
      game,
      golden: record(game, { ruleset, decks }, matches, progressOf(terminal, subject)),
    });
  }
  for (const { game, golden } of made) {
    writeGolden(root, game, golden);
    terminal.out(`${nameOf({ game, ruleset: golden.ruleset })}: ${golden.matches.length}`);
  }
  return 0;
}

/** A run of any size into one file, with the decks of the recordings. */
function writeRun(
  root: string,
  subjects: readonly Subject[],
  games: number,
  file: string,
  terminal: Terminal,
): number {
  const run = subjects.flatMap((subject) => {
    const { game, ruleset } = subject;
    const decks = readGolden(root, game, ruleset)?.decks ?? decksFor(subject);
    if (Object.keys(decks).length === 0) return [];
    return [record(game, { ruleset, decks }, games, progressOf(terminal, subject))];
  });
  writeFileSync(file, `${JSON.stringify(run, null, 1)}\n`);
  terminal.out(
    `${file}: ${run.map((golden) => `${golden.game} ${golden.ruleset} ${golden.matches.length}`).join(', ')}`,
  );
  return 0;
}

/** Replays a run that another commit has written. */
function compareRun(subjects: readonly Subject[], file: string, terminal: Terminal): number {
  let code = 0;
  for (const golden of readRecordings(file)) {
    const subject = subjects.find(
      ({ game, ruleset }) => game.id === golden.game && ruleset === golden.ruleset,
    );
    if (subject === undefined) continue;
    const { game } = subject;
    const found = differences(game, goldenBook(game, golden), golden, progressOf(terminal, subject));
    if (found.length > 0) code = 1;
    const n = golden.matches.length;
    const said =
      found.length > 0
        ? tellDifferences(found, n, '')
        : { en: `${n} matches are the same`, fr: `${n} parties sont les mêmes` };
    terminal.out(`${nameOf(subject)}: ${said[terminal.language]}`);
  }
  return code;
}

export const goldenCommand: Command = {
  name: 'golden',
  usage:
    'golden [--game G] [--ruleset R] [--update [--redraw]] [--games N --out FILE | --against FILE] [--root DIR]',
  about: {
    en: 'compare the recorded playthroughs of every ruleset with the current engine, or record them again',
    fr: 'comparer les parties de référence de chaque jeu de règles avec le moteur actuel, ou les réenregistrer',
  },
  async run(args, terminal) {
    const { values } = readArguments(args, {
      game: { type: 'string' },
      ruleset: { type: 'string' },
      update: { type: 'boolean' },
      redraw: { type: 'boolean' },
      games: { type: 'string' },
      out: { type: 'string' },
      against: { type: 'string' },
      root: { type: 'string' },
    });
    const root = values.root ?? '.';
    const games = values.game === undefined ? shelf : [gameNamed(values.game)];
    const subjects = games.flatMap((game) =>
      (values.ruleset === undefined ? game.rulesets : [oneOf('ruleset', values.ruleset, game.rulesets)]).map(
        (ruleset) => ({ game, ruleset }),
      ),
    );
    const many = values.games === undefined ? null : count('games', values.games, MATCHES);
    if (values.against !== undefined) return compareRun(subjects, values.against, terminal);
    if (values.out !== undefined) return writeRun(root, subjects, many ?? MATCHES, values.out, terminal);
    if (!existsSync(join(root, CHANGES)))
      throw misuse(
        `${join(root, CHANGES)} doesn’t exist. Run this in a checkout, or point to one with --root.`,
        `${join(root, CHANGES)} n’existe pas. Lancez cette commande dans une copie du dépôt, ou indiquez-la avec --root.`,
      );
    if (values.update === true) return update(root, subjects, many, values.redraw === true, terminal);
    return check(root, subjects, terminal);
  },
};
