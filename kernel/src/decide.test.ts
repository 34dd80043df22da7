// Answers (laws 5, 6, 7, 16): chains are all or nothing, illegal ones change nothing, keys reveal nothing hidden.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run, type Select } from './book';
import { chooseCardStep, chooseNumberStep, chooseStep, offerStep } from './choose';
import { add, OBJ, optionCode, ref, SEAT } from './code';
import { advance, decisionFor, decisions, type Illegal, isIllegal, name, options, playing } from './decide';
import { arena, DECK, FIELD, HAND } from './fixtures/arena';
import { act, oneFromHand, say } from './fixtures/steps';
import { type FixtureTable, give, keys, lay, perform, pick, put, seated, told } from './fixtures/table';
import { shuffle } from './rng';
import { hash, type Seat } from './state';
import { tell } from './telling';

const why = { en: 'Choose', fr: 'Choisissez' };
const select: Select = (p, _f, out) => {
  for (const o of p.s.objs) if (o !== null) add(out, ref(OBJ, o.id));
};
const everyone = chooseStep({
  select,
  min: () => 1,
  max: () => 2,
  to: 1,
  decline: () => false,
  why,
});
const bothOrNone = chooseStep({
  select,
  min: () => 2,
  max: () => 2,
  to: 1,
  decline: () => true,
  why,
});
const twoFromHandOrNone = chooseCardStep({
  zone: (_p, f) => HAND + f.you,
  min: () => 2,
  max: () => 2,
  to: 2,
  decline: true,
  why,
});
const drawTwo = act('draw', (_p, f) => [ref(SEAT, f.you)], 2, 3);
const bound = arena({
  codes: {
    hunt: [everyone, act('kill', (_p, f) => f.regs[1]!.refs, 0, 4), say('hunted')],
    cull: [bothOrNone, act('kill', (_p, f) => f.regs[1]!.refs, 0, 4), say('culled')],
    burn: [twoFromHandOrNone, run((p, f) => tell(p, 'say', { def: `${f.regs[2]!.refs.length} burnt` }))],
    study: [offerStep(why), drawTwo, oneFromHand(2), say('studied')],
    gamble: [offerStep(why), run((p) => shuffle(p.s.rng, [1, 2, 3])), offerStep(why)],
    count: [
      chooseNumberStep({
        from: () => 0,
        upTo: () => 3,
        take: (_p, f, n) => {
          f.regs[1] = { refs: [], n, last: [] };
        },
        why: () => why,
      }),
    ],
  },
});

const hunting = (): FixtureTable => {
  const t = seated(bound);
  lay(t, FIELD, ['ant', 'bee'], ['cat']);
  perform(t, 'hunt');
  return t;
};
const reply = (t: FixtureTable, answer: unknown) => advance(t.book, t.s, answer);
const refusal = (t: FixtureTable, answer: unknown): Illegal['illegal'] | 'accepted' => {
  const before = hash(t.s);
  const result = reply(t, answer);
  if (!isIllegal(result)) return 'accepted';
  expect(hash(t.s)).toBe(before);
  return result.illegal;
};

