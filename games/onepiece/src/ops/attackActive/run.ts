// attackActive: may attack active Characters too, for a while or as long as its text works.
import { ATTACK_ACTIVE } from '../../counters';
import type { C } from '../../language';
import { lasts } from '../../lasting';
import { pick } from '../../targets';
import { type AttackActive, register } from './schema';

const WHY = {
  en: 'Choose a card that can attack active Characters',
  fr: 'Choisissez une carte qui peut attaquer des Personnages actifs',
};

export function run(a: AttackActive, c: C): void {
  const name = a.bind ?? register;
  const from = pick(c, a, `${name} choice`, { why: WHY });
  const { adds } = c.read.rules;
  const line = (): number => adds[ATTACK_ACTIVE];
  lasts(c, { fact: 'attack active', line, amount: () => 1, duration: a.duration, from, to: name });
}

export function hold(a: AttackActive, c: C): void {
  c.statics.push({ number: ATTACK_ACTIVE, layer: 'add', amount: () => 1, applies: c.read.match(a, c) });
}
