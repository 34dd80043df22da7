// The machine (laws 5, 16): impossible programs throw and say where; several objects at one place keep their order.

import { describe, expect, it } from 'vitest';
import { ask, run } from './book';
import { optionCode } from './code';
import { arena, FIELD, NOOK } from './fixtures/arena';
import { standing } from './fixtures/bind';
import { type FixtureTable, perform, put, seated } from './fixtures/table';
import type { ObjId, PlaceIndex } from './ids';
import { leave, relocate } from './objects';
import { jump } from './procedure';
import { below, seedRng } from './rng';
import type { Obj } from './state';

const nothing = {
  seat: () => 0 as const,
  list: () => undefined,
  pick: () => undefined,
  why: () => ({ en: 'Nothing?', fr: 'Rien ?' }),
};

describe('an impossible program', () => {
  const bound = arena({
    codes: {
      spin: [run(() => undefined), run((_p, f) => jump(f, 0))],
      broken: [
        run(() => undefined),
        run(() => {
          throw new RangeError('no such beast');
        }),
      ],
      mute: [ask({ ...nothing, forced: null })],
      insist: [run(() => undefined), ask({ ...nothing, forced: () => -1 })],
      skip: [ask({ ...nothing, forced: () => 0 })],
      take: [ask({ ...nothing, forced: () => optionCode(1), pick: (_p, f) => f.regs.push(null) })],
    },
  });

  it('that never decides throws, naming game, program, step and decisions', () => {
    expect(() => perform(seated(bound), 'spin')).toThrow(
      /^arena: no decision is ever reached in spin at step [01], after decisions 1 and 0 of the seats$/,
    );
  });

  it('that asks without options throws, whether or not the question may be skipped', () => {
    expect(() => perform(seated(bound), 'mute')).toThrow(
      'arena: a decision without options in mute at step 0',
    );
    expect(() => perform(seated(bound), 'insist')).toThrow(
      'arena: a decision without options in insist at step 1',
    );
  });

  it('that throws in the middle of a rule says where, and keeps the error itself', () => {
    const t = seated(bound);
    const broken = (): void => perform(t, 'broken');
    expect(broken).toThrow('arena: no such beast in broken at step 1, after decisions 1 and 0 of the seats');
    expect(broken).toThrow(expect.objectContaining({ cause: new RangeError('no such beast') }));
  });

  it('but a question may be passed over or answered by itself, and nobody was asked', () => {
    const t = seated(bound);
    const before = t.s.asked.slice();
    perform(t, 'skip');
    perform(t, 'take');
    // Each time the machine comes back to the turn player, who is asked to rest.
    expect(t.s.asked).toEqual([before[0] + 2, before[1]]);
  });
});

describe('objects at one place', () => {
  const ids = (t: FixtureTable, place: PlaceIndex): ObjId[] => standing(t.s, place).map((o) => o.id);

  it('stand in order of arrival, whichever leaves and wherever the gap is filled', () => {
    const t = seated(arena({}));
    const [a, b, c] = ['ant', 'bee', 'cat'].map((id) => put(t, id, 0, FIELD));
    leave(t.p, a);
    const d = put(t, 'ant', 0, FIELD);
    expect(ids(t, FIELD)).toEqual([b.id, c.id, d.id]);
    relocate(t.p, b, NOOK);
    relocate(t.p, b, FIELD);
    expect([ids(t, FIELD), ids(t, NOOK)]).toEqual([[c.id, d.id, b.id], []]);
  });

  it('agree with a plain list through 500 random comings and goings', () => {
    const t = seated(arena({}));
    const rng = seedRng('queue');
    const queues = new Map<number, Obj[]>([
      [FIELD, []],
      [NOOK, []],
    ]);
    for (let i = 0; i < 500; i++) {
      const place = below(rng, 2) === 0 ? FIELD : NOOK;
      const here = queues.get(place)!;
      const o = here[below(rng, here.length + 1)];
      if (o === undefined) here.push(put(t, 'ant', 0, place));
      else if (below(rng, 2) === 0) {
        leave(t.p, o);
        queues.set(
          place,
          here.filter((one) => one !== o),
        );
      } else {
        relocate(t.p, o, FIELD + NOOK - place);
        queues.set(
          place,
          here.filter((one) => one !== o),
        );
        queues.get(FIELD + NOOK - place)!.push(o);
      }
      for (const [at, expected] of queues) expect(ids(t, at)).toEqual(expected.map((one) => one.id));
    }
  });
});
