// Prohibitions and what really happened (laws 12, 13, 14). Replacements have a file of their own.

import { describe, expect, it } from 'vitest';
import { type Ban, type Play, reg, run } from './book';
import { OBJ, PLACE, ref, refIndex, SEAT } from './code';
import { forbidden } from './derive';
import { arena, DECK, endow, FIELD, HAND, LANE, NOOK, PILE, verb } from './fixtures/arena';
import { act, isA, isOf, pause, say, those } from './fixtures/steps';
import { type FixtureTable, give, keys, lay, perform, pick, put, seated, told } from './fixtures/table';
import type { ObjId, Ref } from './ids';
import { happen, happened, intend, NOWHERE } from './intents';
import { type Frame, SEATS } from './state';
import { tell } from './telling';

const KILL = verb('kill');
const ban = (forbids: Ban['forbids']): { bans: Ban[] } => ({ bans: [{ verb: KILL, forbids }] });

describe('prohibitions', () => {
  const bound = arena({
    cards: [
      { id: 'saint', lines: [ban((p, f, r, by) => by !== f.you && isOf(p, r, f.you))] },
      { id: 'vulture', lines: [{ verb: KILL, steps: [say('vulture')] }] },
    ],
    gifts: {
      here: ban((_p, f, r) => r === ref(OBJ, f.self)),
      mine: ban((p, f, r) => isOf(p, r, f.you)),
      closed: ban(() => true),
      byRules: ban((p) => p.book.code[p.cause?.code ?? -1]?.name === 'storm'),
    },
    codes: {
      slay: [act('kill', those('ant', 'bee', 'cat')), pause],
      storm: [act('kill', those('ant')), pause],
    },
  });

  it('subjects that an aura forbids are left out, for the opponent only', () => {
    const t = seated(bound);
    lay(t, FIELD, ['saint', 'ant'], ['bee']);
    perform(t, 'slay', 1);
    expect(told(t)).toEqual(['kill bee']);
    perform(t, 'slay', 0);
    expect(told(t)).toEqual(['kill bee', 'kill ant']);
  });

  it('a face-down or silenced source forbids nothing', () => {
    const t = seated(bound);
    lay(t, FIELD, ['ant', 'bee']);
    put(t, 'saint', 0, FIELD, 1);
    put(t, 'saint', 0, FIELD).mute = 1;
    perform(t, 'slay', 1);
    expect(told(t)).toEqual(['kill ant', 'kill bee']);
  });

  it('a modifier forbids for the beast it sits on, for a place, for a whole lane, and for a player', () => {
    const cases = [
      { on: (id: ObjId) => ref(OBJ, id), name: 'here', spared: ['ant'] },
      { on: () => ref(PLACE, FIELD), name: 'here', spared: ['ant'] },
      { on: () => ref(PLACE, LANE), name: 'here', spared: ['ant', 'cat'] },
      { on: () => ref(SEAT, 0), name: 'mine', spared: ['ant', 'bee'] },
    ];
    for (const { on, name, spared } of cases) {
      const t = seated(bound);
      const ant = put(t, 'ant', 0, FIELD);
      put(t, 'bee', 0, NOOK);
      put(t, 'cat', 1, FIELD);
      endow(t.p, bound, name, on(ant.id));
      perform(t, 'slay');
      const killed = ['ant', 'bee', 'cat'].filter((id) => !spared.includes(id)).map((id) => `kill ${id}`);
      expect(told(t)).toEqual(killed);
    }
  });

  it('a place can be closed itself', () => {
    const t = seated(bound);
    endow(t.p, bound, 'closed', ref(PLACE, LANE));
    expect(forbidden(t.p, KILL, ref(PLACE, FIELD), 0)).toBe(true);
    expect(forbidden(t.p, KILL, ref(PLACE, NOOK), 0)).toBe(false);
  });

  it('an event that nothing is left of did not happen: nobody hears it', () => {
    const t = seated(bound);
    lay(t, FIELD, ['saint', 'ant'], ['vulture']);
    perform(t, 'storm', 1);
    expect(told(t)).toEqual([]);
    perform(t, 'storm', 0);
    expect(told(t)).toEqual(['kill ant', 'vulture']);
  });

  it('a prohibition may ask what causes the event', () => {
    const t = seated(bound);
    lay(t, FIELD, ['ant']);
    endow(t.p, bound, 'byRules', ref(SEAT, 0));
    perform(t, 'storm');
    perform(t, 'slay');
    expect(told(t)).toEqual(['kill ant']);
  });
});

