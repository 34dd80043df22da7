import type { Area, SumPart } from '@sleight/kit/scene';
import { expect, test } from 'vitest';
import { amountText, attribution } from './sleeved-attribution';

const side = (en: string) => ({ en, fr: en });
const [under, over] = [side('background'), side('foreground')];

const part = (
  piece: string | null,
  amount: number | null,
  counts: boolean,
  more: Partial<SumPart> = {},
): SumPart => ({
  label: null,
  piece,
  amount,
  counts,
  ...more,
});

const piece = (id: string) => ({ id, touch: null, card: id, face: 'secret' as const });

const area: Area = {
  id: 'table:0',
  kind: 'composer',
  whose: 0,
  lane: 1,
  label: side('Card'),
  touch: null,
  count: 2,
  pieces: [piece('sleeve'), piece('beast')],
  sums: [
    {
      id: 'damage',
      whose: 0,
      label: side('Damage'),
      now: 5,
      parts: [
        part('sleeve', null, false, { label: under }),
        part('sleeve', -1, true, { label: under, adds: true }),
        part('beast', 6, true),
        part('sleeve', null, false, { label: over }),
      ],
    },
    {
      id: 'health',
      whose: 0,
      label: side('Health'),
      now: 8,
      parts: [
        part('sleeve', null, false, { label: under }),
        part('beast', 2, false),
        part('sleeve', 7, true, { label: over }),
        part(null, 1, true, { label: side('earlier'), adds: true }),
      ],
    },
  ],
  notes: [{ say: side('draw'), piece: 'sleeve', label: under, counts: false }],
};

test('the topmost layer comes first, and a sleeve is two of them', () => {
  expect(attribution(area).map(({ piece: from, label }) => [from?.id, label?.en])).toEqual([
    ['sleeve', 'foreground'],
    ['beast', undefined],
    ['sleeve', 'background'],
    [undefined, 'earlier'],
  ]);
});

test('every number is in the row of its layer, covered or not', () => {
  const beast = attribution(area)[1];
  expect(beast.cells.map(({ parts }) => parts.map(({ amount, counts }) => [amount, counts]))).toEqual([
    [[6, true]],
    [[2, false]],
  ]);
});

test('a layer is covered once none of its numbers count', () => {
  const covered: Area = {
    ...area,
    sums: area.sums?.map((sum) => ({
      ...sum,
      parts: sum.parts?.map((one) => (one.piece === 'beast' ? { ...one, counts: false } : one)),
    })),
  };
  expect(attribution(area).map(({ isCovered }) => isCovered)).toEqual([false, false, false, false]);
  expect(attribution(covered).map(({ isCovered }) => isCovered)).toEqual([false, true, false, false]);
});

test('added values have a sign, set values have none', () => {
  expect(
    [part('a', 2, true, { adds: true }), part('a', -1, true), part('a', 6, true)].map(amountText),
  ).toEqual(['+2', '−1', '6']);
});
