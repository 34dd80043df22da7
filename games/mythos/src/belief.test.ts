// A seat's belief about face-down cards: worlds that match the other seat's play are likelier.

import { playing } from '@sleight/kernel';
import type { Fact } from '@sleight/kernel/fact';
import type { ObjId } from '@sleight/kernel/ids';
import { expect, test } from 'vitest';
import { plausible } from './belief';
import { CHARACTER, COST, PRINTED_POWER } from './counters';
import { mythosGame } from './game';

const book = mythosGame.book({ cards: mythosGame.scenarioCards?.({}) });

const without = (timing: string) => (id: string) =>
  !mythosGame
    .cards()
    .find((card) => card.id === id)!
    .text.en.includes(timing);

/** Some character of this cost that has Power and no AMBUSH. */
const costing = (cost: number): string =>
  book.defs.find(
    ({ id, kind, printed }) =>
      kind === CHARACTER && printed[COST] === cost && printed[PRINTED_POWER] > 0 && without('AMBUSH')(id),
  )!.id;

/** A world in which the other seat's only hidden character is this card. */
function worldWith(id: string) {
  const foe = { at: { 1: [{ card: id, hidden: true }] } };
  const p = playing(book, mythosGame.arrange(book, { start: { turn: 1 }, foe }));
  const { id: object } = p.s.objs.find((o) => o !== null && o.down === 1)!;
  return { p, object };
}

const fit = (id: string, facts: (object: ObjId) => Omit<Fact, 'n'>[]): number => {
  const { p, object } = worldWith(id);
  return plausible(
    p,
    0,
    facts(object).map((fact, n) => ({ n, ...fact })),
  );
};

const hid = (object: number): Omit<Fact, 'n'>[] => [
  { verb: 'mission' },
  { verb: 'gainChakra', seat: 1, amount: 5 },
  { verb: 'pay', seat: 1, amount: 1 },
  { verb: 'playHidden', seat: 1, object },
];

test('a card that costs no more face up is rarely hidden', () => {
  expect(fit(costing(1), hid)).toBeLessThan(fit(costing(3), hid));
});

test('a card that could have been revealed before the pass, and was not, is less likely', () => {
  const passed = (object: number) => [...hid(object), { verb: 'pass', seat: 1 as const }];
  expect(fit(costing(3), passed)).toBeLessThan(fit(costing(3), hid));
  expect(fit(costing(6), passed)).toBe(fit(costing(6), hid));
});

test("the seat's own actions say nothing about the other", () => {
  const mine = (object: number) => [...hid(object), { verb: 'pass', seat: 0 as const }];
  expect(fit(costing(3), mine)).toBe(fit(costing(3), hid));
});
