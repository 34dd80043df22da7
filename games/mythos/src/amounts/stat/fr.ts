// « son coût », « le nombre de personnages déplacés », « la quantité de chakra dépensée ».
import { after, agree } from '@sleight/kernel/text/french';
import { statOf } from '@sleight/kernel/text/french-target';
import { readPointer } from '@sleight/kernel/text/pointer';
import type { MythosFrench } from '../../words/context';
import type { Stat } from './schema';

export const fr = (said: Stat, context: MythosFrench): string =>
  said.stat === 'count' ? countOf(said.of, context) : statOf(said, context);

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
