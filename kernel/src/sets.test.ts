// Any legal set may be picked in any order, and no other (law 5): every limit, with sets counted by hand.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseStep } from './choose';
import { add, OBJ, ref, refIndex } from './code';
import { arena, FIELD, NOOK } from './fixtures/arena';
import { FAIR, judge, subsets, walks } from './fixtures/orders';
import { act } from './fixtures/steps';
import { type FixtureTable, keys, perform, put, seated } from './fixtures/table';
import { defOf, objById } from './objects';
import type { State } from './state';
import { isAsked } from './vm';

interface Limits {
  /** Power of each beast, and whether it is in the nook. */
  readonly beasts: readonly { readonly power: number; readonly inNook: boolean }[];
  readonly min: number;
  readonly max: number;
  readonly apart: boolean;
  readonly total: number | null;
  /** Two beasts that cannot both be chosen, or the follow-up cannot happen. */
  readonly foes: readonly [number, number] | null;
}

const NAMES = ['ape', 'boa', 'cow', 'doe', 'eel'];
const why = { en: 'Gather', fr: 'Rassemblez' };
const keyOf = (name: string): string => `choose my ${name}`;

function gathering({ beasts, min, max, apart, total, foes }: Limits): FixtureTable {
  const cards = beasts.map(({ power }, i) => ({ id: NAMES[i], printed: [power] }));
  const gather = chooseStep({
    select: (p, _f, out) => {
      for (const o of p.s.objs) if (o !== null) add(out, ref(OBJ, o.id));
    },
    min: () => min,
    max: () => max,
    to: 1,
    decline: () => false,
    ...(apart ? { group: (p, r) => objById(p.s, refIndex(r))!.at } : {}),
    ...(total === null
      ? {}
      : { sum: { total, of: (p, r) => defOf(p, objById(p.s, refIndex(r))!).printed[0] } }),
    ...(foes === null
      ? {}
      : {
          feasible: (p, f) => {
            const chosen = f.regs[1]!.refs.map((r) => defOf(p, objById(p.s, refIndex(r))!).id);
            return !foes.every((i) => chosen.includes(NAMES[i]));
          },
        }),
    why,
  });
  const bound = arena({
    cards,
    codes: { gather: [gather, act('kill', (_p, f) => f.regs[1]?.refs ?? [], 0, 4)] },
  });
  const t = seated(bound);
  beasts.forEach(({ inNook }, i) => {
    put(t, NAMES[i], 0, inNook ? NOOK : FIELD);
  });
  perform(t, 'gather');
  return t;
}

/** The legal sets, counted without the kernel. */
function legalSets({ beasts, min, max, apart, total, foes }: Limits): string[][] {
  const together = subsets(beasts.map((_beast, i) => i)).filter((set) => {
    const sides = set.map((i) => beasts[i].inNook);
    const sum = set.reduce((n, i) => n + beasts[i].power, 0);
    return (
      set.length <= max &&
      (!apart || new Set(sides).size === sides.length) &&
      (total === null || sum <= total)
    );
  });
  const least = Math.min(min, Math.max(0, ...together.map((set) => set.length)));
  return together
    .filter((set) => set.length >= least && !foes?.every((i) => set.includes(i)))
    .map((set) => set.map((i) => keyOf(NAMES[i])));
}

const limits: fc.Arbitrary<Limits> = fc
  .record({
    beasts: fc.array(fc.record({ power: fc.integer({ min: -2, max: 4 }), inNook: fc.boolean() }), {
      minLength: 1,
      maxLength: 5,
    }),
    min: fc.integer({ min: 0, max: 3 }),
    more: fc.integer({ min: 0, max: 3 }),
    apart: fc.boolean(),
    total: fc.option(fc.integer({ min: 0, max: 6 })),
    foes: fc.option(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }))),
  })
  .map(({ more, foes, ...rest }) => ({
    ...rest,
    max: Math.max(1, rest.min + more),
    // A beast is not a foe of itself, nor of one that is absent.
    foes: foes !== null && foes[0] !== foes[1] && Math.max(...foes) < rest.beasts.length ? foes : null,
  }));

describe('a choice of several', () => {
  test('reaches every legal set in every order, and no other', () => {
    fc.assert(
      fc.property(limits, (drawn) => {
        const t = gathering(drawn);
        const killed = (s: State): string[] =>
          NAMES.slice(0, drawn.beasts.length)
            .filter(
              (name) => !s.objs.some((o) => o !== null && t.book.defs[s.cards.def[o.cards[0]]].id === name),
            )
            .map(keyOf);
        const legal = legalSets(drawn);
        const isOpen = isAsked(t.p, 0) && !keys(t, 0).includes('rest');
        if (isOpen) expect(judge(walks(t.book, t.s, 0), legal, killed)).toEqual(FAIR);
        else expect(legal.length <= 1 ? (legal[0] ?? []) : legal).toEqual(killed(t.s));
      }),
      { numRuns: 300 },
    );
  });

  test('takes without asking what must all be chosen', () => {
    const beast = { power: 1, inNook: false };
    const t = gathering({ beasts: [beast, beast], min: 3, max: 3, apart: false, total: null, foes: null });
    expect(t.s.objs.filter((o) => o !== null)).toEqual([]);
  });

  test('offers one that is over the total only if another can make room for it', () => {
    const beasts = [4, 2, -2].map((power) => ({ power, inNook: false }));
    const open = (max: number): string[] =>
      keys(gathering({ beasts, min: 0, max, apart: false, total: 2, foes: null }), 0);
    expect(open(2)).toEqual(['done', 'choose my ape', 'choose my boa', 'choose my cow']);
    expect(open(1)).toEqual(['done', 'choose my boa', 'choose my cow']);
  });
});