describe('a pick', () => {
  it('that cannot be named says where it was asked (law 16)', () => {
    const t = hunting();
    const p = playing(t.book, t.s);
    expect(() => name(p, 0, optionCode(0))).toThrow(
      /^arena: option kind 0 has no name in hunt at step 0, after decisions \d+ and \d+ of the seats$/,
    );
  });

  it('of several things is single picks and "done", in any order', () => {
    const t = hunting();
    expect(keys(t, 0)).toEqual(['choose my ant', 'choose my bee', 'choose their cat']);
    pick(t, 0, 'choose my bee');
    expect(keys(t, 0)).toEqual(['done', 'choose my ant', 'choose their cat']);
    pick(t, 0, 'choose my ant');
    expect(told(t)).toEqual(['kill ant', 'kill bee', 'hunted']);
  });

  it('that may be declined as a whole takes the last required one without asking', () => {
    const t = seated(bound);
    lay(t, FIELD, ['ant', 'bee']);
    perform(t, 'cull');
    expect(keys(t, 0)).toEqual(['decline', 'choose my ant', 'choose my bee']);
    pick(t, 0, 'choose my bee');
    expect(told(t)).toEqual(['kill ant', 'kill bee', 'culled']);
    const hand = seated(bound);
    for (const id of ['bee', 'cat']) give(hand, id, 0, HAND);
    perform(hand, 'burn');
    pick(hand, 0, keys(hand, 0)[1]);
    expect(told(hand)).toEqual(['2 burnt']);
  });

  it('of several things says how many are chosen, and how many must and may be', () => {
    const t = hunting();
    const many = () => decisionFor(playing(t.book, t.s), 0)?.many;
    expect(many()).toEqual({ chosen: 0, least: 1, most: 2, keepsOrder: false });
    pick(t, 0, 'choose my ant');
    expect(many()).toEqual({ chosen: 1, least: 1, most: 2, keepsOrder: false });
  });

  it('of one thing has no such numbers', () => {
    const t = seated(bound);
    perform(t, 'count');
    expect(decisionFor(playing(t.book, t.s), 0)).not.toHaveProperty('many');
  });

  it('lists what the player touches to make it', () => {
    const t = hunting();
    const [ant, bee, cat] = t.s.objs.map((o) => o!.id);
    const touched = () => options(playing(t.book, t.s), 0).map(({ touches }) => touches);
    expect(touched()).toEqual([ant, bee, cat].map((id) => [{ kind: 'object', id }]));
    pick(t, 0, 'choose my bee');
    expect(touched()[0]).toEqual([]);
    const study = seated(bound);
    for (const id of ['bee', 'cat']) give(study, id, 0, DECK);
    perform(study, 'study');
    pick(study, 0, 'accept');
    expect(options(playing(study.book, study.s), 0)[0].touches).toEqual([
      { kind: 'card', def: 'cat', zone: HAND },
    ]);
  });

  it('may be a number, or a yes or no', () => {
    const t = seated(bound);
    perform(t, 'count');
    expect(keys(t, 0)).toEqual(['choose 0', 'choose 1', 'choose 2', 'choose 3']);
    pick(t, 0, 'choose 2');
    perform(t, 'gamble');
    expect(keys(t, 0)).toEqual(['decline', 'accept']);
  });
});

describe('a chain of keys', () => {
  it('applies completely', () => {
    const t = hunting();
    const facts = reply(t, {
      seat: 0,
      decision: t.s.asked[0],
      keys: ['choose my ant', 'choose their cat'],
    });
    expect(isIllegal(facts) ? [] : facts.map(({ verb }) => verb)).toEqual(['kill', 'kill', 'say']);
  });

  it('or not at all: the state is untouched if any key is illegal in its turn', () => {
    const broken = [
      ['choose my ant', 'choose my ant'],
      ['choose my bee', 'choose my bee'],
      ['choose their cat', 'done', 'done'],
      ['choose my ant', 'done', 'rest', 'rest'],
      ['done', 'choose my ant'],
    ];
    for (const chain of broken) {
      const t = hunting();
      expect(refusal(t, { seat: 0, decision: t.s.asked[0], keys: chain })).toBe('unknown-key');
    }
  });

  it('ends where its seat sees something new, so that a refused one is not a free look', () => {
    for (const guess of ['choose ant from hand', 'choose bee from hand']) {
      const t = seated(bound);
      give(t, 'ant', 0, DECK);
      give(t, 'cat', 0, DECK);
      perform(t, 'study');
      expect(refusal(t, { seat: 0, decision: t.s.asked[0], keys: ['accept', guess] })).toBe('too-far');
    }
  });

  it('ends where chance decides', () => {
    const t = seated(bound);
    perform(t, 'gamble');
    expect(refusal(t, { seat: 0, decision: t.s.asked[0], keys: ['accept', 'accept'] })).toBe('too-far');
  });
});

