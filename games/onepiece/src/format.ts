// Deck formats as configuration (spec 3.5): `open` has no list; `standard` has block icons and the restriction list
// in force from 10 April 2026. A format is a file in formats/; nothing in the code asks for one by name.
// Next: deck.ts, which checks a list against one.

import { LARGEST_DECK, LIMITS, label, whole } from '@sleight/kit/parameters';
import { z } from 'zod';
import openFile from '../formats/open.json' with { type: 'json' };
import standardFile from '../formats/standard.json' with { type: 'json' };

const number = label(20);
/** The longest list of cards that a format restricts. */
const MOST_LISTED = 200;

export const formatSchema = z.strictObject({
  id: label(),
  /** The exact number of cards in the deck, without the Leader. */
  size: whole(1, LARGEST_DECK, LIMITS.deck),
  /** Most copies of one card number. */
  copies: whole(1, LARGEST_DECK, LIMITS.deck),
  /** The least block icon that some printing of each card must have. */
  leastBlock: whole(1, 99, LIMITS.stat),
  /** Card numbers that no deck may hold, as a card or as its Leader. */
  banned: z.array(number).max(MOST_LISTED),
  /** Card numbers that may not be in one deck together. */
  apart: z.array(z.tuple([number, number])).max(MOST_LISTED),
});

export type Format = z.infer<typeof formatSchema>;

export const open: Format = formatSchema.parse(openFile);
export const standard: Format = formatSchema.parse(standardFile);
