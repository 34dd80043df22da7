// Usage: one line for each command, in the user's language.
// Invariant: a command that is not in the list cannot be run, so none is missing here.
// Read next: sleight.ts for the list.

import type { Language } from '@sleight/kernel/book';
import type { Command } from './command';

const WORDS = {
  usage: { en: 'usage: sleight', fr: 'utilisation\u202f: sleight' },
  commands: { en: 'Commands', fr: 'Commandes' },
  everywhere: {
    en: '--lang en|fr chooses the language (otherwise LC_ALL or LANG does); --help explains one command.',
    fr: '--lang en|fr choisit la langue (sinon LC_ALL ou LANG)\u202f; --help explique une commande.',
  },
};

export const usageOf = (command: Command, language: Language): string =>
  `${WORDS.usage[language]} ${command.usage}`;

export function help(commands: readonly Command[], language: Language): string {
  const colon = language === 'fr' ? '\u202f:' : ':';
  const listed = commands.flatMap(({ usage, about }) => [`  ${usage}`, `      ${about[language]}`]);
  return [
    `${WORDS.usage[language]} <${commands.map(({ name }) => name).join(' | ')}> …`,
    '',
    `${WORDS.commands[language]}${colon}`,
    ...listed,
    '',
    WORDS.everywhere[language],
  ].join('\n');
}
