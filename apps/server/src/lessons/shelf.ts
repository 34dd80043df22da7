// All puzzles and guides that the games bring, read once from their folders. A game may bring none.
// Invariant: an id is "game/name", and the game exists. Read next: the lessons room, which defines the format.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Guide, type Puzzle, readGuide, readPuzzle } from '@sleight/lessons';
import { shelf } from '@sleight/shelf';
import { gamesFolder } from '../folders';

function filesIn<T>(folder: string, read: (id: string, yaml: string) => T): T[] {
  return shelf.flatMap(({ id: game }) => {
    const path = join(gamesFolder, game, 'lessons', folder);
    if (!existsSync(path)) return [];
    const names = readdirSync(path).filter((file) => file.endsWith('.yaml'));
    return names
      .sort()
      .map((file) =>
        read(`${game}/${file.slice(0, -'.yaml'.length)}`, readFileSync(join(path, file), 'utf8')),
      );
  });
}

export const puzzles: readonly Puzzle[] = filesIn('puzzles', readPuzzle);
export const guides: readonly Guide[] = filesIn('guides', readGuide);

export const findPuzzle = (id: string): Puzzle | null => puzzles.find((one) => one.id === id) ?? null;
export const findGuide = (id: string): Guide | null => guides.find((one) => one.id === id) ?? null;

/** The next puzzle of the same game; null after the last. */
export function puzzleAfter({ id, position }: Puzzle): string | null {
  const those = puzzles.filter((one) => one.position.game === position.game);
  return those[those.findIndex((one) => one.id === id) + 1]?.id ?? null;
}

/** The guide of the next game; null after the last. */
export const guideAfter = ({ id }: Guide): string | null =>
  guides[guides.findIndex((one) => one.id === id) + 1]?.id ?? null;
