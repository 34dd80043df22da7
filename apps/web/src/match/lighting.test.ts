import type { Touch } from '@sleight/kernel';
import type { Area, Scene } from '@sleight/kit/scene';
import { describe, expect, test } from 'vitest';
import type { OpenDecision } from './choosing';
import { lightingOf } from './lighting';

const both = (text: string) => ({ en: text, fr: text });
const scout: Touch = { kind: 'card', def: 'scout', zone: 2 };
const slot: Touch = { kind: 'place', index: 7 };
const buried: Touch = { kind: 'card', def: 'dragon', zone: 0 };

const area = (id: string, touch: Touch, pieces: Area['pieces'] = []): Area => ({
  id,
  kind: 'row',
  whose: 0,
  lane: 0,
  label: both(id),
  touch,
  count: pieces.length,
  pieces,
});

const scene: Scene = {
  heading: { turn: both('1'), phase: null },
  seats: [],
  areas: [
    area('hand', { kind: 'place', index: 2 }, [
      { id: 'a', touch: scout, card: 'scout', face: 'secret' },
      { id: 'b', touch: { kind: 'card', def: 'pawn', zone: 2 }, card: 'pawn', face: 'secret' },
    ]),
    area('slot', slot),
  ],
  counters: [],
  effects: [],
  links: [],
};

const decision = (...options: [string, ...Touch[]][]): OpenDecision => ({
  id: 1,
  why: both('why'),
  options: options.map(([key, ...touches]) => ({ key, say: both(key), touches })),
  onTimeout: [],
});

const free = { held: [], copy: null, marks: [], hint: null };

describe('lighting', () => {
  const play = decision(['play', scout, slot], ['pass']);

  test('at first only selectable cards are highlighted', () => {
    const { pieces, areas, plain } = lightingOf(scene, play);
    expect([...pieces]).toEqual(['a']);
    expect([...areas]).toEqual([]);
    expect(plain.map(({ key }) => key)).toEqual(['pass']);
  });

  test('with a card selected its targets are highlighted', () => {
    const { pieces, areas, held } = lightingOf(scene, play, { ...free, held: [scout] });
    expect([...held]).toEqual(['a']);
    expect([...pieces]).toEqual([]);
    expect([...areas]).toEqual(['slot']);
  });

  test('an option whose touch is not on the table is listed', () => {
    expect(lightingOf(scene, decision(['dig', buried])).listed.map(({ key }) => key)).toEqual(['dig']);
  });

  test('nothing is highlighted while the opponent decides', () => {
    expect(lightingOf(scene, null).pieces.size).toBe(0);
  });

  test('a hint highlights the card, then its target', () => {
    const hint = { decision: 1, options: [{ key: 'play', say: both('play'), win: 0.6 }] };
    expect([...lightingOf(scene, play, { ...free, hint }).hints]).toEqual([['a', 0.6]]);
    expect([...lightingOf(scene, play, { ...free, held: [scout], hint }).hints]).toEqual([['slot', 0.6]]);
  });

  test('with the maximum number marked, nothing more is highlighted', () => {
    const several = {
      ...decision(['choose', scout]),
      many: { chosen: 0, least: 0, most: 2, keepsOrder: false },
    };
    const mark = (piece: string) => ({ piece, key: 'choose' });
    expect(lightingOf(scene, several, { ...free, marks: [mark('a')] }).pieces.size).toBe(1);
    const { pieces, held } = lightingOf(scene, several, { ...free, marks: [mark('a'), mark('b')] });
    expect([pieces.size, held.size]).toEqual([0, 2]);
  });

  test('if the order of marking counts, every mark shows its place', () => {
    const marks = ['b', 'a'].map((piece) => ({ piece, key: 'choose' }));
    const order = (keepsOrder: boolean) => {
      const many = { chosen: 0, least: 0, most: 2, keepsOrder };
      return [...lightingOf(scene, { ...decision(['choose', scout]), many }, { ...free, marks }).order];
    };
    expect(order(true)).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
    expect(order(false)).toEqual([]);
  });

  test('of two copies the clicked one is selected', () => {
    const copies: Scene = {
      ...scene,
      areas: [
        area('hand', { kind: 'place', index: 2 }, [
          { id: 'a', touch: scout, card: 'scout', face: 'secret' },
          { id: 'b', touch: scout, card: 'scout', face: 'secret' },
        ]),
      ],
    };
    expect([...lightingOf(copies, play, { ...free, held: [scout], copy: 'b' }).held]).toEqual(['b']);
    expect([...lightingOf(copies, play, { ...free, held: [scout] }).held]).toEqual(['a']);
  });
});
