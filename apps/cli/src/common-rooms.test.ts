// The common rooms, the server and the pages know no game: everything about one is found through the shelf.
// Hand-made layouts of a table are the exception, and tests and their helpers may use any game.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '@sleight/shelf';
import { expect, test } from 'vitest';
import { filesIn, root } from './testing/sources';

const ROOMS = [
  'kernel/src',
  'kit/src',
  'art/src',
  'search/src',
  'scenario/src',
  'lessons/src',
  'protocol/src',
  'apps/cli/src',
  'apps/server/src',
  'apps/web/src',
  'apps/web/messages',
];
const EXCEPT =
  /\.test\.tsx?$|-probe\.ts$|\/testing\/|^apps\/web\/src\/match\/layouts\/|^apps\/web\/messages\/\w+\/layouts\.json$/;

/** A game's id as a text, as a key or in a path. */
const naming = new RegExp(`['"\`/](?:${gameIds.join('|')})\\b|\\b(?:${gameIds.join('|')})(?:['"\`/]|\\??:)`);

const sourcesIn = (room: string): string[] =>
  filesIn(room).filter((file) => /\.(tsx?|json|css)$/.test(file) && !EXCEPT.test(file));

test.each(ROOMS)('%s names no game', (room) => {
  const sources = sourcesIn(room);
  expect(sources.length).toBeGreaterThan(5);
  const found = sources.flatMap((file) => {
    const found = naming.exec(readFileSync(join(root, file), 'utf8'));
    return found === null ? [] : [`${file}: ${found[0]}`];
  });
  expect(found).toEqual([]);
});

test('a game is found as a text, as a key and in a path', () => {
  const [id] = gameIds;
  for (const source of [`'${id}'`, `{ ${id}: 1 }`, `./${id}/scene`, `"${id}-card"`, `games/${id}`])
    expect(source).toMatch(naming);
  expect('const game = shelf[0];').not.toMatch(naming);
});
