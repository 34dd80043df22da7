// cannotAttack: no attack at all, or none on a Leader. An already declared attack continues (ruling 43).
import type { C } from '../../language';
import { lasts } from '../../lasting';
import { onThis } from '../../prohibitions';
import { pick } from '../../targets';
import { verbId } from '../../verb-names';
import { type CannotAttack, register } from './schema';

const WHY = { en: 'Choose a card that cannot attack', fr: 'Choisissez une carte qui ne peut pas attaquer' };

const verbOf = ({ what }: CannotAttack): number => verbId(what === 'leader' ? 'attackLeader' : 'attack');

export function run(a: CannotAttack, c: C): void {
  const name = a.bind ?? register;
  const from = pick(c, a, `${name} choice`, { why: WHY });
  const line = c.read.rules.addLasting({
    name: 'cannot attack',
    bans: [{ verb: verbOf(a), forbids: onThis }],
  });
  lasts(c, {
    fact: 'cannot attack',
    line: () => line,
    amount: () => 0,
    duration: a.duration,
    from,
    to: name,
  });
}

export function hold(a: CannotAttack, c: C): void {
  c.bans.push({ verb: verbOf(a), forbids: c.read.match(a, c) });
}
