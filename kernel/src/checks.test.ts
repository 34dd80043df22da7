// State checks (law 12): when they run, what they may do, and how the interrupted effect continues.

import { describe, expect, it } from 'vitest';
import { ask, type Play } from './book';
import { add, CHOOSE, codePayload, OBJ, optionCode, ref } from './code';
import { arena, FIELD, power, verb } from './fixtures/arena';
import { standing } from './fixtures/bind';
import { act, dying, isA, pause, say, those, withLast } from './fixtures/steps';
import { keys, lay, perform, pick, seated, told } from './fixtures/table';
import { begin } from './frames';
import type { Ref } from './ids';
import { intend } from './intents';
import { SEATS } from './state';

const KILL = verb('kill');

describe('state checks', () => {
  const dead = (p: Play): Ref[] =>
    p.s.objs.flatMap((o) => (o !== null && power(p, o) <= 0 ? [ref(OBJ, o.id)] : []));

  it('run until nothing changes, before any trigger', () => {
    const t = seated(
      arena({
        timing: {
          check(p): boolean {
            const gone = dead(p);
            if (gone.length > 0) intend(p, p.s.stack[p.s.stack.length - 1], KILL, gone, 0, 0);
            return gone.length > 0;
          },
        },
        cards: [
          { id: 'king', printed: [1], lines: [dying(say('king'))] },
          {
            id: 'page',
            printed: [0],
            lines: [
              dying(say('page')),
              {
                statics: [
                  {
                    number: 0,
                    layer: 'add',
                    amount: () => 1,
                    applies: (p, _f, r) => isA(p, r, 'page') && those('king')(p, _f).length > 0,
                  },
                ],
              },
            ],
          },
        ],
        codes: { hit: [act('hurt', those('king'), 1), pause] },
      }),
    );
    lay(t, FIELD, ['king', 'page']);
    perform(t, 'hit');
    expect(told(t)).toEqual(['hurt 1', 'kill king', 'kill page', 'king', 'page']);
  });

  it('may ask a decision in the middle of an effect, which then continues', () => {
    const crowd = arena({
      timing: {
        settle: 'instruction',
        order: 'depth',
        check(p): boolean {
          const full = SEATS.find((seat) => standing(p.s, FIELD + seat).length > 2);
          if (full !== undefined)
            begin(
              p,
              p.book.code.findIndex(({ name }) => name === 'overflow'),
              full,
              0,
              null,
            );
          return full !== undefined;
        },
      },
      cards: [{ id: 'bell', lines: [{ verb: verb('steal'), steps: [say('bell')] }] }],
      codes: {
        overflow: [
          ask({
            seat: (_p, f) => f.you,
            list: (p, f, out) => {
              for (const o of standing(p.s, FIELD + f.you)) add(out, optionCode(CHOOSE, ref(OBJ, o.id)));
            },
            forced: null,
            pick: (p, f, code) => intend(p, f, KILL, [codePayload(code)], 0, 1),
            why: () => ({ en: 'Too many', fr: 'Trop' }),
          }),
        ],
        lure: [act('steal', those('ant')), say('lure goes on')],
      },
    });
    const t = seated(crowd);
    lay(t, FIELD, ['bee', 'bell'], ['ant', 'cat']);
    perform(t, 'lure');
    expect(keys(t, 0)).toEqual(['choose my bee', 'choose my bell', 'choose my ant']);
    pick(t, 0, 'choose my bee');
    expect(told(t)).toEqual(['kill bee', 'bell', 'lure goes on']);
  });

  it('an event they propose leaves older waiting triggers in place', () => {
    const t = seated(
      arena({
        timing: {
          settle: 'instruction',
          order: 'depth',
          within: 'turn player',
          check(p): boolean {
            const gone = dead(p);
            if (gone.length > 0) intend(p, p.s.stack[p.s.stack.length - 1], KILL, gone, 0, 0);
            return gone.length > 0;
          },
        },
        cards: [
          withLast('owl', act('hurt', those('rat', 'ant'), 9), say('owl done')),
          withLast('fox', say('fox')),
          withLast('rat', say('rat')),
        ],
        codes: { hunt: [act('kill', those('owl', 'fox'))] },
      }),
    );
    lay(t, FIELD, ['owl', 'fox', 'rat', 'ant']);
    perform(t, 'hunt');
    pick(t, 0, 'resolve 0 owl');
    expect(told(t).slice(2)).toEqual(['hurt 9', 'kill rat', 'kill ant', 'rat', 'owl done', 'fox']);
  });
});
