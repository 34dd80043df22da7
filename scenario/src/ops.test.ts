// Every op does something in a scenario of its own, in its folder: games/<game>/src/ops/<op>/<op>.yaml. That the
// scenarios hold is tested with all others of the game.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCard as mythosCard } from '@sleight/mythos/made-up';
import { readCard as onepieceCard } from '@sleight/onepiece/made-up';
import { readCard as territoryCard } from '@sleight/territory/made-up';
import { describe, expect, it } from 'vitest';
import { readFile } from './read';

const root = join(import.meta.dirname, '../..');

const foldersIn = (path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() ? [one.name] : [],
  );

interface Subject {
  readonly game: string;
  /** A made-up card in full, its texts read. */
  readonly readCard: (given: unknown) => object;
}

const shelf: readonly Subject[] = [
  { game: 'mythos', readCard: mythosCard },
  { game: 'onepiece', readCard: onepieceCard },
  { game: 'territory', readCard: territoryCard },
];

/** The made-up cards of a scenario file, as JSON. */
const cardsIn = (file: string, readCard: Subject['readCard']): string[] =>
  readFile(readFileSync(join(root, file), 'utf8')).flatMap((one) =>
    one.read().cards.map((card) => JSON.stringify(readCard(card))),
  );

const using = (op: string, cards: readonly string[]): string[] =>
  cards.filter((card) => card.includes(`"type":"${op}"`));

describe.each(shelf)('$game', ({ game, readCard }) => {
  it.each(foldersIn(`games/${game}/src/ops`))('%s is used by a made-up card in its scenarios', (op) => {
    expect(using(op, cardsIn(`games/${game}/src/ops/${op}/${op}.yaml`, readCard))).not.toEqual([]);
  });
});

describe('kernel', () => {
  // Territory has every op of the kernel, which itself knows no game to show them with.
  it.each(foldersIn('kernel/src/ops'))('%s is used by a made-up card in scenarios of Territory', (op) => {
    expect(using(op, cardsIn(`games/territory/scenarios/ops/${op}.yaml`, territoryCard))).not.toEqual([]);
  });
});