describe('an answer', () => {
  it('to a decision that has passed is stale', () => {
    const t = hunting();
    const old = { seat: 0, decision: t.s.asked[0], keys: ['choose my ant'] };
    expect(refusal(t, old)).toBe('accepted');
    expect(refusal(t, old)).toBe('stale');
    expect(refusal(t, { ...old, decision: old.decision + 9 })).toBe('stale');
  });

  it('of a seat that is not asked is refused', () => {
    const t = hunting();
    expect(refusal(t, { seat: 1, decision: t.s.asked[1], keys: ['choose my cat'] })).toBe('not-asked');
    expect(refusal(t, { seat: 1, decision: t.s.asked[0], timeout: true })).toBe('not-asked');
  });

  it("may be a time-out, which picks the decision's default", () => {
    const t = hunting();
    expect(decisions(playing(t.book, t.s))[0].onTimeout).toEqual(['choose my ant']);
    reply(t, { seat: 0, decision: t.s.asked[0], timeout: true });
    reply(t, { seat: 0, decision: t.s.asked[0], timeout: true });
    expect(t.s.objs.filter((o) => o !== null)).toHaveLength(2);
  });

  it('may be a concession by anyone at any time, and then the match is over', () => {
    const t = hunting();
    expect(refusal(t, { seat: 1, concede: true })).toBe('accepted');
    expect(t.s.result).toEqual({ winner: 0, reason: 'concession' });
    expect(refusal(t, { seat: 0, decision: t.s.asked[0], keys: ['choose my ant'] })).toBe('over');
    expect(refusal(t, { seat: 0, concede: true })).toBe('over');
  });

  it('of any other shape is malformed and changes nothing', () => {
    const t = hunting();
    const decision = t.s.asked[0];
    const shapes: unknown[] = [
      ...[undefined, null, 0, 'choose my ant', [], {}, () => 0, Symbol('x')],
      { seat: 2, decision, keys: ['choose my ant'] },
      { seat: '0', decision, keys: ['choose my ant'] },
      { seat: 0, keys: ['choose my ant'] },
      { seat: 0, decision: `${decision}`, keys: ['choose my ant'] },
      { seat: 0, decision: decision + 0.5, keys: ['choose my ant'] },
      { seat: 0, decision: Number.NaN, timeout: true },
      { seat: 0, decision },
      { seat: 0, decision, keys: [] },
      { seat: 0, decision, keys: 'choose my ant' },
      { seat: 0, decision, keys: [0] },
      { seat: 0, decision, keys: ['choose my ant', null] },
      { seat: 0, decision, keys: new Array(65).fill('done') },
      { seat: 0, decision, timeout: 'yes' },
      { seat: 0, concede: 'yes' },
    ];
    for (const shape of shapes) expect(refusal(t, shape)).toBe('malformed');
  });

  it('made up at random is refused or is a listed key', () => {
    const t = hunting();
    const open = keys(t, 0);
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.string(), { maxLength: 4 }), (junk, words) => {
        expect(refusal(t, junk)).toBe('malformed');
        const asked = { seat: 0, decision: t.s.asked[0], keys: words };
        if (!open.includes(words[0])) expect(refusal(t, asked)).not.toBe('accepted');
      }),
    );
  });
});

describe('keys and sentences', () => {
  it('do not depend on what the decider cannot see', () => {
    const seen = (secret: string, watcher: Seat): string => {
      const t = seated(bound);
      put(t, 'ant', 0, FIELD);
      put(t, secret, 1, FIELD, 1);
      give(t, secret, 1, HAND);
      perform(t, 'hunt', watcher);
      return JSON.stringify([options(playing(t.book, t.s), watcher), decisions(playing(t.book, t.s))]);
    };
    expect(seen('bee', 0)).toBe(seen('cat', 0));
    expect(seen('bee', 0)).toContain('choose their hidden 1');
  });
});
