// Lays down a small complete game under a new name and puts it on the shelf.
// Invariant: with a wrong name nothing is written; if a step fails, what was written is taken back.
// Read next: new-game-files.ts for the files, docs/make-a-game.md for what to do with them.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Said } from '@sleight/kernel';
import { readArguments } from './arguments';
import type { Command } from './command';
import { misuse } from './misuse';
import { layDown, TEMPLATE, titleOf } from './new-game-files';

const LONGEST = 30;

/** Words that the common rooms use for other things, so that files, addresses and tests stay clear. */
const RESERVED =
  'all arena base board card cards constructor deck decks default duskfall game games hand match new play prototype rules scenario table'.split(
    ' ',
  );

/** Why a game cannot have this name, or null. */
export function nameProblem(root: string, id: string): Said | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    return {
      en: `"${id}" cannot be the name of a game: use lower-case letters and digits, starting with a letter, with hyphens between words. For example: river-duel.`,
      fr: `«\u202f${id}\u202f» ne peut pas être le nom d’un jeu\u202f: utilisez des minuscules sans accent et des chiffres, avec une lettre au début et des traits d’union entre les mots. Par exemple\u202f: river-duel.`,
    };
  if (id.length < 2 || id.length > LONGEST)
    return {
      en: `The name of a game has 2 to ${LONGEST} characters; "${id}" has ${id.length}.`,
      fr: `Le nom d’un jeu a de 2 à ${LONGEST} caractères\u202f; «\u202f${id}\u202f» en a ${id.length}.`,
    };
  const isTaken = existsSync(join(root, 'games', id)) || existsSync(join(root, 'node_modules/@sleight', id));
  if (isTaken || RESERVED.includes(id))
    return {
      en: `The name "${id}" is taken. Choose another one.`,
      fr: `Le nom «\u202f${id}\u202f» est déjà pris. Choisissez-en un autre.`,
    };
  return null;
}

interface Step {
  readonly doing: Said;
  readonly command: string;
}

/** The commands that complete a fresh copy, in order. */
const steps = (id: string): readonly Step[] => [
  {
    doing: { en: 'Formatting the files', fr: 'Mise en forme des fichiers' },
    command: `npx biome check --write games/${id}`,
  },
  {
    doing: { en: 'Generating the indexes', fr: 'Génération des index' },
    command: 'node scripts/ready.mjs --stamp && npm run --silent generate',
  },
  {
    doing: { en: 'Recording playthroughs', fr: 'Enregistrement des parties de référence' },
    command: `node bin/sleight golden --game ${id} --update`,
  },
];

const NEXT = (id: string): Said => ({
  en: `${titleOf(id)} is on the shelf: games/${id}.

Try it:
  bin/sleight play --game ${id}
  bin/sleight arena --game ${id} --a hard --b easy --games 20 --iterations 200
  npm start          then choose ${titleOf(id)} in the browser

Make it yours:
  games/${id}/cards         one JSON file per card; the text is generated
  games/${id}/src/rules.ts  the numbers of the rules
  games/${id}/src/round.ts  how a match goes
  docs/make-a-game.md       a walk to your first own rule

npm test checks everything.`,
  fr: `${titleOf(id)} est en place\u202f: games/${id}.

Essayez\u202f:
  bin/sleight play --game ${id} --lang fr
  bin/sleight arena --game ${id} --a hard --b easy --games 20 --iterations 200
  npm start          puis choisissez ${titleOf(id)} dans le navigateur

À vous de jouer\u202f:
  games/${id}/cards         un fichier JSON par carte\u202f; le texte est généré
  games/${id}/src/rules.ts  les nombres des règles
  games/${id}/src/round.ts  le déroulement d’une partie
  docs/make-a-game.md       un guide jusqu’à votre première règle

npm test vérifie tout.`,
});

export const newGameCommand: Command = {
  name: 'new-game',
  usage: 'new-game NAME [--root DIR]',
  about: {
    en: 'lay down a small complete game called NAME and put it on the shelf, ready to play and to change',
    fr: 'créer un petit jeu complet appelé NAME et l’ajouter aux autres, prêt à jouer et à modifier',
  },
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, { root: { type: 'string' } }, true);
    const [id, ...more] = positionals;
    if (id === undefined || more.length > 0)
      throw misuse('Give the new game one name.', 'Donnez un nom au nouveau jeu, et un seul.');
    const root = values.root ?? '.';
    if (!existsSync(join(root, TEMPLATE)))
      throw misuse(
        `${join(root, TEMPLATE)} doesn’t exist. Run this in a checkout, or point to one with --root.`,
        `${join(root, TEMPLATE)} n’existe pas. Lancez cette commande dans une copie du dépôt, ou indiquez-la avec --root.`,
      );
    const problem = nameProblem(root, id);
    if (problem !== null) throw misuse(problem.en, problem.fr);
    const { undo } = layDown(root, id);
    for (const { doing, command } of steps(id)) {
      terminal.progress(doing[terminal.language]);
      const done = spawnSync(command, { cwd: root, shell: true, encoding: 'utf8' });
      if (done.status === 0) continue;
      undo();
      spawnSync('node scripts/generate-index.mjs && node scripts/ready.mjs --stamp', {
        cwd: root,
        shell: true,
      });
      terminal.err(`${doing[terminal.language]}: ${command}\n${done.stdout}${done.stderr}`);
      return 1;
    }
    terminal.out(NEXT(id)[terminal.language]);
    return 0;
  },
};