describe('what really happened', () => {
  const report = (p: Play, f: Frame): void => {
    const { n, last } = f.regs[1]!;
    tell(p, 'say', { def: `${n}: ${last.map((l) => `${p.book.defs[l.def].id} ${l.stats[0]}`).join(', ')}` });
  };
  const bound = arena({
    cards: [
      { id: 'bear', printed: [5] },
      { id: 'saint', lines: [ban((p, _f, r) => isA(p, r, 'ant'))] },
      {
        id: 'drum',
        lines: [{ statics: [{ number: 0, layer: 'add', amount: () => 2, applies: () => true }] }],
      },
      { id: 'heir', lines: [{ verb: KILL, own: true, steps: [run((p, f) => reportOwn(p, f))] }] },
    ],
    codes: {
      slay: [act('kill', those('ant', 'bear', 'drum')), run(report)],
      fell: [act('kill', those('heir')), pause],
      drink: [
        act('draw', (_p, f) => [ref(SEAT, f.you)], 2),
        run((p, f) => tell(p, 'say', { def: `drew ${f.regs[1]!.n}` })),
      ],
    },
    remembered: ['kill', 'draw'],
  });
  const reportOwn = (p: Play, f: Frame): void =>
    tell(p, 'say', { def: `I was ${f.regs[0]!.last.find((l) => l.id === f.self)!.stats[0]}` });

  it('the register holds what the verb affected, with the values it had just before', () => {
    const t = seated(bound);
    lay(t, FIELD, ['ant', 'bear', 'drum', 'saint']);
    perform(t, 'slay');
    expect(told(t).at(-1)).toBe('2: bear 7, drum 3');
    expect(t.s.zones[PILE].map((card) => t.book.defs[t.s.cards.def[card]].id)).toEqual(['bear', 'drum']);
  });

  it('an ability that resolves after its source left reads its last-known values', () => {
    const t = seated(bound);
    lay(t, FIELD, ['heir', 'drum']);
    perform(t, 'fell');
    expect(told(t)).toEqual(['kill heir', 'I was 3']);
  });

  it('drawing more than there is counts what was drawn', () => {
    const t = seated(bound);
    give(t, 'ant', 0, DECK);
    perform(t, 'drink');
    expect(told(t)).toEqual(['drew 1']);
    expect(t.s.zones[HAND]).toHaveLength(1);
  });

  it('the log answers for this turn and the one before, by player, and forgets older ones', () => {
    const t = seated(bound);
    lay(t, FIELD, ['ant', 'bear', 'drum']);
    perform(t, 'slay', 0);
    expect([happened(t.p, KILL, 0), happened(t.p, KILL, 1), happened(t.p, KILL, 0, 1)]).toEqual([3, 0, 0]);
    pick(t, 0, 'rest');
    expect([happened(t.p, KILL, 0), happened(t.p, KILL, 0, 1)]).toEqual([0, 3]);
    pick(t, 1, 'rest');
    give(t, 'ant', 0, DECK);
    perform(t, 'drink');
    expect([happened(t.p, KILL, 0, 1), happened(t.p, verb('draw'), 0), t.s.log.length]).toEqual([0, 1, 1]);
  });

  it('only verbs that some text asks about are logged', () => {
    const t = seated(bound);
    const frame = t.s.stack[0];
    happen(t.p, frame, verb('tick'), [], 0);
    expect(t.s.log).toEqual([]);
  });

  it('a step that proposes two replaceable events at once is refused, naming the step', () => {
    const twice = arena({
      cards: [
        {
          id: 'ward',
          lines: [{ replacement: { verb: KILL, grain: 'event', optional: false, covers: () => false } }],
        },
      ],
      codes: {
        both: [
          run((p, f) => {
            intend(p, f, KILL, reg(those('ant')(p, f)).refs, 0, 1);
            intend(p, f, KILL, reg(those('bee')(p, f)).refs, 0, 2);
          }),
        ],
      },
    });
    const t = seated(twice);
    lay(t, FIELD, ['ant', 'bee', 'ward']);
    expect(() => perform(t, 'both')).toThrow('arena: two events proposed at once in both at step 0');
  });

  describe('a procedure that keeps nothing of what happens', () => {
    const DRAW = verb('draw');
    const eachDraws = run((p, f) => {
      for (const seat of SEATS) intend(p, f, DRAW, [ref(SEAT, seat)], 1, NOWHERE);
    });
    const mine = (f: Frame, r: Ref): boolean => refIndex(r) === f.you;
    const bound = arena({
      cards: [
        {
          id: 'well',
          lines: [
            {
              replacement: {
                verb: DRAW,
                grain: 'event',
                optional: true,
                covers: (_p, f, r) => mine(f, r),
              },
              steps: [run((p, f) => tell(p, 'say', { def: `seat ${f.you} drank` }))],
            },
          ],
        },
        { id: 'drought', lines: [{ bans: [{ verb: DRAW, forbids: (_p, f, r) => mine(f, r) }] }] },
      ],
      codes: { deal: [eachDraws, say('dealt')] },
    });
    const dealing = (mine: readonly string[], theirs: readonly string[]): FixtureTable => {
      const t = seated(bound);
      lay(t, FIELD, mine, theirs);
      for (const seat of SEATS) give(t, 'ant', seat, DECK);
      perform(t, 'deal');
      return t;
    };
    const hands = ({ s }: FixtureTable): number[] => SEATS.map((seat) => s.zones[HAND + seat].length);

    it('may propose several events, each of which can be replaced, in order', () => {
      const t = dealing(['well'], ['well']);
      pick(t, 0, keys(t, 0)[1]);
      expect(told(t)).toEqual(['seat 0 drank']);
      pick(t, 1, 'decline');
      expect(told(t)).toEqual(['seat 0 drank', 'dealt']);
      expect(hands(t)).toEqual([0, 1]);
    });

    it('finds its events forbidden like those of an ability', () => {
      const t = dealing(['drought'], []);
      expect(hands(t)).toEqual([0, 1]);
    });
  });
});
