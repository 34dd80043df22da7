// Every guide can be walked through, from the first sentence to the last, in both languages.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decisionFor, type Game, options, playing, SEATS, type Seat } from '@sleight/kernel';
import { mythosGame } from '@sleight/mythos/game';
import { onepieceGame } from '@sleight/onepiece/game';
import { sleevedGame } from '@sleight/sleeved/game';
import { territoryGame } from '@sleight/territory/game';
import { describe, expect, test } from 'vitest';
import { laidOut } from './goal';
import { keyFor, nextPick, stepAt } from './guide';
import { readGuide } from './read';
import { DEFENDER, SOLVER } from './sides';
import { after } from './solve';

const games: readonly Game[] = [territoryGame, mythosGame, sleevedGame, onepieceGame];
const folder = fileURLToPath(new URL('../guides', import.meta.url));

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const [file, ...more] = readdirSync(`${folder}/${game.id}`);
  const guide = readGuide(`${game.id}/${file}`, readFileSync(`${folder}/${game.id}/${file}`, 'utf8'));
  const { position, steps } = guide;
  const book = game.book({ ruleset: position.ruleset ?? game.rulesets[0], rules: position.rules });

  test('there is one, of six to ten steps', () => {
    expect(more).toEqual([]);
    expect(position.game).toBe(game.id);
    const shown = steps.filter(({ kind }) => kind === 'show');
    expect(shown.length).toBeGreaterThanOrEqual(6);
    expect(shown.length).toBeLessThanOrEqual(10);
  });

  test('every pick is legal when its time comes, there is another, and both seats come to the end', () => {
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
