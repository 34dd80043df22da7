// Amounts where they stand in French: « 2 cartes », « X cartes, où X est … ».
// Next: ../amounts/*/fr.ts for what X is, ../ops/*/fr.ts for their use.
import { count, type FrenchNoun } from '@sleight/kernel/text/french';
import type { Amount } from '../ability';
import type { MythosFrench } from './context';

/** The amount where it stands, and the clause that says what X is. */
export interface SaidAmount {
  readonly n: string;
  readonly clause: string;
}

export function amount(said: Amount, context: MythosFrench): SaidAmount {
  if (typeof said === 'number') return { n: `${said}`, clause: '' };
  const plus = 'plus' in said && said.plus !== undefined ? `+${said.plus}` : '';
  return { n: `X${plus}`, clause: `, où X est ${context.words.value(said, context)}` };
}

/** « 2 cartes », « X cartes, où X est … ». */
export function counted(said: Amount, noun: FrenchNoun, context: MythosFrench): string {
  if (typeof said === 'number') return count(said, noun);
  const { n, clause } = amount(said, context);
  return `${n} ${noun.many}${clause}`;
}
