// Costs (spec 8.3): how each is paid, and when it can be paid at all.

import { NO_REG, type Play, reg } from '@sleight/kernel/book';
import { newList, OBJ, ref } from '@sleight/kernel/code';
import { always } from '@sleight/kernel/compiler';
import type { Ref } from '@sleight/kernel/ids';
import { objById } from '@sleight/kernel/objects';
import { discardCards } from '@sleight/kernel/ops/discard/run';
import type { Frame } from '@sleight/kernel/state';
import type { Cost, Target } from './ability';
import type { C } from './language';
import { HAND, TABLE } from './places';

const none = (): number => 0;

/** Cards a cost may take from the hand. An action that is not on the table yet is in the hand and no part of it (8.1). */
function discardable({ s }: Play, { you, self }: Frame): number {
  const isActionInHand = self === 0 && s.zones[TABLE + you].length === 0;
  return s.zones[HAND + you].length - (isActionInHand ? 1 : 0);
}

/** Can at least `least` be found, with some pick after which the rest can be paid? */
function findable(target: Target, least: number, to: number, c: C, verb?: string): void {
  const select = c.read.select(target, c, verb);
  const found = newList<Ref>();
  c.pays(verb ?? 'choose', (p, f, rest) => {
    found.n = 0;
    select(p, f, found);
    if (found.n < least) return false;
    if (rest === always) return true;
    const before = f.regs[to] ?? null;
    const there = found.list.slice(0, found.n);
    const picks = target.all === true ? [there] : there.map((r) => [r]);
    const payable = picks.some((pick) => {
      f.regs[to] = reg(pick);
      return rest(p, f);
    });
    f.regs[to] = before;
    return payable;
  });
}

export function payCost(cost: Cost, c: C): void {
  if ('sacrifice' in cost) {
    const name = cost.bind ?? 'sacrificed';
    // "An ally" in the cost of a unit's own ability is another one (8.4).
    const others: Target = {
      ...cost.sacrifice,
      filters: [...(cost.sacrifice.filters ?? []), { other: true }],
    };
    findable(others, others.minTargets ?? 1, c.register(name), c, 'sacrifice');
    const why = { en: 'Choose a unit to sacrifice', fr: 'Choisissez une unité à sacrifier' };
    const chosen = c.choose(others, `${name} choice`, why, 'sacrifice');
    c.happens('sacrifice', chosen, none, name);
  } else if ('sacrificeThis' in cost) {
    const self = c.register('this');
    c.pays('sacrifice', (p, f, rest) => objById(p.s, f.self) !== null && rest(p, f));
    c.step((p, f) => {
      f.regs[self] = objById(p.s, f.self) === null ? NO_REG : reg([ref(OBJ, f.self)]);
    });
    c.happens('sacrifice', self, none, cost.bind ?? 'sacrificed');
  } else if ('discard' in cost) {
    const n = cost.discard;
    c.pays('discard', (p, f, rest) => discardable(p, f) >= n && rest(p, f));
    discardCards(c, () => n, cost.bind ?? 'discarded');
  } else {
    const name = cost.bind ?? 'chosen';
    findable(cost.choose, 1, c.register(name), c);
    c.choose(cost.choose, name, { en: 'Choose one', fr: 'Choisissez une option' });
  }
}
