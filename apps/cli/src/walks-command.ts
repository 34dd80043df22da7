// Counts the files that each documented walk touches, by following the walks in a throwaway copy of the checkout.
// Read next: walks.ts for how a walk is followed, CONTRIBUTING.md and docs/make-a-game.md for the walks.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Said } from '@sleight/kernel';
import type { Language } from '@sleight/kernel/book';
import { readArguments } from './arguments';
import type { Command } from './command';
import { copyCheckout, section, type WalkChanges } from './walks';

interface Walk {
  readonly guide: string;
  readonly title: string;
  readonly name: Said;
}

const CONTRIBUTING = 'CONTRIBUTING.md';

const WALKS: readonly Walk[] = [
  { guide: CONTRIBUTING, title: 'Add a card', name: { en: 'add a card', fr: 'ajouter une carte' } },
  { guide: CONTRIBUTING, title: 'Add an op', name: { en: 'add an op', fr: 'ajouter une action' } },
  { guide: CONTRIBUTING, title: 'Add a filter', name: { en: 'add a filter', fr: 'ajouter un filtre' } },
  {
    guide: CONTRIBUTING,
    title: 'Add a parameter',
    name: { en: 'add a parameter', fr: 'ajouter un paramètre' },
  },
  { guide: CONTRIBUTING, title: 'Add a page', name: { en: 'add a page', fr: 'ajouter une page' } },
  { guide: CONTRIBUTING, title: 'Add a game', name: { en: 'add a game', fr: 'ajouter un jeu' } },
];

interface Counted extends WalkChanges {
  readonly name: Said;
}

/** A walk as a line, and each file that it writes as one more. */
function report({ name, written, generated }: Counted, language: Language): string {
  const counts: Said = {
    en: `${written.length} by hand, ${generated.length} by commands`,
    fr: `${written.length} à la main, ${generated.length} par des commandes`,
  };
  return [`${name[language]}: ${counts[language]}`, ...written.map((path) => `    ${path}`)].join('\n');
}

const COPYING: Said = { en: 'copying the checkout', fr: 'copie du dépôt' };

export const walksCommand: Command = {
  name: 'walks',
  usage: 'walks [--json] [--root DIR]',
  about: {
    en: 'follow the walks of the guides in a copy of the checkout and count the files each one touches',
    fr: 'suivre les guides dans une copie du dépôt et compter les fichiers que chacun touche',
  },
  async run(args, terminal) {
    const { values } = readArguments(args, { json: { type: 'boolean' }, root: { type: 'string' } });
    const root = values.root ?? '.';
    const { language } = terminal;
    // A walk runs for up to a minute, so each one is announced, and its files are printed when it is done.
    terminal.err(COPYING[language]);
    const copy = await copyCheckout(root);
    try {
      const counted: Counted[] = [];
      for (const [i, { guide, title, name }] of WALKS.entries()) {
        terminal.err(`${i + 1}/${WALKS.length} ${name[language]}`);
        const text = section(readFileSync(join(root, guide), 'utf8'), title);
        const walk = { name, ...(await copy.follow(text, (command) => terminal.progress(`$ ${command}`))) };
        counted.push(walk);
        if (values.json !== true) terminal.out(report(walk, language));
      }
      if (values.json === true) terminal.out(JSON.stringify({ walks: counted }));
      return 0;
    } finally {
      copy.remove();
    }
  },
};
