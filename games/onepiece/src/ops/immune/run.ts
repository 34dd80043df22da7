// immune: cannot be K.O.'d, removed or rested, by anything or by some causes only. It fails the instruction (spec 13).
import type { Ban } from '@sleight/kernel/book';
import type { C } from '../../language';
import { lasts } from '../../lasting';
import { causedBy, onThis } from '../../prohibitions';
import { pick } from '../../targets';
import { type VerbName, verbId } from '../../verb-names';
import { type Immune, register } from './schema';

const WHY = { en: 'Choose a card to protect', fr: 'Choisissez une carte à protéger' };

const VERBS: Record<Immune['verbs'][number], readonly VerbName[]> = {
  ko: ['ko'],
  remove: ['ko', 'trash', 'returnToHand', 'toDeck', 'charToLife'],
  rest: ['rest'],
};

function bansOf(a: Immune, c: C, covers: Ban['forbids']): Ban[] {
  const isCause = causedBy(a.by, a.attackers, c);
  return [...new Set(a.verbs.flatMap((verb) => VERBS[verb]))].map((verb) => ({
    verb: verbId(verb),
    forbids: (p, f, r, by) => covers(p, f, r, by) && isCause(p, f, by),
  }));
}

export function run(a: Immune, c: C): void {
  const name = a.bind ?? register;
  const from = pick(c, a, `${name} choice`, { why: WHY });
  const line = c.read.rules.addLasting({ name: 'is protected', bans: bansOf(a, c, onThis) });
  lasts(c, { fact: 'protected', line: () => line, amount: () => 0, duration: a.duration, from, to: name });
}

export function hold(a: Immune, c: C): void {
  c.bans.push(...bansOf(a, c, c.read.match(a, c)));
}
