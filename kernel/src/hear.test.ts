// Which abilities hear an event, and what they remember of it (laws 4, 12).

import { describe, expect, it } from 'vitest';
import { reg, run } from './book';
import { OBJ, ref, SEAT } from './code';
import { arena, endow, FIELD, verb } from './fixtures/arena';
import { act, dying, itself, pause, say } from './fixtures/steps';
import { type FixtureTable, perform, put, seated, told } from './fixtures/table';
import { tell } from './telling';

const KILL = verb('kill');

describe('who hears', () => {
  const ears = arena({
    cards: [
      { id: 'bat', lines: [dying(say('bat died')), { verb: KILL, steps: [say('bat heard')] }] },
      { id: 'imp', lines: [{ verb: verb('hide'), own: true, steps: [say('imp was hidden')] }] },
      {
        id: 'gnu',
        lines: [
          {
            verb: verb('hide'),
            own: true,
            hears: (p) => p.cause?.you === 1,
            steps: [say('hidden by seat 1')],
          },
        ],
      },
      { id: 'sage', lines: [{ verb: verb('hide'), steps: [say('sage heard')] }] },
      { id: 'elf', lines: [{ verb: KILL, limit: 0, steps: [say('elf')] }] },
    ],
    gifts: {
      once: { verb: KILL, steps: [run((p, f) => tell(p, 'say', { def: `kept ${f.regs[1]?.n}` }))] },
    },
    codes: {
      slay: [act('kill', (_p, f) => f.regs[0]!.refs), pause],
      cover: [act('hide', itself), pause],
    },
  });
  const slay = (t: FixtureTable, ...objs: { id: number }[]): void =>
    perform(t, 'slay', 0, 0, { refs: objs.map((o) => ref(OBJ, o.id)), n: 0, last: [] });

  it('a face-down beast neither hears nor triggers its own death', () => {
    const t = seated(ears);
    const bat = put(t, 'bat', 0, FIELD, 1);
    slay(t, put(t, 'ant', 1, FIELD));
    slay(t, bat);
    expect(told(t)).toEqual(['kill ant', 'kill hidden']);
  });

  it('a silenced beast does neither', () => {
    const t = seated(ears);
    const bat = put(t, 'bat', 0, FIELD);
    bat.mute = 1;
    slay(t, put(t, 'ant', 1, FIELD));
    slay(t, bat);
    expect(told(t)).toEqual(['kill ant', 'kill bat']);
  });

  it('the state just before counts: being hidden can be heard by the hidden one', () => {
    const t = seated(ears);
    const imp = put(t, 'imp', 0, FIELD);
    perform(t, 'cover', 0, imp.id);
    expect(told(t)).toEqual(['hide imp', 'imp was hidden']);
  });

  it('an event without a change is not heard: hiding a hidden card is no event', () => {
    const t = seated(ears);
    const ant = put(t, 'ant', 0, FIELD, 1);
    put(t, 'sage', 0, FIELD);
    perform(t, 'cover', 0, ant.id);
    expect(told(t)).toEqual([]);
  });

  it('objects that leave together do not hear each other leave', () => {
    const t = seated(ears);
    slay(t, put(t, 'bat', 0, FIELD), put(t, 'ant', 0, FIELD));
    expect(told(t)).toEqual(['kill bat', 'kill ant', 'bat died']);
  });

  it('or do, if the game says so (One Piece)', () => {
    const t = seated(
      arena({
        timing: { leaversHear: (what) => what === KILL },
        cards: [{ id: 'owl', lines: [{ verb: KILL, needsSource: true, steps: [say('owl heard')] }] }],
        codes: { slay: [act('kill', (_p, f) => f.regs[0]!.refs), pause] },
      }),
    );
    slay(t, put(t, 'owl', 0, FIELD), put(t, 'ant', 0, FIELD));
    expect(told(t)).toEqual(['kill owl', 'kill ant', 'owl heard', 'owl heard']);
  });

  it('a modifier’s ability remembers what it was made with, and triggers as often as it may be used', () => {
    const t = seated(ears);
    endow(t.p, ears, 'once', ref(SEAT, 0), { uses: 1, regs: [null, reg([], 7)] });
    slay(t, put(t, 'ant', 1, FIELD), put(t, 'bee', 1, FIELD));
    slay(t, put(t, 'cat', 1, FIELD));
    expect(told(t)).toEqual(['kill ant', 'kill bee', 'kept 7', 'kill cat']);
    expect(t.s.mods).toEqual([]);
  });

  it('an ability may ask who caused the event, and by what', () => {
    const t = seated(ears);
    const gnu = put(t, 'gnu', 0, FIELD);
    perform(t, 'cover', 1, gnu.id);
    gnu.down = 0;
    perform(t, 'cover', 0, gnu.id);
    expect(told(t)).toEqual(['hide gnu', 'hidden by seat 1', 'hide gnu']);
  });

  it('a limited ability triggers once until it resets', () => {
    const t = seated(ears);
    const elf = put(t, 'elf', 0, FIELD);
    slay(t, put(t, 'ant', 1, FIELD), put(t, 'bee', 1, FIELD));
    elf.used = 0;
    slay(t, put(t, 'cat', 1, FIELD));
    expect(told(t)).toEqual(['kill ant', 'kill bee', 'elf', 'kill cat', 'elf']);
  });
});
