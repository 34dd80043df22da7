// donDeck: how many cards the DON!! deck of a player with this Leader has (spec 3.4).
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'dealt';

export const traits: OpTraits<DonDeck> = {
  chooses: 'nothing',
  zone: 'rules',
  rule: ({ amount }) => ({ donDeck: amount }),
};

export const schema = (parts: OpParts) =>
  z.strictObject({ type: z.literal('donDeck'), amount: parts.count, ...parts.common });

export type DonDeck = z.infer<ReturnType<typeof schema>>;
