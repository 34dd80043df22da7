// What an ability of One Piece may cost (spec 22).
// Invariant: these types are exactly what the schemas accept.
// Next: costs.ts for how each is paid, words/costs.ts for how it is said.
import { z } from 'zod';
import { bind, count, type DeckPosition, positions, type Target, target, targetSchema } from './vocabulary';

/** A number of Life cards and their position. */
export interface LifeCards {
  n: number;
  position: DeckPosition;
}

export type Cost = { bind?: string } & (
  | { restThis: true }
  | { restDon: number }
  | { donMinus: number; orMore?: true }
  | { trash: Target }
  | { trashThis: true }
  | { lifeToHand: LifeCards }
  | { trashLife: LifeCards }
  | { turnLife: { n: number; face: 'up' | 'down' } }
  | { rest: Target }
  | { return: Target }
  /** At an end of the deck, or anywhere in it: it is shuffled. */
  | { toDeck: Target & { position?: 'top' | 'bottom'; shuffle?: true } }
  | { toLife: Target & { position: 'top' | 'bottom'; faceUp?: true } }
  | { ko: Target }
  | { reveal: Target }
  | { mill: number }
  | { powerDown: Target & { amount: number } }
  | { giveDon: Target & { amount: number; state: 'active' | 'rested' } }
  | { either: Cost[] }
);

/** The register of each cost that texts can name, as the op of the same deed has it. */
export const costRegisters = {
  trash: 'trashed',
  rest: 'rested',
  return: 'returned',
  toDeck: 'placed',
  toLife: 'lifted',
  ko: 'koed',
  reveal: 'revealed',
  powerDown: 'powered',
  giveDon: 'given',
};

const lifeCards = z.strictObject({ n: count, position: z.enum(positions) });
const end = z.enum(['top', 'bottom']);

export const costSchema: z.ZodType<Cost> = z.lazy(() =>
  z.union([
    z.strictObject({ restThis: z.literal(true), bind }),
    z.strictObject({ restDon: count, bind }),
    z.strictObject({ donMinus: count, orMore: z.literal(true).optional(), bind }),
    z.strictObject({ trash: targetSchema, bind }),
    z.strictObject({ trashThis: z.literal(true), bind }),
    z.strictObject({ lifeToHand: lifeCards, bind }),
    z.strictObject({ trashLife: lifeCards, bind }),
    z.strictObject({ turnLife: z.strictObject({ n: count, face: z.enum(['up', 'down']) }), bind }),
    z.strictObject({ rest: targetSchema, bind }),
    z.strictObject({ return: targetSchema, bind }),
    z.strictObject({
      toDeck: z.union([
        z.strictObject({ ...target, position: end }),
        z.strictObject({ ...target, shuffle: z.literal(true) }),
      ]),
      bind,
    }),
    z.strictObject({
      toLife: z.strictObject({ ...target, position: end, faceUp: z.literal(true).optional() }),
      bind,
    }),
    z.strictObject({ ko: targetSchema, bind }),
    z.strictObject({ reveal: targetSchema, bind }),
    z.strictObject({ mill: count, bind }),
    z.strictObject({ powerDown: z.strictObject({ ...target, amount: count }), bind }),
    z.strictObject({
      giveDon: z.strictObject({ ...target, amount: count, state: z.enum(['active', 'rested']) }),
      bind,
    }),
    z.strictObject({ either: z.array(costSchema).min(2), bind }),
  ]),
);
