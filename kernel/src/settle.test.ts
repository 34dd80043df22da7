// The order in which triggered abilities resolve, and who chooses it (law 12): the three orders a game may have.

import { describe, expect, it } from 'vitest';
import type { Play } from './book';
import { arena, FIELD, verb } from './fixtures/arena';
import { act, isA, pause, say, those, withLast } from './fixtures/steps';
import { keys, lay, perform, pick, seated, told } from './fixtures/table';

const KILL = verb('kill');

describe('first in, first out', () => {
  const fifo = arena({
    cards: [
      withLast('owl', say('owl'), act('kill', those('rat')), say('owl done')),
      withLast('fox', say('fox')),
      withLast('rat', say('rat')),
    ],
    codes: { hunt: [act('kill', those('owl', 'fox')), say('hunt goes on'), pause] },
  });

  it('triggers wait until the procedure settles, oldest first, and are never interrupted', () => {
    const t = seated(fifo);
    lay(t, FIELD, ['owl', 'fox', 'rat']);
    perform(t, 'hunt');
    expect(told(t)).toEqual([
      'kill owl',
      'kill fox',
      'hunt goes on',
      'owl',
      'kill rat',
      'owl done',
      'fox',
      'rat',
    ]);
  });
});

describe('depth first (Mythos 11.6)', () => {
  const rank = (_p: Play, line: { type: string }): number => (line.type.startsWith('hill') ? 1 : 0);
  const depth = arena({
    timing: { settle: 'instruction', order: 'depth', within: 'turn player', rank },
    cards: [
      withLast('owl', say('owl'), act('kill', those('rat')), say('owl done')),
      withLast('fox', say('fox')),
      withLast('rat', say('rat')),
      { id: 'hill', lines: [{ verb: KILL, steps: [say('hill')] }] },
    ],
    codes: { hunt: [act('kill', those('owl', 'fox')), say('hunt goes on')] },
  });

  it('what a trigger causes is finished before older triggers; then the interrupted effect continues', () => {
    const t = seated(depth);
    lay(t, FIELD, ['owl', 'rat'], ['fox']);
    perform(t, 'hunt');
    pick(t, 0, 'resolve 0 owl');
    expect(told(t)).toEqual([
      'kill owl',
      'kill fox',
      'owl',
      'kill rat',
      'rat',
      'owl done',
      'fox',
      'hunt goes on',
    ]);
  });

  it('the turn player orders simultaneous triggers, also the opponent’s', () => {
    const t = seated(depth);
    lay(t, FIELD, ['owl', 'rat'], ['fox']);
    perform(t, 'hunt', 1);
    expect(keys(t, 1)).toEqual([]);
    expect(keys(t, 0)).toEqual(['resolve 0 owl', 'resolve 1 fox']);
    pick(t, 0, 'resolve 1 fox');
    expect(told(t).slice(2, 4)).toEqual(['fox', 'owl']);
  });

  it('a game that settles by blocks resolves the newest first too, but interrupts nothing', () => {
    const t = seated(
      arena({
        timing: { order: 'depth' },
        cards: [
          withLast('owl', act('kill', those('rat')), say('owl done')),
          withLast('fox', say('fox')),
          withLast('rat', say('rat')),
        ],
        codes: { hunt: [act('kill', those('owl', 'fox')), pause] },
      }),
    );
    lay(t, FIELD, ['owl', 'fox', 'rat']);
    perform(t, 'hunt');
    expect(told(t).slice(2)).toEqual(['kill rat', 'owl done', 'rat', 'fox']);
  });

  it('a later rank comes last without being chosen', () => {
    const t = seated(depth);
    lay(t, FIELD, ['fox', 'hill']);
    perform(t, 'hunt');
    expect(told(t)).toEqual(['kill fox', 'fox', 'hill', 'hunt goes on']);
  });
});

