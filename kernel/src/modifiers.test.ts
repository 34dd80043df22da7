// Modifiers (law 4): what they reach, how they end, and control that lasts while its source stays.

import { describe, expect, it } from 'vitest';
import { type Play, run, type Static } from './book';
import { OBJ, PLACE, ref, SEAT } from './code';
import { arena, DAMAGE, endow, FIELD, LANE, NOOK, POWER, power } from './fixtures/arena';
import { act, isOf, itself, pause, those } from './fixtures/steps';
import { perform, put, seated } from './fixtures/table';
import { endDuring, expire, useUp } from './modifiers';
import { objById, relocate } from './objects';
import type { Obj } from './state';

const change = (layer: Static['layer'], amount: number, applies: Static['applies']): Static => ({
  number: POWER,
  layer,
  amount: () => amount,
  applies,
});
const onSelf: Static['applies'] = (_p, f, r) => r === ref(OBJ, f.self);

const bound = arena({
  cards: [{ id: 'drum' }],
  gifts: {
    might: { statics: [change('add', 5, onSelf)] },
    rage: { statics: [change('add', 1, (p, f, r) => isOf(p, r, f.you))] },
  },
  codes: { slay: [act('kill', those('drum'))] },
});

describe('modifiers', () => {
  it('on a beast, a place, a lane or a player affect the objects there', () => {
    const t = seated(bound);
    const ant = put(t, 'ant', 0, FIELD);
    const bee = put(t, 'bee', 1, FIELD);
    const cat = put(t, 'cat', 0, NOOK);
    const powers = (): number[] => [ant, bee, cat].map((o) => power(t.p, o));
    endow(t.p, bound, 'might', ref(OBJ, ant.id));
    expect(powers()).toEqual([6, 1, 1]);
    endow(t.p, bound, 'might', ref(PLACE, FIELD + 1));
    expect(powers()).toEqual([6, 6, 1]);
    endow(t.p, bound, 'might', ref(PLACE, LANE + 1));
    expect(powers()).toEqual([6, 6, 6]);
    endow(t.p, bound, 'rage', ref(SEAT, 0));
    expect(powers()).toEqual([7, 6, 7]);
    relocate(t.p, bee, NOOK + 1);
    relocate(t.p, cat, FIELD);
    expect(powers()).toEqual([7, 6, 2]);
  });

  it('end at their moment, with what they sit on, with their source, or when used up', () => {
    const t = seated(bound);
    const ant = put(t, 'ant', 0, FIELD);
    const drum = put(t, 'drum', 0, FIELD);
    const on = ref(OBJ, ant.id);
    endow(t.p, bound, 'might', on, { until: 3 });
    endow(t.p, bound, 'might', on, { during: drum.id });
    endow(t.p, bound, 'might', ref(OBJ, drum.id));
    const twice = endow(t.p, bound, 'might', on, { uses: 2 });
    const left = (): number[] => t.s.mods.map((mod) => mod.id - twice.id);
    expire(t.p, 2);
    expect(left()).toEqual([-3, -2, -1, 0]);
    expire(t.p, 3);
    expect(left()).toEqual([-2, -1, 0]);
    useUp(t.p, twice.id);
    expect(left()).toEqual([-2, -1, 0]);
    useUp(t.p, twice.id);
    expect(left()).toEqual([-2, -1]);
    perform(t, 'slay');
    expect(t.s.mods).toEqual([]);
    expect(t.s.auras).toEqual([]);
  });

  it('"while" ends when the source is turned face down, and what sits on the source stays', () => {
    const t = seated(bound);
    const ant = put(t, 'ant', 0, FIELD);
    const drum = put(t, 'drum', 0, FIELD);
    endow(t.p, bound, 'might', ref(OBJ, ant.id), { during: drum.id });
    endow(t.p, bound, 'might', ref(OBJ, drum.id));
    endDuring(t.p, drum.id);
    expect(t.s.mods.map((mod) => mod.on)).toEqual([ref(OBJ, drum.id)]);
  });
});

describe('borrowed control (Mythos 11.11)', () => {
  const owner = (p: Play, o: Obj): 0 | 1 => (p.s.cards.owner[o.cards[0]] === 0 ? 0 : 1);
  /** An object without a holder returns to its owner. */
  const goHome = (p: Play): boolean => {
    const lost = p.s.objs.find(
      (o) => o !== null && o.ctrl !== owner(p, o) && !p.s.mods.some((mod) => mod.on === ref(OBJ, o.id)),
    );
    if (lost === undefined || lost === null) return false;
    lost.ctrl = owner(p, lost);
    relocate(p, lost, FIELD + lost.ctrl);
    return true;
  };
  const thieves = arena({
    timing: { check: goHome },
    gifts: { held: {} },
    cards: [{ id: 'thief' }],
    codes: {
      take: [
        act('steal', those('ant')),
        run((p, f) => endow(p, thieves, 'held', f.regs[1]!.refs[0], { during: f.self })),
        pause,
      ],
      slay: [act('kill', those('thief')), pause],
      cover: [act('hide', itself), run((p, f) => endDuring(p, f.self)), pause],
    },
  });

  it('lasts while its source stays, and ends when the source leaves or is hidden', () => {
    for (const ending of ['slay', 'cover']) {
      const t = seated(thieves);
      const ant = put(t, 'ant', 1, FIELD);
      const thief = put(t, 'thief', 0, FIELD);
      ant.marks[DAMAGE] = 1;
      perform(t, 'take', 0, thief.id);
      expect([ant.ctrl, ant.at]).toEqual([0, FIELD]);
      perform(t, ending, 0, thief.id);
      expect([ant.ctrl, ant.at, ant.marks[DAMAGE]]).toEqual([1, FIELD + 1, 1]);
      expect(objById(t.s, ant.id)).toBe(ant);
    }
  });
});
