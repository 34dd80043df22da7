// Cards that exist only in a scenario, written out under `cards`.
// Invariant: what comes out is a full card; what a scenario leaves out gets a harmless default.

import { compileText } from '@sleight/kernel/text/compile';
import { z } from 'zod';
import type { Ability } from './ability';
import { readOnePieceAbility } from './ability-file';
import { type Card, cardSchema } from './cards/schema';
import { modernCard } from './legacy';
import { words } from './words';

const file = z.looseObject({
  id: z.string(),
  category: z.enum(['Leader', 'Character', 'Event', 'Stage']).default('Character'),
  abilities: z.array(z.unknown()).default([]),
});

const FIGHTING = { power: 5000, attributes: ['Strike'] };
const DEFAULTS = {
  Leader: { ...FIGHTING, life: 5 },
  Character: { ...FIGHTING, cost: 1, counter: 0 },
  Event: { cost: 1 },
  Stage: { cost: 1 },
};

/** An ability as data, in shorthand, or as the English text of one or more. */
function abilities(id: string, given: unknown): readonly Ability[] {
  if (typeof given === 'string') {
    const compiled = compileText(given, words);
    if ('error' in compiled) throw new Error(`cards: ${id}: "${given}": ${compiled.error.message.en}`);
    return compiled.abilities;
  }
  const read = readOnePieceAbility(given);
  if ('ability' in read) return [read.ability];
  const [{ field, reason }] = read.errors;
  throw new Error(`cards: ${id}: ${field}: ${reason.en}`);
}

export function readCard(given: unknown): Card {
  const loose = file.safeParse(modernCard(given));
  if (!loose.success) throw new Error(`cards: ${z.prettifyError(loose.error)}`);
  const { id, category } = loose.data;
  const whole = {
    name: { en: id, fr: id },
    colors: ['red'],
    types: [],
    block: 1,
    keywords: [],
    ...DEFAULTS[category],
    ...loose.data,
    abilities: loose.data.abilities.flatMap((ability) => abilities(id, ability)),
  };
  const read = cardSchema.safeParse(whole);
  if (!read.success) throw new Error(`cards: ${id}: ${z.prettifyError(read.error)}`);
  return read.data;
}
