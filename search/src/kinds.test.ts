// Drawing by kind: many targets do not make a kind likelier, and a pass weighs a tenth.

import { GAME, newList, optionCode, optionPair } from '@sleight/kernel/code';
import type { OptionCode } from '@sleight/kernel/ids';
import { seedRng } from '@sleight/kernel/rng';
import { expect, test } from 'vitest';
import { drawByKind, kindBits } from './kinds';

const [PLAY, ACT, PASS] = [GAME, GAME + 1, GAME + 2];

function shares(list: readonly OptionCode[], passes: readonly number[]): Map<number, number> {
  const codes = newList<OptionCode>();
  for (const code of list) codes.list[codes.n++] = code;
  const rng = seedRng('kinds');
  const counts = new Map<number, number>();
  for (let i = 0; i < 20_000; i++) {
    const code = drawByKind(codes, kindBits(passes), rng);
    counts.set(code, (counts.get(code) ?? 0) + 1 / 20_000);
  }
  return counts;
}

test('a kind is as likely as another, then a card, then a target', () => {
  const wide = [1, 2, 3, 4].map((slot) => optionPair(PLAY, 1, slot));
  const single = optionPair(PLAY, 2, 1);
  const act = optionPair(ACT, 3, 0);
  const found = shares([...wide, single, act], []);
  expect(found.get(act)).toBeCloseTo(1 / 2, 1);
  expect(found.get(single)).toBeCloseTo(1 / 4, 1);
  expect(found.get(wide[0])).toBeCloseTo(1 / 16, 1);
});

test('a pass weighs a tenth of another kind, and is taken when it is the only option', () => {
  const pass = optionCode(PASS);
  expect(shares([optionPair(PLAY, 1, 1), pass], [PASS]).get(pass)).toBeCloseTo(1 / 11, 1);
  expect(shares([pass], [PASS]).get(pass)).toBeCloseTo(1, 5);
});

test('a kind that has no bit of its own is refused', () => {
  expect(() => kindBits([32])).toThrow('below 32');
});
