// Derived values (law 15): layers, sources, conditions, numbers of a seat, and latches, their only memory.

import { describe, expect, it } from 'vitest';
import type { Static } from './book';
import { OBJ, ref, SEAT } from './code';
import { changes, settings } from './derive';
import { arena, DAMAGE, FIELD, LATCH, LIMIT, POWER, power } from './fixtures/arena';
import { act, isA, isOf, those } from './fixtures/steps';
import { lay, perform, put, seated } from './fixtures/table';
import { objById } from './objects';

const change = (layer: Static['layer'], amount: number, applies: Static['applies']): Static => ({
  number: POWER,
  layer,
  amount: () => amount,
  applies,
});
const onSelf: Static['applies'] = (_p, f, r) => r === ref(OBJ, f.self);
const aura = (id: string, ...statics: Static[]) => ({ id, printed: [3], lines: [{ statics }] });

const bound = arena({
  cards: [
    aura(
      'drum',
      change('add', 2, (p, f, r) => isOf(p, r, f.you) && r !== ref(OBJ, f.self)),
    ),
    aura(
      'curse',
      change('set', 1, (p, f, r) => !isOf(p, r, f.you)),
    ),
    aura(
      'crown',
      change('set', 4, (p, _f, r) => isA(p, r, 'ant')),
    ),
    {
      id: 'pack',
      printed: [1],
      lines: [
        {
          statics: [
            {
              number: POWER,
              layer: 'add',
              amount: (p, f) => p.s.objs.filter((o) => o !== null && o.ctrl === f.you).length,
              applies: (p, f, r) => onSelf(p, f, r, null) && those('drum')(p, f).length > 0,
            },
          ],
        },
      ],
    },
    {
      id: 'chest',
      lines: [
        {
          statics: [
            {
              number: LIMIT,
              layer: 'add',
              amount: () => 3,
              applies: (_p, f, r, by) => r === ref(SEAT, f.you) && by === null,
            },
          ],
        },
      ],
    },
  ],
  codes: { slay: [act('kill', those('drum'))] },
});

describe('layers', () => {
  it('values that replace the printed one come first, then additions', () => {
    const t = seated(bound);
    const ant = put(t, 'ant', 0, FIELD);
    expect(power(t.p, ant)).toBe(1);
    lay(t, FIELD, ['drum', 'crown'], ['curse']);
    expect(settings(t.p, POWER, ref(OBJ, ant.id))).toEqual([4, 1]);
    expect(power(t.p, ant)).toBe(6);
    ant.marks[DAMAGE] = 2;
    expect(power(t.p, ant)).toBe(4);
  });

  it('a conditional aura is evaluated on each read, and stops with its source', () => {
    const t = seated(bound);
    const pack = put(t, 'pack', 0, FIELD);
    expect(power(t.p, pack)).toBe(1);
    lay(t, FIELD, ['drum']);
    expect(power(t.p, pack)).toBe(5);
    perform(t, 'slay');
    expect(power(t.p, pack)).toBe(1);
  });

  it('face-down and silenced sources do nothing', () => {
    const t = seated(bound);
    const ant = put(t, 'ant', 0, FIELD);
    const drum = put(t, 'drum', 0, FIELD, 1);
    expect(power(t.p, ant)).toBe(1);
    drum.down = 0;
    expect(power(t.p, ant)).toBe(3);
    drum.mute = 1;
    expect(power(t.p, ant)).toBe(1);
  });

  it('a seat has numbers too', () => {
    const t = seated(bound);
    lay(t, FIELD, ['chest']);
    expect([0, 1].map((seat) => changes(t.p, LIMIT, ref(SEAT, seat)))).toEqual([3, 0]);
    expect(changes(t.p, LIMIT, ref(SEAT, 0), t.book.lines[0])).toBe(0);
  });
});

describe('latches (One Piece 12)', () => {
  /** "Costs 1 more if it costs 2 or more", tested with its own contribution once it is on. */
  const stay = arena({
    timing: {
      watch(p): void {
        for (const o of p.s.objs) if (o !== null) o.marks[LATCH] = power(p, o) >= 2 ? 1 : 0;
      },
    },
    cards: [
      {
        id: 'usopp',
        printed: [3],
        lines: [
          {
            statics: [
              change(
                'add',
                1,
                (p, f, r) => onSelf(p, f, r, null) && objById(p.s, f.self)!.marks[LATCH] === 1,
              ),
            ],
          },
        ],
      },
    ],
    codes: { hit2: [act('hurt', those('usopp'), 2)], hit3: [act('hurt', those('usopp'), 3)] },
  });

  it('a condition that reads the value it changes holds while its own contribution keeps it true', () => {
    for (const [code, left] of [
      ['hit2', 2],
      ['hit3', 0],
    ] as const) {
      const t = seated(stay);
      const usopp = put(t, 'usopp', 0, FIELD);
      usopp.marks[LATCH] = 1;
      expect(power(t.p, usopp)).toBe(4);
      perform(t, code);
      expect(power(t.p, usopp)).toBe(left);
    }
  });
});
