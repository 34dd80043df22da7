// Cards that exist only in a scenario, written out under `cards`.
// Invariant: what comes out is a full card; what a scenario leaves out gets a harmless default.

import { z } from 'zod';
import { type Card, cardSchema } from './cards/schema';

const file = z.looseObject({
  id: z.string(),
  kind: z.enum(['character', 'mission', 'jutsu']).default('character'),
});

const PLAYED = { cost: 1, keywords: [], rarity: 'C' };
const DEFAULTS = {
  character: { ...PLAYED, power: 1, variants: [] },
  mission: { points: 0, rarity: 'MISSION' },
  jutsu: PLAYED,
};

export function readCard(given: unknown): Card {
  const loose = file.safeParse(given);
  if (!loose.success) throw new Error(`cards: ${z.prettifyError(loose.error)}`);
  const { id, kind } = loose.data;
  const titled = kind === 'character' ? { title: { en: id, fr: id } } : {};
  const whole = {
    name: { en: id, fr: id },
    number: 0,
    poolSeed: false,
    abilities: [],
    ...DEFAULTS[kind],
    ...titled,
    ...loose.data,
  };
  const read = cardSchema.safeParse(whole);
  if (!read.success) throw new Error(`cards: ${id}: ${z.prettifyError(read.error)}`);
  return read.data;
}
