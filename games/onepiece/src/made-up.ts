// Cards that exist only in a scenario, written out under `cards`.
// Invariant: the result is a full card; omitted fields get a harmless default.

import { compileLines } from '@sleight/kernel/text/printed';
import { z } from 'zod';
import type { Ability } from './ability';
import { readOnePieceAbility } from './ability-file';
import { type Card, cardSchema } from './cards/schema';
import { modernCard } from './legacy';
import { printedText } from './printed-text';
import { words } from './words';

const file = z.looseObject({
  id: z.string(),
  category: z.enum(['Leader', 'Character', 'Event', 'Stage']).default('Character'),
  keywords: z.array(z.unknown()).default([]),
  /** Its printed text, pasted whole. */
  text: z.string().default(''),
  abilities: z.array(z.unknown()).default([]),
});

const FIGHTING = { power: 5000, attributes: ['Strike'] };
const DEFAULTS = {
  Leader: { ...FIGHTING, life: 5 },
  Character: { ...FIGHTING, cost: 1, counter: 0 },
  Event: { cost: 1 },
  Stage: { cost: 1 },
};

function fromLines(id: string, lines: readonly string[]): readonly Ability[] {
  const compiled = compileLines(lines, words);
  if ('error' in compiled)
    throw new Error(`cards: ${id}: "${lines.join(' ')}": ${compiled.error.message.en}`);
  return compiled.abilities;
}

/** An ability as data, in shorthand, or as the English text of one or more. */
function abilities(id: string, given: unknown): readonly Ability[] {
  if (typeof given === 'string') return fromLines(id, printedText(given).lines);
  const read = readOnePieceAbility(given);
  if ('ability' in read) return [read.ability];
  const [{ field, reason }] = read.errors;
  throw new Error(`cards: ${id}: ${field}: ${reason.en}`);
}

export function readCard(given: unknown): Card {
  const loose = file.safeParse(modernCard(given));
  if (!loose.success) throw new Error(`cards: ${z.prettifyError(loose.error)}`);
  const { text, ...card } = loose.data;
  const { id, category } = card;
  const printed = printedText(text);
  const said = card.abilities.filter((ability) => typeof ability === 'string');
  const whole = {
    name: { en: id, fr: id },
    colors: ['red'],
    types: [],
    block: 1,
    ...DEFAULTS[category],
    ...card,
    keywords: [...card.keywords, ...printed.keywords, ...printedText(...said).keywords],
    abilities: [
      ...fromLines(id, printed.lines),
      ...card.abilities.flatMap((ability) => abilities(id, ability)),
    ],
  };
  const read = cardSchema.safeParse(whole);
  if (!read.success) throw new Error(`cards: ${id}: ${z.prettifyError(read.error)}`);
  return read.data;
}
