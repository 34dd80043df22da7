// Cards that exist only in a scenario: written out under `cards`, or implied by an effect no card gives.
// Invariant: what comes out is a full card; what a scenario leaves out gets a harmless default.

import { readAbility } from '@sleight/kernel/ability/read';
import { compileLines, printedLines } from '@sleight/kernel/text/printed';
import { z } from 'zod';
import type { Ability } from './ability';
import { type Card, cardSchema } from './cards/schema';
import { type EffectSetup, readSetup } from './setup';
import { words } from './words';

function fromText(text: string): readonly Ability[] | string {
  const compiled = compileLines(printedLines(text), words);
  return 'error' in compiled ? compiled.error.message.en : compiled.abilities;
}

/** An ability as data, in shorthand, or as the English text of one or more. */
function abilities(id: string, given: unknown): readonly Ability[] {
  if (typeof given === 'string') {
    const read = fromText(given);
    if (typeof read === 'string') throw new Error(`cards: ${id}: "${given}": ${read}`);
    return read;
  }
  const read = readAbility(given, words);
  if ('ability' in read) return [read.ability];
  const [{ field, reason }] = read.errors;
  throw new Error(`cards: ${id}: ${field}: ${reason.en}`);
}

const file = z.looseObject({
  id: z.string(),
  /** Its printed text, pasted whole. */
  text: z.string().default(''),
  abilities: z.array(z.unknown()).default([]),
});

export function readCard(given: unknown): Card {
  const loose = file.safeParse(given);
  if (!loose.success) throw new Error(`cards: ${z.prettifyError(loose.error)}`);
  const { text, ...card } = loose.data;
  const { id } = card;
  const whole = {
    name: { en: id, fr: id },
    faction: 'neutral',
    set: 'scenario',
    ...card,
    abilities: [text, ...card.abilities].flatMap((ability) => abilities(id, ability)),
  };
  const read = cardSchema.safeParse(whole);
  if (!read.success) throw new Error(`cards: ${id}: ${z.prettifyError(read.error)}`);
  return read.data;
}

function abilityOf({ effect }: EffectSetup): Ability | null {
  if (typeof effect !== 'string') return effect;
  const read = fromText(effect);
  return typeof read === 'string' || read.length !== 1 ? null : read[0];
}

/** A card that gives each effect a position has by text or as data, so that the book knows its ability. */
export function effectCards(setup: unknown): unknown[] {
  const { me, foe } = readSetup(setup);
  const effects = [me, foe].flatMap((side) => [side.effects, side.lanes].flatMap(Object.values)).flat();
  return effects.flatMap((effect: EffectSetup, i) => {
    const ability = abilityOf(effect);
    if (ability === null) return [];
    const action = { type: 'grant', targetSide: 'player', targetType: 'slot', ability };
    return [
      { id: `effect-${i + 1}`, kind: 'action', abilities: [{ type: 'Play', effect: { actions: [action] } }] },
    ];
  });
}
