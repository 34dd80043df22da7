// Pictures of cards, backs, worlds, tables, opponents and emotes: drawn on first request, or taken from the operator's
// folder of images.
// Invariant: only listed names are looked up, so nothing else in the folder can be reached.
// Read next: art/README.md.

import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  drawBack,
  drawCard,
  drawEmote,
  drawPortrait,
  drawRail,
  drawSleight,
  drawTable,
  drawWorld,
  emoteIds,
  portraitIds,
  printsOf,
} from '@sleight/art';
import { fingerprint } from '@sleight/kernel/state';
import type { Game } from '@sleight/kit';
import { wireError } from '@sleight/protocol';
import { artOf } from '@sleight/shelf/art';
import { sendError } from './dispatch';
import { type OwnImages, typeOf } from './own-images';
import { sendText } from './sending';

/** How to draw it, and the card whose own image may replace it. */
interface Drawing {
  draw(): string;
  readonly card?: string;
}

type Drawings = ReadonlyMap<string, Drawing>;

const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

function drawingsOf({ id, cardFiles }: Game): Drawings {
  const art = artOf(id);
  const cards = printsOf(id, cardFiles).flatMap((facts): [string, Drawing][] => [
    [`${facts.id}.svg`, { draw: () => drawCard(art, facts), card: facts.id }],
    [`${facts.id}.scene.svg`, { draw: () => drawCard(art, facts, 'picture'), card: facts.id }],
  ]);
  return new Map<string, Drawing>([
    ...cards,
    ['back.svg', { draw: () => drawBack(art) }],
    ['world-wide.svg', { draw: () => drawWorld(art, 'wide') }],
    ['world-tall.svg', { draw: () => drawWorld(art, 'tall') }],
    ['table-wide.svg', { draw: () => drawTable(art, 'wide') }],
    ['table-tall.svg', { draw: () => drawTable(art, 'tall') }],
    ['rail.svg', { draw: () => drawRail(art) }],
  ]);
}

/** Null if there is none, or no longer one. */
async function read(path: string | undefined): Promise<{ body: Buffer; type: string } | null> {
  const type = path === undefined ? undefined : typeOf(path);
  if (path === undefined || type === undefined) return null;
  const body = await readFile(path).catch(() => null);
  return body === null ? null : { body, type };
}

const drawingsFor = (ids: readonly string[], draw: (id: string) => string | null): Drawings =>
  new Map(ids.map((id) => [`${id}.svg`, { draw: () => draw(id) ?? '' }]));

/** Answers requests under /art: `emblem.svg`, `portraits/<name>.svg`, `emotes/<name>.svg`, `<game>/<name>.svg`. */
export function createPictures(shelf: readonly Game[], images: OwnImages) {
  const games = new Map([
    ...shelf.map((game) => [game.id, drawingsOf(game)] as const),
    ['portraits', drawingsFor(portraitIds, drawPortrait)] as const,
    ['emotes', drawingsFor(emoteIds, drawEmote)] as const,
  ]);
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
    const [, , game = '', name = '', ...rest] = pathname.split('/');
    const found = pathname === '/art/emblem.svg' ? emblem : games.get(game)?.get(name);
    // Drawn pictures are cached by path, so each picture may have only one.
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
