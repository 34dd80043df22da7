// Draws every card of a game, its back and its world into a folder, with a page to look at them.
// Invariant: the pictures are the ones the web table shows; the folder is made, files of the same name are replaced.
// Read next: art/README.md.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ArtGame,
  artGames,
  drawBack,
  drawCard,
  drawSleight,
  drawWorld,
  factsOf,
  variantsOf,
} from '@sleight/art';
import type { Game } from '@sleight/kernel';
import { gameNamed, readArguments } from './arguments';
import type { Command } from './command';
import { misuse } from './misuse';
import type { Language } from './terminal';

const isDrawn = (id: string): id is ArtGame => artGames.some((game) => game === id);

/** File names by the pictures in them. */
function pictures(game: ArtGame, files: readonly unknown[]): Map<string, string> {
  const drawn = new Map<string, string>();
  for (const file of files)
    for (const facts of [factsOf(game, file), ...variantsOf(game, file)])
      drawn.set(`${facts.id}.svg`, drawCard(facts));
  drawn.set('back.svg', drawBack(game));
  drawn.set('world-wide.svg', drawWorld(game, 'wide'));
  drawn.set('world-tall.svg', drawWorld(game, 'tall'));
  drawn.set('emblem.svg', drawSleight());
  return drawn;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function page(game: Game, names: readonly string[], language: Language): string {
  const image = (name: string, width: number): string =>
    `<img src="${encodeURIComponent(name)}" alt="${escaped(name)}" title="${escaped(name)}" width="${width}" loading="lazy">`;
  const cards = names.filter((name) => !name.startsWith('world-') && name !== 'emblem.svg');
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>${escaped(game.name[language])}</title>
<style>body{background:#151411;margin:16px}section{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:24px}img{border-radius:5px}</style>
<section>${image('world-wide.svg', 640)}${image('world-tall.svg', 224)}${image('emblem.svg', 120)}</section>
<section>${cards.map((name) => image(name, 100)).join('')}</section>
<section>${cards.map((name) => image(name, 300)).join('')}</section>
</html>
`;
}

async function write(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    for (const [name, text] of files) await writeFile(join(folder, name), text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw misuse(
      `Cannot write to ${folder}: ${reason}.`,
      `Impossible d'écrire dans ${folder}\u202f: ${reason}.`,
    );
  }
}

export const artCommand: Command = {
  name: 'art',
  usage: 'art --game G --out DIR',
  about: {
    en: 'draw every card of a game into DIR, with an index.html to look at them',
    fr: "dessiner toutes les cartes d'un jeu dans DIR, avec un index.html pour les regarder",
  },
  async run(args, terminal) {
    const { values } = readArguments(args, { game: { type: 'string' }, out: { type: 'string' } });
    const game = gameNamed(values.game);
    if (values.out === undefined) {
      throw misuse('Where to? Add --out with a folder.', 'Où\u202f? Ajoutez --out avec un dossier.');
    }
    if (!isDrawn(game.id)) {
      throw misuse(
        `There are no pictures for ${game.name.en} yet.`,
        `Il n'y a pas encore d'images pour ${game.name.fr}.`,
      );
    }
    const drawn = pictures(game.id, game.cardFiles);
    const count = drawn.size;
    drawn.set('index.html', page(game, [...drawn.keys()], terminal.language));
    await write(values.out, drawn);
    const index = join(values.out, 'index.html');
    terminal.out(
      { en: `${count} pictures; see ${index}`, fr: `${count} images\u202f; voir ${index}` }[
        terminal.language
      ],
    );
    return 0;
  },
};
