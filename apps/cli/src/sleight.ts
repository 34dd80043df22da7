// The command line as a function: reads the command's name, runs it, returns the exit code.
// Invariant: any input ends with a code and a sentence; only bugs of ours show a stack.
// Read next: command.ts for the interface, then any command's own file.

import { ENGINE } from '@sleight/kernel';
import type { Language } from '@sleight/kernel/book';
import manifest from '../../../package.json' with { type: 'json' };
import { arenaCommand } from './arena';
import { readArguments } from './arguments';
import { artCommand } from './art';
import { balanceCommand } from './balance';
import { benchCommand } from './bench';
import { cardsCommand } from './cards';
import type { Command } from './command';
import { compileCommand } from './compile';
import { decksCommand } from './deck-balance';
import { deckCommand } from './deck-text';
import { exactCommand } from './exact';
import { fingerprintCommand } from './fingerprint';
import { fuzzAnswersCommand } from './fuzz-answers';
import { goldenCommand } from './golden';
import { help, usageOf } from './help';
import { misuse, saidBy } from './misuse';
import { newGameCommand } from './new-game';
import { peekCommand } from './peek';
import { playCommand } from './play';
import { replayCommand } from './replay';
import { scenarioCommand } from './scenario';
import { simulateCommand } from './simulate';
import { languageOf, type Terminal } from './terminal';
import { trainCommand } from './train';
import { walksCommand } from './walks-command';

const helpCommand: Command = {
  name: 'help',
  usage: 'help [COMMAND]',
  about: {
    en: 'show this list, or help for one command',
    fr: 'afficher cette liste, ou l’aide d’une commande',
  },
  async run(args, terminal) {
    const [named] = readArguments(args, {}, true).positionals;
    terminal.out(
      named === undefined ? help(commands, terminal.language) : explain(find(named), terminal.language),
    );
    return 0;
  },
};

const commands: readonly Command[] = [
  playCommand,
  simulateCommand,
  decksCommand,
  arenaCommand,
  deckCommand,
  scenarioCommand,
  replayCommand,
  cardsCommand,
  compileCommand,
  newGameCommand,
  artCommand,
  benchCommand,
  balanceCommand,
  trainCommand,
  peekCommand,
  exactCommand,
  fuzzAnswersCommand,
  goldenCommand,
  fingerprintCommand,
  walksCommand,
  helpCommand,
];

const explain = (command: Command, language: Language): string =>
  `${usageOf(command, language)}\n${command.about[language]}`;

function find(name: string): Command {
  const found = commands.find((command) => command.name === name);
  if (found !== undefined) return found;
  const names = commands.map((command) => command.name).join(', ');
  throw misuse(
    `There is no command "${name}". Commands: ${names}.`,
    `Il n’y a pas de commande «\u202f${name}\u202f». Commandes\u202f: ${names}.`,
  );
}

/** The language among the arguments, at any position; otherwise the environment's. */
function chooseLanguage(args: readonly string[], env: Parameters<typeof languageOf>[0]): Language | null {
  const joined = args.find((arg) => arg.startsWith('--lang='))?.slice('--lang='.length);
  const at = args.indexOf('--lang');
  const asked = joined ?? (at < 0 ? undefined : args[at + 1]);
  if (asked === undefined) return languageOf(env);
  return asked === 'en' || asked === 'fr' ? asked : null;
}

function withoutLanguage(args: readonly string[]): readonly string[] {
  const first = args[0];
  if (first === '--lang') return args.slice(2);
  return first?.startsWith('--lang=') ? args.slice(1) : args;
}

async function dispatch(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = withoutLanguage(args);
  if (name === '--version' || name === '-v') {
    terminal.out(`sleight ${manifest.version} (engine ${ENGINE}, node ${process.version})`);
    return 0;
  }
  if (name === '--help' || name === '-h') return helpCommand.run([], terminal);
  if (name === undefined) {
    terminal.err(help(commands, terminal.language));
    return 2;
  }
  const command = find(name);
  if (rest.includes('--help') || rest.includes('-h')) return helpCommand.run([command.name], terminal);
  return command.run(rest, terminal);
}

/** Prints an error for wrong usage; rethrows anything else. */
function refuse(error: unknown, args: readonly string[], terminal: Terminal): number {
  const said = saidBy(error);
  if (said === null) throw error;
  terminal.err(said[terminal.language]);
  const command = commands.find(({ name }) => args.includes(name));
  if (command !== undefined) terminal.err(usageOf(command, terminal.language));
  else terminal.err(help(commands, terminal.language));
  return 2;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Runs one command line. `open` makes the terminal once its language is known. */
export async function sleight(
  args: readonly string[],
  env: Env,
  open: (language: Language) => Terminal,
): Promise<number> {
  const language = chooseLanguage(args, env);
  const terminal = open(language ?? languageOf(env));
  try {
    if (language === null) throw misuse('--lang must be en or fr.', '--lang doit être en ou fr.');
    return await dispatch(args, terminal);
  } catch (error) {
    return refuse(error, args, terminal);
  } finally {
    terminal.close();
  }
}
