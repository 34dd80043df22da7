// What X is, in French: « le nombre de cartes défaussées par l'effet MAIN », « son coût ».
// Invariant: says whatever amounts.ts says.
// Next: french-target.ts for what is counted, ../ops/*/fr.ts for their use.
import { after, agree, count, type FrenchNoun } from '@sleight/kernel/text/french';
import { statOf } from '@sleight/kernel/text/french-target';
import { readPointer } from '@sleight/kernel/text/pointer';
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
  return { n: `X${plus}`, clause: `, où X est ${value(said, context)}` };
}

/** « 2 cartes », « X cartes, où X est … ». */
export function counted(said: Amount, noun: FrenchNoun, context: MythosFrench): string {
  if (typeof said === 'number') return count(said, noun);
  const { n, clause } = amount(said, context);
  return `${n} ${noun.many}${clause}`;
}

/** X itself as a noun. */
export function value(said: Amount, context: MythosFrench): string {
  if (typeof said === 'number') return `${said}`;
  if ('per' in said) return `le nombre ${after('de', context.words.bareMany(said.per, context))}`;
  return said.stat === 'count' ? countOf(said.of, context) : statOf(said, context);
}

/** « le nombre de personnages déplacés », « la quantité de chakra dépensée ». */
function countOf(register: string, { words }: MythosFrench): string {
  const pointer = readPointer(register);
  const thing = pointer && words.things[pointer.type];
  if (!pointer || !thing) throw new Error(`French cannot count the register "${register}".`);
  const participle = words.participles[pointer.participle] ?? pointer.participle;
  const by = pointer.origin === '' ? '' : ` ${words.origins?.[pointer.origin]}`;
  if (pointer.type === 'chakra') {
    return `la quantité de chakra ${agree(participle, { feminine: true, plural: false })}${by}`;
  }
  const { feminine, many } = thing;
  return `le nombre ${after('de', many)} ${agree(participle, { feminine, plural: true })}${by}`;
}
