// damage: all subjects at the same time; bonuses to damage dealt are added once per number (17.6).
import type { Count, Line, Play } from '@sleight/kernel/book';
import { ref, SEAT } from '@sleight/kernel/code';
import { changes } from '@sleight/kernel/derive';
import type { Frame } from '@sleight/kernel/state';
import { DAMAGE_DEALT } from '../../counters';
import type { C } from '../../language';
import { type Damage, register } from './schema';

const lineOf = (p: Play, f: Frame): Line | null => p.book.lines[p.book.code[f.code].line] ?? null;

/** A damage number with the bonuses to its player's damage. */
export const raised =
  (amount: Count): Count =>
  (p, f) =>
    amount(p, f) + changes(p, DAMAGE_DEALT, ref(SEAT, f.you), lineOf(p, f));

export function run(a: Damage, c: C): void {
  const why = { en: 'Choose a unit to damage', fr: 'Choisissez une unité à blesser' };
  const to = c.choose(a, `${a.bind ?? register} choice`, why, 'damage');
  c.happens('damage', to, raised(c.read.amount(a.amount, c)), a.bind ?? register);
}
