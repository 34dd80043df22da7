// Draws every card of a game, its back and its world into a folder, with a page to browse them.
// Invariant: the pictures are those of the web table; the folder is created, files of the same name are replaced.
// Read next: art/README.md.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawBack, drawCard, drawRail, drawSleight, drawTable, drawWorld, printsOf } from '@sleight/art';
import type { Language } from '@sleight/kernel/book';
import type { Game } from '@sleight/kit';
import { artOf } from '@sleight/shelf/art';
import { gameNamed, readArguments } from './arguments';
import type { Command } from './command';
import { misuse } from './misuse';

/** Pictures by file name. */
function pictures({ id, cardFiles }: Game): Map<string, string> {
  const art = artOf(id);
  const drawn = new Map(printsOf(id, cardFiles).map((facts) => [`${facts.id}.svg`, drawCard(art, facts)]));
  drawn.set('back.svg', drawBack(art));
  drawn.set('world-wide.svg', drawWorld(art, 'wide'));
  drawn.set('world-tall.svg', drawWorld(art, 'tall'));
  drawn.set('table-wide.svg', drawTable(art, 'wide'));
  drawn.set('table-tall.svg', drawTable(art, 'tall'));
  drawn.set('rail.svg', drawRail(art));
  drawn.set('emblem.svg', drawSleight());
  return drawn;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function page(game: Game, names: readonly string[], language: Language): string {
  const image = (name: string, width: number): string =>
    `<img src="${encodeURIComponent(name)}" alt="${escaped(name)}" title="${escaped(name)}" width="${width}" loading="lazy">`;
  const cards = names.filter((name) => !/^(world|table)-|^(rail|emblem)\./.test(name));
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>${escaped(game.name[language])}</title>
<style>body{background:#151411;margin:16px}section{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:24px}img{border-radius:5px}</style>
<section>${image('world-wide.svg', 640)}${image('world-tall.svg', 224)}${image('emblem.svg', 120)}</section>
<section>${image('table-wide.svg', 640)}${image('table-tall.svg', 240)}${image('rail.svg', 192)}</section>
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
      `Impossible d’écrire dans ${folder}\u202f: ${reason}.`,
    );
  }
}

export const artCommand: Command = {
  name: 'art',
  usage: 'art --game G --out DIR',
  about: {
    en: 'draw every card of a game into DIR, with an index.html to browse them',
    fr: 'dessiner toutes les cartes d’un jeu dans DIR, avec un index.html pour les parcourir',
  },
  async run(args, terminal) {
    const { values } = readArguments(args, { game: { type: 'string' }, out: { type: 'string' } });
    const game = gameNamed(values.game);
    if (values.out === undefined) {
      throw misuse('Where to? Add --out with a folder.', 'Où\u202f? Ajoutez --out avec un dossier.');
    }
    const drawn = pictures(game);
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
