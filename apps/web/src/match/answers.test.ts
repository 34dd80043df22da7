// Marked picks sent to the real kernel, which takes the last ones without asking and then continues.
import { advance, decisionFor, isIllegal, options, playing, type Seat } from '@sleight/kernel';
import { run } from '@sleight/kernel/book';
import { chooseCardStep, chooseStep } from '@sleight/kernel/choose';
import { add, OBJ, ref, refIndex, SEAT } from '@sleight/kernel/code';
import { arena, DECK, FIELD, HAND, PILE } from '@sleight/kernel/fixtures/arena';
import { act } from '@sleight/kernel/fixtures/steps';
import { type FixtureTable, give, lay, perform, seated } from '@sleight/kernel/fixtures/table';
import { tell } from '@sleight/kernel/telling';
import type { Piece, Scene } from '@sleight/kit/scene';
import { describe, expect, test } from 'vitest';
import type { OpenDecision } from './choosing';
import { answersOf, isAskedAgain, type Mark, marking } from './marking';

const me: Seat = 0;
const both = (text: string) => ({ en: text, fr: text });

const chooseFrom = (zone: number, n: number) =>
  chooseCardStep({
    zone: () => zone,
    min: () => n,
    max: () => n,
    to: 2,
    decline: false,
    why: both('Which?'),
  });
/** Something new is visible as soon as the choice is made. */
const draw = act('draw', (_p, f) => [ref(SEAT, f.you)], 1, 3);
const tellOrder = run((p, f) => {
  for (const card of f.regs[2]?.refs ?? [])
    tell(p, 'say', { def: p.book.defs[p.s.cards.def[refIndex(card)]].id });
});
const threeInPlay = chooseStep({
  select: (p, _f, out) => {
    for (const o of p.s.objs) if (o !== null) add(out, ref(OBJ, o.id));
  },
  min: () => 3,
  max: () => 3,
  to: 2,
  decline: () => true,
  why: both('Which?'),
});
const bound = arena({
  codes: {
    'two of the hand': [chooseFrom(HAND, 2), tellOrder, draw],
    'three of the hand': [chooseFrom(HAND, 3), tellOrder, draw],
    'two in the open': [chooseFrom(PILE, 2), tellOrder, draw],
    'three in play': [threeInPlay, draw],
  },
});

const holding = (cards: readonly string[], zone: number, what: string): FixtureTable => {
  const t = seated(bound);
  for (const card of cards) give(t, card, me, zone);
  for (const card of ['cat', 'cat']) give(t, card, me, DECK);
  perform(t, what);
  return t;
};

function decisionOf({ book, s }: FixtureTable): OpenDecision | null {
  const p = playing(book, s);
  const asked = decisionFor(p, me);
  const offered = options(p, me).map(({ key, say, touches }) => ({ key, say, touches: [...touches] }));
  return asked && { ...asked, options: offered, onTimeout: [...asked.onTimeout] };
}

const sceneOf = (cards: readonly string[], zone: number): Scene => ({
  heading: { turn: both('1'), phase: null },
  seats: [],
  areas: [
    {
      id: 'cards',
      kind: 'hand',
      whose: me,
      lane: 0,
      label: both('Cards'),
      touch: null,
      count: cards.length,
      pieces: cards.map(
        (card, i): Piece => ({ id: `${i}`, touch: { kind: 'card', def: card, zone }, card, face: 'up' }),
      ),
    },
  ],
  counters: [],
  effects: [],
  links: [],
});

/** Marks these pieces like clicks do. */
const marked = (scene: Scene, decision: OpenDecision, which: readonly number[]): readonly Mark[] =>
  which.reduce<readonly Mark[]>((marks, i) => {
    const { id, touch } = scene.areas[0].pieces[i];
    return (touch && marking(decision, marks, id, touch)) ?? marks;
  }, []);

const refused = (t: FixtureTable, { id }: OpenDecision, keys: readonly string[]): string | null => {
  const result = advance(t.book, t.s, { seat: me, decision: id, keys });
  if (isIllegal(result)) return result.illegal;
  t.facts.push(...result);
  return null;
};

describe.each([
  ['all of a hand', ['ant', 'bee', 'cat'], HAND, 'three of the hand', [2, 0, 1], 'too-far'],
  ['all of a hand with copies', ['ant', 'bee', 'bee'], HAND, 'three of the hand', [1, 0, 2], 'too-far'],
  ['some of a hand', ['ant', 'bee', 'cat'], HAND, 'two of the hand', [2, 0], null],
  ['what leaves only copies in the open', ['ant', 'bee', 'bee'], PILE, 'two in the open', [0, 1], 'too-far'],
])('of several picks, %s', (_what, cards, zone, asked, which, asOne) => {
  const start = () => {
    const t = holding(cards, zone, asked);
    const decision = decisionOf(t);
    if (decision === null) throw new Error('nothing is asked');
    const scene = sceneOf(cards, zone);
    return { t, decision, scene, marks: marked(scene, decision, which) };
  };

  test(asOne === null ? 'is one answer' : 'would be refused as one answer', () => {
    const { t, decision, scene, marks } = start();
    expect(marks).toHaveLength(which.length);
    expect(
      refused(
        t,
        decision,
        marks.map(({ key }) => key),
      ),
    ).toBe(asOne);
    expect(answersOf(scene, decision, marks).length === 1).toBe(asOne === null);
  });

  test('is taken completely, in the order of the clicks, when only the requested picks are sent', () => {
    const { t, decision: first, scene, marks } = start();
    let [now, sent]: [OpenDecision, number] = [first, 0];
    for (const keys of answersOf(scene, first, marks)) {
      expect(refused(t, now, keys)).toBeNull();
      sent += keys.length;
      const next = decisionOf(t);
      if (next === null || !isAskedAgain(first, sent, next)) break;
      now = next;
    }
    expect(decisionOf(t)?.why.en).not.toBe('Which?');
    const told = t.facts.filter(({ verb }) => verb === 'say').map(({ def }) => def);
    expect(told).toEqual(which.map((i) => cards[i]));
  });
});

test('if all pieces in play are chosen and the order does not count, the rest is sent only on request', () => {
  const t = seated(bound);
  lay(t, FIELD, ['ant', 'bee', 'cat']);
  for (const card of ['cat', 'cat']) give(t, card, me, DECK);
  perform(t, 'three in play');
  const ids = t.s.objs.map((o) => o!.id);
  const first = decisionOf(t)!;
  const scene = sceneOf([], HAND);
  const pieces = ids.map(
    (id): Piece => ({ id: `${id}`, touch: { kind: 'object', id }, card: 'ant', face: 'up' }),
  );
  const table = { ...scene, areas: [{ ...scene.areas[0], pieces }] };
  const answers = answersOf(table, first, marked(table, first, [2, 0, 1]));
  expect(answers).toEqual([['choose my cat'], ['choose my ant'], ['choose my bee']]);
  expect(refused(t, first, answers[0])).toBeNull();
  expect(decisionOf(t)?.why.en).not.toBe('Which?');
});
