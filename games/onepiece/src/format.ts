// Deck formats as configuration (spec 3.5): `open` has no list; `standard` has block icons and the restriction list
// in force from 10 April 2026. A format is a file in formats/; nothing in the code asks for one by name.
// Next: deck.ts, which holds a list against one.

import { z } from 'zod';
import openFile from '../formats/open.json' with { type: 'json' };
import standardFile from '../formats/standard.json' with { type: 'json' };

const number = z.string().min(1);

export const formatSchema = z.strictObject({
  id: z.string().min(1),
  /** Cards of the deck, the Leader not counted: exactly so many. */
  size: z.int().min(1),
  /** Most copies of one card number. */
  copies: z.int().min(1),
  /** The least block icon that some printing of each card must have. */
  leastBlock: z.int().min(1),
  /** Card numbers that no deck may hold, as a card or as its Leader. */
  banned: z.array(number),
  /** Card numbers that may not stand in one deck together. */
  apart: z.array(z.tuple([number, number])),
});

export type Format = z.infer<typeof formatSchema>;

export const open: Format = formatSchema.parse(openFile);
export const standard: Format = formatSchema.parse(standardFile);
