// donDeck: how many cards the DON!! deck of a player with this Leader has (spec 3.4).
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register with what it did. */
export const register = 'dealt';

export const traits: OpTraits<DonDeck> = {
  chooses: 'nothing',
  zone: 'rules',
  rule: ({ amount }) => ({ donDeck: amount }),
};

export const schema = (parts: OpParts) =>
  z.strictObject({ type: z.literal('donDeck'), amount: parts.count, ...parts.common });

export type DonDeck = z.infer<ReturnType<typeof schema>>;
