// Replacements (law 13): what one use covers and costs, and that a replaced event does nothing.

import { describe, expect, it } from 'vitest';
import { reg } from './book';
import { CARD, OBJ, ref, SEAT } from './code';
import { arena, endow, FIELD, HAND, verb } from './fixtures/arena';
import { act, isA, say, those } from './fixtures/steps';
import { give, keys, lay, perform, pick, put, seated, told } from './fixtures/table';
import { beast, instead, KILL, slay, wards } from './fixtures/wards';
import { happened } from './intents';
import { objById } from './objects';

describe('a replaced event', () => {
  it('did not happen: no trigger, no register, no log', () => {
    const t = seated(wards);
    lay(t, FIELD, ['phoenix', 'vulture']);
    slay(t, 1, 'phoenix');
    expect(told(t)).toEqual(['hide phoenix', '0 died']);
    expect([happened(t.p, KILL, 1), t.s.log]).toEqual([0, []]);
  });

  it('is replaced by a face-up source only', () => {
    const t = seated(wards);
    const phoenix = put(t, 'phoenix', 0, FIELD, 1);
    perform(t, 'slay', 1, 0, reg([ref(OBJ, phoenix.id)]));
    expect(told(t)).toEqual(['kill hidden', '1 died']);
  });

  it('still happens for the subjects that were not replaced', () => {
    const t = seated(wards);
    lay(t, FIELD, ['phoenix', 'ant']);
    slay(t, 1, 'phoenix', 'ant');
    expect(told(t)).toEqual(['hide phoenix', 'kill ant', '1 died']);
  });

  it('does not reach a subject that a substitute removed from play', () => {
    const scapegoats = arena({
      cards: [
        beast(
          'goat',
          instead((p, _f, r) => isA(p, r, 'ant'), { verb: verb('hurt') }),
          act('kill', those('cat')),
        ),
      ],
      codes: { hit: [act('hurt', those('ant', 'cat'), 1)] },
    });
    const t = seated(scapegoats);
    lay(t, FIELD, ['goat', 'ant'], ['cat']);
    perform(t, 'hit', 1);
    expect(told(t)).toEqual(['kill cat']);
  });
});

describe('an optional replacement', () => {
  it('is offered to the affected player, who may decline', () => {
    const t = seated(wards);
    lay(t, FIELD, ['guard', 'ant']);
    slay(t, 1, 'ant');
    expect([keys(t, 1), keys(t, 0)]).toEqual([[], ['decline', 'instead 0 my guard']]);
    pick(t, 0, 'decline');
    expect(told(t)).toEqual(['kill ant', '1 died']);
  });

  it('covers every matching subject of the event with one use', () => {
    const t = seated(wards);
    lay(t, FIELD, ['guard', 'ant', 'bee'], ['cat']);
    slay(t, 1, 'ant', 'bee', 'cat', 'guard');
    pick(t, 0, 'instead 0 my guard');
    expect(told(t)).toEqual(['saved 2', 'kill cat', 'kill guard', '2 died']);
  });

  it('of one subject is offered once for each', () => {
    const t = seated(wards);
    lay(t, FIELD, ['nurse', 'ant', 'bee']);
    slay(t, 1, 'ant', 'bee');
    expect(keys(t, 0)).toEqual(['decline', 'instead 0 my nurse for my ant', 'instead 1 my nurse for my bee']);
    pick(t, 0, 'instead 1 my nurse for my bee');
    expect(keys(t, 0)).toEqual(['decline', 'instead 0 my nurse for my ant']);
    pick(t, 0, 'decline');
    expect(told(t)).toEqual(['saved 1', 'kill ant', '1 died']);
  });

  it('is offered only if its price can be paid, and the price is paid once', () => {
    const t = seated(wards);
    lay(t, FIELD, ['medic', 'ant', 'bee', 'cat']);
    slay(t, 1, 'cat');
    expect(told(t)).toEqual(['kill cat', '1 died']);
    give(t, 'ant', 0, HAND);
    slay(t, 1, 'ant', 'bee');
    pick(t, 0, 'instead 0 my medic');
    expect(told(t).slice(2)).toEqual(['saved 2', '0 died']);
    expect(t.s.zones[HAND]).toEqual([]);
  });

  it('once per turn is not offered a second time', () => {
    const t = seated(wards);
    lay(t, FIELD, ['vet', 'ant', 'bee']);
    slay(t, 1, 'ant');
    pick(t, 0, 'instead 0 my vet');
    slay(t, 1, 'bee');
    expect(told(t)).toEqual(['saved 1', '0 died', 'kill bee', '1 died']);
  });

  it('is not used up when declined', () => {
    const t = seated(wards);
    lay(t, FIELD, ['vet', 'ant', 'bee']);
    slay(t, 1, 'ant');
    pick(t, 0, 'decline');
    slay(t, 1, 'bee');
    expect(keys(t, 0)).toContain('instead 0 my vet');
  });

  it('may depend on the cause of the event', () => {
    const t = seated(wards);
    lay(t, FIELD, ['hero', 'ant', 'bee']);
    slay(t, 0, 'bee');
    expect(told(t)).toEqual(['kill bee', '1 died']);
    slay(t, 1, 'ant');
    pick(t, 0, 'instead 0 my hero');
    expect(told(t).slice(2)).toEqual(['kill hero', '0 died']);
  });
});

describe('a modifier that replaces', () => {
  it('works for its player as often as it may be used, with its memory', () => {
    const t = seated(wards);
    lay(t, FIELD, ['ant', 'bee'], ['cat']);
    endow(t.p, wards, 'shield', ref(SEAT, 0), { uses: 1, regs: [null, reg([], 9)] });
    slay(t, 1, 'ant', 'cat');
    slay(t, 1, 'bee');
    expect(told(t)).toEqual(['shield 9', 'kill cat', '1 died', 'kill bee', '1 died']);
  });

  it('on a beast leaves with it', () => {
    const t = seated(wards);
    const ant = put(t, 'ant', 0, FIELD);
    const guard = put(t, 'guard', 0, FIELD);
    endow(t.p, wards, 'shield', ref(OBJ, guard.id));
    slay(t, 1, 'ant');
    pick(t, 0, 'instead 1 my guard');
    expect([told(t)[0], objById(t.s, ant.id) !== null]).toEqual(['shield undefined', true]);
    slay(t, 1, 'guard');
    expect(told(t).at(-2)).toBe('shield undefined');
  });
});

it('a card in a hidden zone can be saved by its owner', () => {
  const thrift = arena({
    cards: [
      beast(
        'miser',
        instead((_p, f, r) => r >> 20 === CARD && f.you === 0, { verb: verb('discard'), optional: true }),
        say('kept'),
      ),
    ],
    codes: { waste: [act('discard', (p, f) => p.s.zones[HAND + f.you].map((card) => ref(CARD, card)))] },
  });
  const t = seated(thrift);
  lay(t, FIELD, ['miser']);
  give(t, 'ant', 0, HAND);
  perform(t, 'waste', 0);
  expect(keys(t, 0)).toEqual(['decline', 'instead 0 my miser']);
  pick(t, 0, 'instead 0 my miser');
  expect([told(t), t.s.zones[HAND].length]).toEqual([['kept'], 1]);
});
