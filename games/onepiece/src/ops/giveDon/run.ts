// giveDon: from a cost area to cards of the same player; one card receives them all unless each does (ruling 18).
import { NO_REG, type Play, reg } from '@sleight/kernel/book';
import { chooseNumberStep } from '@sleight/kernel/choose';
import { onlyIf } from '@sleight/kernel/compiler';
import { type Frame, other, type Seat } from '@sleight/kernel/state';
import { DON_ACTIVE, DON_RESTED } from '../../counters';
import type { C } from '../../language';
import { pick } from '../../targets';
import { type GiveDon, register } from './schema';

const WHO = {
  en: 'Choose a card to give DON!! to',
  fr: 'Choisissez une carte à laquelle attacher des DON!!',
};
const HOW_MANY = { en: 'How many DON!! do you give?', fr: 'Combien de DON!! attachez-vous\u202f?' };

export function run(a: GiveDon, c: C): void {
  const { amount, upTo, state, ...target } = a;
  const name = a.bind ?? register;
  const owner = (f: Frame): Seat => (a.targetSide === 'opponent' ? other(f.you) : f.you);
  const pool = state === 'active' ? DON_ACTIVE : DON_RESTED;
  const there = (p: Play, f: Frame): number => Math.min(amount, p.s.num[pool + owner(f)]);
  const given = c.register(`${name} count`);
  const result = c.register(name);
  c.step((_p, f) => {
    f.regs[result] = NO_REG;
  });
  onlyIf(
    c,
    (p, f) => there(p, f) > 0,
    () => {
      const optional = upTo === true ? { minTargets: 0 } : {};
      const to = pick(c, { ...target, ...optional }, `${name} choice`, { why: WHO });
      // Where nobody is left out by choosing whom, giving none is one of the numbers (spec 10.2).
      const isFixed = c.read.counts(target).all;
      c.step((p, f) => {
        f.regs[given] = reg([], there(p, f));
      });
      if (upTo === true && (isFixed || amount > 1)) {
        const from = (): number => (isFixed ? 0 : 1);
        const take = (_p: Play, f: Frame, n: number): void => {
          f.regs[given] = reg([], n);
        };
        onlyIf(
          c,
          (_p, f) => (f.regs[to]?.refs.length ?? 0) > 0,
          () => c.ask(chooseNumberStep({ from, upTo: there, take, why: () => HOW_MANY })),
        );
      }
      const verb = state === 'active' ? 'giveDon' : 'giveRestedDon';
      onlyIf(
        c,
        (_p, f) => (f.regs[given]?.n ?? 0) > 0,
        () => c.happens(verb, to, (_p, f) => f.regs[given]?.n ?? 0, name),
      );
    },
  );
}
