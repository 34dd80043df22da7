// Every guide can be followed from the first sentence to the last, in both languages.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decisionFor, options, playing, SEATS, type Seat } from '@sleight/kernel';
import { shelf } from '@sleight/shelf';
import { describe, expect, test } from 'vitest';
import { laidOut } from './goal';
import { keyFor, nextPick, stepAt } from './guide';
import { readGuide } from './read';
import { DEFENDER, SOLVER } from './sides';
import { after } from './solve';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folderOf = (game: string): string => join(root, 'games', game, 'lessons/guides');
const guided = shelf.filter(({ id }) => existsSync(folderOf(id)));

test('some games have a guided first match', () => {
  expect(guided.length).toBeGreaterThan(0);
});

describe.each(guided.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const [file, ...more] = readdirSync(folderOf(game.id));
  const guide = readGuide(`${game.id}/${file}`, readFileSync(join(folderOf(game.id), file), 'utf8'));
  const { position, steps } = guide;
  const book = game.book({ ruleset: position.ruleset ?? game.rulesets[0], rules: position.rules });

  test('there is one, with six to ten steps', () => {
    expect(more).toEqual([]);
    expect(position.game).toBe(game.id);
    const shown = steps.filter(({ kind }) => kind === 'show');
    expect(shown.length).toBeGreaterThanOrEqual(6);
    expect(shown.length).toBeLessThanOrEqual(10);
  });

  test('every pick is legal in its turn, is not the only option, and both seats reach the end', () => {
    const given = [0, 0];
    let s = laidOut(game, book, position.setup, 'any');
    let choices = 0;
    for (;;) {
      const p = playing(book, s);
      const isAsked = (seat: Seat): boolean => decisionFor(p, seat) !== null;
      const seat = SEATS.find((one) => isAsked(one) && nextPick(guide, one, given[one]) !== null);
      if (seat === undefined) break;
      const key = keyFor(book, s, seat, nextPick(guide, seat, given[seat])!);
      const all = options(p, seat);
      if (seat === SOLVER && all.length > 1) choices++;
      if (seat === SOLVER) expect(stepAt(guide, given[seat])).not.toBeNull();
      s = after(book, s, seat, [all.find((option) => option.key === key)!.code]);
      given[seat]++;
    }
    expect(nextPick(guide, SOLVER, given[SOLVER])).toBeNull();
    expect(nextPick(guide, DEFENDER, given[DEFENDER])).toBeNull();
    expect(stepAt(guide, given[SOLVER])).toBeNull();
    expect(choices).toBeGreaterThanOrEqual(6);
  });
});
