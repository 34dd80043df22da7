// compare: a number of one player against a number of the other.
import { z } from 'zod';

export const follows = 'don';

const counted = ['life', 'hand', 'don', 'characters'] as const;
const players = ['player', 'opponent'] as const;
const relations = ['lt', 'lte', 'eq', 'gte', 'gt'] as const;

export type Counted = (typeof counted)[number];
export type Tally = `${Counted}.${(typeof players)[number]}`;
export type Relation = (typeof relations)[number];

export interface Compare {
  compare: [Tally, Relation, Tally];
}

const tally = z.templateLiteral([z.enum(counted), '.', z.enum(players)]);

export const schema = (): z.ZodType<Compare> =>
  z.strictObject({ compare: z.tuple([tally, z.enum(relations), tally]) });

/** What is counted, and is it the player's own? */
export const partsOf: Readonly<Record<Tally, { readonly what: Counted; readonly isYours: boolean }>> = {
  'life.player': { what: 'life', isYours: true },
  'life.opponent': { what: 'life', isYours: false },
  'hand.player': { what: 'hand', isYours: true },
  'hand.opponent': { what: 'hand', isYours: false },
  'don.player': { what: 'don', isYours: true },
  'don.opponent': { what: 'don', isYours: false },
  'characters.player': { what: 'characters', isYours: true },
  'characters.opponent': { what: 'characters', isYours: false },
};
