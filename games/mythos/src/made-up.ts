// Cards that exist only in a scenario, written out under `cards`.
// Invariant: the result is a full card; omitted fields get a harmless default.

import { readAbility } from '@sleight/kernel/ability/read';
import { compileLines, printedLines } from '@sleight/kernel/text/printed';
import { z } from 'zod';
import type { Ability } from './ability';
import { type Card, cardSchema } from './cards/schema';
import { words } from './words';

const file = z.looseObject({
  id: z.string(),
  kind: z.enum(['character', 'mission', 'jutsu']).default('character'),
  /** Its printed text, pasted whole. */
  text: z.string().default(''),
  abilities: z.array(z.unknown()).default([]),
});

const PLAYED = { cost: 1, keywords: [], rarity: 'C' };
const DEFAULTS = {
  character: { ...PLAYED, power: 1, variants: [] },
  mission: { points: 0, rarity: 'MISSION' },
  jutsu: PLAYED,
};

/** An ability as data, in shorthand, or as the English text of one or more. */
function abilities(id: string, given: unknown): readonly Ability[] {
  if (typeof given === 'string') {
    const compiled = compileLines(printedLines(given), words);
    if ('error' in compiled) throw new Error(`cards: ${id}: "${given}": ${compiled.error.message.en}`);
    return compiled.abilities;
  }
  const read = readAbility(given, words);
  if ('ability' in read) return [read.ability];
  const [{ field, reason }] = read.errors;
  throw new Error(`cards: ${id}: ${field}: ${reason.en}`);
}

export function readCard(given: unknown): Card {
  const loose = file.safeParse(given);
  if (!loose.success) throw new Error(`cards: ${z.prettifyError(loose.error)}`);
  const { text, ...card } = loose.data;
  const { id, kind } = card;
  const titled = kind === 'character' ? { title: { en: id, fr: id } } : {};
  const whole = {
    name: { en: id, fr: id },
    number: 0,
    poolSeed: false,
    ...DEFAULTS[kind],
    ...titled,
    ...card,
    abilities: [text, ...card.abilities].flatMap((ability) => abilities(id, ability)),
  };
  const read = cardSchema.safeParse(whole);
  if (!read.success) throw new Error(`cards: ${id}: ${z.prettifyError(read.error)}`);
  return read.data;
}
