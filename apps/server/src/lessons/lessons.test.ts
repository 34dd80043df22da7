// Puzzles and guides end to end: sockets, the proof as defender, the log, progress, replays and reports.

import { hash } from '@sleight/kernel';
import type { Puzzle } from '@sleight/lessons';
import type { StateUpdate } from '@sleight/protocol';
import { runFile } from '@sleight/scenario';
import { keysFor, layTable } from '@sleight/scenario/table';
import { findGame, shelf } from '@sleight/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveEverything } from '../accounts/linking';
import type { Database } from '../database/database';
import { createHost } from '../matches/host';
import { scenarioOf } from '../reports/report';
import { databases } from '../testing/databases';
import { type Client, type PlayServer, playServer } from '../testing/play';
import { read, recorderOver } from '../testing/recorder';
import { someUser } from '../testing/rows';
import { findGuide, findPuzzle, guides, puzzles } from './shelf';
import { lessonsFor } from './told';

describe.each(databases)('on $name', ({ fresh }) => {
  let database: Database;
  let server: PlayServer;
  beforeAll(async () => {
    database = await fresh();
    server = await playServer(database);
  });
  afterAll(async () => {
    expect(server.failures).toEqual([]);
    await server.close();
    await database.close();
  });

  const userOf = async (match: string): Promise<string> => {
    const [chair] = (await server.stores.matches.find(match))!.chairs;
    return chair.kind === 'person' ? chair.user : '';
  };
  const progressOf = async (match: string, id: string) => {
    const { puzzles: found, guides: taught } = lessonsFor(
      await server.stores.matches.tasksOf(await userOf(match)),
    );
    return [...found, ...taught].find((one) => one.id === id)?.progress;
  };

  async function begun(player: Client, id: string): Promise<string> {
    const { match } = await player.must('task:start', { task: id });
    await player.must('game:resync', { match });
    return match;
  }

  const isMine = ({ decision, result }: StateUpdate): boolean => decision !== null || result !== null;

  /** Waits until it is the player's turn again, or the match is over. */
  async function settled(player: Client, match: string): Promise<StateUpdate> {
    for (;;) {
      const { tables } = await player.must('game:resync', { match });
      if (isMine(tables[0].update)) return tables[0].update;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  const ended = async (player: Client, match: string): Promise<StateUpdate> => {
    for (;;) {
      const update = await settled(player, match);
      if (update.result !== null) return update;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  /** Plays the stored solution's picks; the defender answers by itself. */
  async function solve(player: Client, match: string, { solution }: Puzzle): Promise<StateUpdate> {
    for (const { picks } of solution.filter(({ seat }) => seat === 0)) {
      const { decision, result } = await settled(player, match);
      if (result !== null) break;
      const { game, book, state } = await server.host.table(match);
      const keys = keysFor(layTable(game, book, state, false), 0, picks);
      for (const key of keys) {
        const at = key === keys[0] ? decision! : (await settled(player, match)).decision!;
        await player.must('game:answer', { match, decision: at.id, keys: [key] });
      }
    }
    return await ended(player, match);
  }

  test.each([...new Set(puzzles.map(({ position }) => position.game))])(
    'the first puzzle of %s is solved by its solution, and progress is saved',
    async (game) => {
      const puzzle = puzzles.find(({ position }) => position.game === game)!;
      const player = await server.guest();
      const match = await begun(player, puzzle.id);
      expect(await progressOf(match, puzzle.id)).toBe('tried');
      const { result } = await solve(player, match, puzzle);
      expect(result?.winner).toBe(0);
      expect(await progressOf(match, puzzle.id)).toBe('solved');

      // Another process rebuilds the same table from the log, and the replay reaches the stored hash.
      const again = createHost(server.stores.matches);
      expect(hash((await again.table(match)).state)).toBe(hash((await server.host.table(match)).state));
      const { head } = read(await recorderOver(database).recorder.recording(match, 'open'));
      expect(head.title).toEqual(puzzle.title);
      expect(head.hash).toBe((await server.stores.matches.find(match))?.ending?.hash);
      player.close();
    },
  );

  test('a wrong move fails the puzzle; the player can undo before it, or retry at once', async () => {
    const puzzle = findPuzzle('territory/01-the-snare')!;
    const player = await server.guest();
    const match = await begun(player, puzzle.id);
    const { decision } = await settled(player, match);
    await player.must('game:answer', {
      match,
      decision: decision!.id,
      keys: ['play standing-stone at slot 1'],
    });
    const after = await settled(player, match);
    expect(after.mayUndo).toBe(true);
    await player.must('game:undo', { match });
    const back = await settled(player, match);
    expect(back.decision!.options.map(({ key }) => key)).toContain('play standing-stone at slot 1');
    await player.must('game:answer', { match, decision: back.decision!.id, keys: ['pass'] });
    expect((await ended(player, match)).result?.winner).toBe(1);
    expect(await progressOf(match, puzzle.id)).toBe('tried');
    const { match: next } = await player.must('game:rematch', { match });
    const { head } = await player.must('game:resync', { match: next! });
    expect(head.task?.id).toBe(puzzle.id);
    expect((await solve(player, next!, puzzle)).result?.winner).toBe(0);
    player.close();
  });

  test('a puzzle left in the middle continues after a restart', async () => {
    const player = await server.guest();
    const match = await begun(player, 'territory/01-the-snare');
    const { decision } = await settled(player, match);
    await player.must('game:answer', { match, decision: decision!.id, keys: ['play fortify'] });
    const before = await server.host.table(match);
    const after = await createHost(server.stores.matches).table(match);
    expect(hash(after.state)).toBe(hash(before.state));
    expect(after.line).toHaveLength(1);
    player.close();
  });

  test('a bug reported from a puzzle is a scenario that leads to the same position', async () => {
    const player = await server.guest();
    const match = await begun(player, 'territory/01-the-snare');
    const { decision } = await settled(player, match);
    await player.must('game:answer', { match, decision: decision!.id, keys: ['play fortify'] });
    const yaml = scenarioOf(await server.host.table(match));
    const [report] = runFile(
      shelf,
      'reported.yaml',
      `${yaml}expect: ['my hand is [standing-stone, fortify]', round is 3]\n`,
    );
    expect(report.failures).toEqual([]);
    player.close();
  });

  test('a guest keeps solved puzzles after signing up', async () => {
    const player = await server.guest();
    const puzzle = findPuzzle('sleeved/01-bare-hands')!;
    const match = await begun(player, puzzle.id);
    await solve(player, match, puzzle);
    const somebody = await someUser(database);
    await moveEverything(database, await userOf(match), somebody);
    expect(await server.stores.matches.tasksOf(somebody)).toEqual([{ id: puzzle.id, isSolved: true }]);
    player.close();
  });

  test('an unknown puzzle is refused in both languages', async () => {
    const player = await server.guest();
    const answer = await player.ask('task:start', { task: 'territory/nothing' });
    expect(!answer.ok && answer.error).toMatchObject({
      code: 'unknown-lesson',
      message: { en: expect.any(String), fr: expect.any(String) },
    });
    player.close();
  });

  test.each(guides.map(({ id }) => id))(
    '%s gives instructions step by step and kindly refuses any other pick',
    async (id) => {
      const guide = findGuide(id)!;
      expect(findGame(guide.position.game)).not.toBeNull();
      const player = await server.guest();
      const match = await begun(player, id);
      const shown = new Set<number>();
      for (;;) {
        const { decision, result, coach } = await settled(player, match);
        if (result !== null) break;
        // Between the last step and the end the guide is silent.
        if (coach === undefined) continue;
        if (!shown.has(coach.n)) {
          const other = decision!.options.find(({ key }) => !coach.keys.includes(key));
          if (other !== undefined) {
            const refused = await player.ask('game:answer', {
              match,
              decision: decision!.id,
              keys: [other.key],
            });
            expect(!refused.ok && refused.error.code).toBe('not-this-step');
            expect(!refused.ok && refused.error.problems?.[0].fr).toBeTruthy();
          }
        }
        if (shown.size === 0) {
          const chain = { match, decision: decision!.id, keys: [...coach.keys, 'pass'] };
          const refused = await player.ask('game:answer', chain);
          expect(!refused.ok && refused.error.code).toBe('not-this-step');
        }
        shown.add(coach.n);
        await player.must('game:answer', { match, decision: decision!.id, keys: coach.keys });
      }
      expect([...shown]).toEqual(guide.steps.filter(({ kind }) => kind === 'show').map((_, i) => i + 1));
      expect(await progressOf(match, id)).toBe('solved');
      player.close();
    },
  );
});
