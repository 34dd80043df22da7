// The pictures of cards, backs and worlds: drawn when first asked for, or taken from the owner's folder of images.
// Invariant: only names that are on the list are ever looked up, so nothing else in the folder can be reached.
// Read next: art/README.md.

import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
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
import { fingerprint } from '@sleight/kernel/state';
import { wireError } from '@sleight/protocol';
import { imageTypes, type OwnImages } from './own-images';
import { sendError } from './router';
import { sendText } from './sending';

/** How to draw it, and the card whose own image may stand in for it. */
interface Drawing {
  draw(): string;
  readonly card?: string;
}

type Drawings = ReadonlyMap<string, Drawing>;

const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

export const isDrawn = (id: string): id is ArtGame => artGames.some((game) => game === id);

function drawingsOf({ id: game, cardFiles }: Game): Drawings {
  if (!isDrawn(game)) return new Map();
  const prints = cardFiles.flatMap((file) => [factsOf(game, file), ...variantsOf(game, file)]);
  const cards = prints.flatMap((facts): [string, Drawing][] => [
    [`${facts.id}.svg`, { draw: () => drawCard(facts), card: facts.id }],
    [`${facts.id}.scene.svg`, { draw: () => drawCard(facts, 'picture'), card: facts.id }],
  ]);
  return new Map<string, Drawing>([
    ...cards,
    ['back.svg', { draw: () => drawBack(game) }],
    ['world-wide.svg', { draw: () => drawWorld(game, 'wide') }],
    ['world-tall.svg', { draw: () => drawWorld(game, 'tall') }],
  ]);
}

/** Null where there is none, or no longer. */
async function read(path: string | undefined): Promise<{ body: Buffer; type: string } | null> {
  const body = path === undefined ? null : await readFile(path).catch(() => null);
  return path === undefined || body === null ? null : { body, type: imageTypes[extname(path).toLowerCase()] };
}

/** Answers what lies under /art: `/art/emblem.svg`, `/art/<game>/<name>.svg`. */
export function createPictures(shelf: readonly Game[], images: OwnImages) {
  const games = new Map(shelf.map((game) => [game.id, drawingsOf(game)]));
  const emblem: Drawing = { draw: drawSleight };
  const drawn = new Map<string, { readonly text: string; readonly tag: string }>();

  function drawingOf(path: string, draw: () => string): { readonly text: string; readonly tag: string } {
    const known = drawn.get(path);
    if (known !== undefined) return known;
    const text = draw();
    const picture = { text, tag: `"${fingerprint(text)}"` };
    drawn.set(path, picture);
    return picture;
  }

  return async (request: IncomingMessage, response: ServerResponse, { pathname }: URL): Promise<void> => {
    const [, , game, name, ...rest] = pathname.split('/');
    const found = pathname === '/art/emblem.svg' ? emblem : games.get(game)?.get(name);
    // What is drawn is kept by its path, so each picture may have no more than one.
    if (found === undefined || rest.length > 0) return sendError(response, wireError('not-found'));
    const own = await read(images.get(`${game}/${found.card}`));
    if (own !== null) {
      response.writeHead(200, {
        'content-type': own.type,
        'content-length': own.body.length,
        'cache-control': 'no-cache',
      });
      response.end(own.body);
      return;
    }
    const { text, tag } = drawingOf(pathname, found.draw);
    await sendText(request, response, { text, type: 'image/svg+xml' }, { tag, control: A_DAY });
  };
}