describe('batches (One Piece 8-6)', () => {
  const batches = (within: 'each player' | 'turn player') =>
    arena({
      timing: { settle: 'block', order: 'batch', within },
      cards: [
        withLast('owl', say('owl'), act('kill', those('rat')), say('owl done')),
        withLast('fox', say('fox')),
        withLast('eel', say('eel')),
        withLast('rat', say('rat')),
        {
          id: 'dog',
          lines: [
            { verb: KILL, hears: (p, _f, r) => !isA(p, r, 'dog'), needsSource: true, steps: [say('dog')] },
          ],
        },
        withLast('wolf', act('kill', those('dog'))),
        { id: 'cub', lines: [{ verb: KILL, needsSource: true, steps: [say('cub')] }] },
      ],
      codes: {
        hunt: [act('kill', those('owl', 'fox', 'eel')), say('hunt goes on'), pause],
        stalk: [act('kill', those('wolf')), pause],
      },
    });

  it('the turn player’s effects go first in the order they choose, then the opponent’s, then the next batch', () => {
    const t = seated(batches('each player'));
    lay(t, FIELD, ['owl', 'fox', 'rat'], ['eel']);
    perform(t, 'hunt');
    expect(keys(t, 0)).toEqual(['resolve 0 owl', 'resolve 1 fox']);
    pick(t, 0, 'resolve 0 owl');
    expect(told(t).slice(4)).toEqual(['owl', 'kill rat', 'owl done', 'fox', 'eel', 'rat']);
  });

  it('each player orders their own', () => {
    const t = seated(batches('each player'));
    lay(t, FIELD, ['fox'], ['owl', 'eel']);
    perform(t, 'hunt');
    expect(told(t).slice(3)).toEqual(['hunt goes on', 'fox']);
    expect(keys(t, 0)).toEqual([]);
    pick(t, 1, 'resolve 1 eel');
    expect(told(t).slice(5)).toEqual(['eel', 'owl', 'owl done']);
  });

  it('or the turn player orders everything', () => {
    const t = seated(batches('turn player'));
    lay(t, FIELD, ['fox'], ['owl', 'eel']);
    perform(t, 'hunt');
    expect(keys(t, 0)).toHaveLength(3);
    pick(t, 0, 'resolve 2 eel', 'resolve 1 fox');
    expect(told(t).slice(4)).toEqual(['eel', 'fox', 'owl', 'owl done']);
  });

  it('a source that left loses its waiting effect', () => {
    const t = seated(batches('each player'));
    lay(t, FIELD, ['wolf', 'dog']);
    perform(t, 'stalk');
    pick(t, 0, 'resolve 0 wolf');
    expect(told(t)).toEqual(['kill wolf', 'kill dog']);
  });

  it('a lost effect asks no question', () => {
    const t = seated(batches('each player'));
    lay(t, FIELD, ['wolf', 'dog', 'cub']);
    perform(t, 'stalk');
    pick(t, 0, 'resolve 0 wolf');
    expect(told(t)).toEqual(['kill wolf', 'kill dog', 'cub', 'cub']);
  });

  it('a source that was turned face down loses it too', () => {
    const t = seated(batches('each player'));
    lay(t, FIELD, ['wolf', 'dog']);
    perform(t, 'stalk');
    t.s.objs.find((o) => o !== null)!.down = 1;
    pick(t, 0, 'resolve 1 my hidden 1');
    expect(told(t)).toEqual(['kill wolf', 'kill hidden']);
  });
});

describe('triggers that no player can stop', () => {
  const echo = { verb: KILL, steps: [say('echo'), act('kill', those('phoenix'))] };
  const echoes = (endless?: { after: number; end(p: Play): void }) => {
    const t = seated(
      arena({
        timing: endless === undefined ? {} : { endless },
        cards: [{ id: 'hill', lines: [echo] }, { id: 'phoenix' }],
        codes: { hunt: [act('kill', those('phoenix')), pause] },
      }),
    );
    lay(t, FIELD, ['hill', 'phoenix', 'phoenix', 'phoenix', 'phoenix', 'phoenix', 'phoenix']);
    perform(t, 'hunt');
    return { n: told(t).filter((said) => said === 'echo').length, result: t.s.result };
  };

  it('run to their end if the game sets no limit', () => {
    expect(echoes()).toEqual({ n: 6, result: null });
  });

  it('end the match as the game says after that many', () => {
    const result = { winner: null, reason: 'loop' };
    const end = (p: Play): void => {
      p.s.result = result;
    };
    expect(echoes({ after: 3, end })).toEqual({ n: 3, result });
  });
});
