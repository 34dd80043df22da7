// play: cards enter play without being paid for, one after another, so that a later one may crowd out an earlier
// one (spec 6.1). What cannot be played stays where it is.

import { reg } from '@sleight/kernel/book';
import { CARD, ref, refIndex, refKind } from '@sleight/kernel/code';
import type { Ref } from '@sleight/kernel/ids';
import { objById } from '@sleight/kernel/objects';
import { CHARACTER, STAGE } from '../../counters';
import { thisCard } from '../../identity';
import type { C } from '../../language';
import { playCard } from '../../playing';
import { pick } from '../../targets';
import { type Play, register } from './schema';

const WHY = { en: 'Choose a card to play', fr: 'Choisissez une carte à jouer' };

/** This card, wherever it lies; not while it is in play. */
function itself(c: C, name: string): number {
  const to = c.register(name);
  c.step((p, f) => {
    const card = objById(p.s, f.self) === null ? thisCard(p, f) : -1;
    f.regs[to] = reg(card < 0 ? [] : [ref(CARD, card)]);
  });
  return to;
}

export function run(a: Play, c: C): void {
  const shared = c.read.rules;
  const name = a.bind ?? register;
  const played = c.register(name);
  const isPlayable = (p: Parameters<typeof playCard>[0], _f: unknown, r: Ref): boolean => {
    if (refKind(r) !== CARD) return false;
    const { kind } = p.book.defs[p.s.cards.def[refIndex(r)]];
    return kind === CHARACTER || kind === STAGE;
  };
  const from =
    a.targetType === 'self'
      ? itself(c, `${name} choice`)
      : pick(c, a, `${name} choice`, { why: WHY, also: isPlayable });
  c.step((_p, f) => {
    f.regs[played] = reg([]);
  });
  const again = c.label('again').here();
  c.step((p, f) => {
    const [next, ...rest] = f.regs[from]?.refs ?? [];
    if (next === undefined) return;
    f.regs[from] = reg(rest);
    again.jump(f);
    playCard(p, shared, f, refIndex(next), a.rested === true, played);
  });
}
