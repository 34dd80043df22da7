// deckRule: which cards a deck with this Leader may hold, or may not (spec 3.4). Only deck building reads it.
// Next: en.ts and fr.ts for its wording, ../../deck.ts for what it does.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'ruled';

export const traits: OpTraits<DeckRule> = { chooses: 'kinds', zone: 'rules', rule: (deck) => ({ deck }) };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('deckRule'),
    /** Only these, instead of none of these. */
    only: z.literal(true).optional(),
    targetType: parts.target.targetType,
    filters: parts.filters,
    ...parts.common,
  });

export type DeckRule = z.infer<ReturnType<typeof schema>>;
