// What is printed on a card, by name: keywords, colours, attributes, and the timings that a filter can look for.
// Invariant: imports nothing of the game, so that every word can be built from it.
import { z } from 'zod';

export const keywords = [
  'Rush',
  'Rush: Character',
  'Blocker',
  'Double Attack',
  'Banish',
  'Unblockable',
] as const;
export type Keyword = (typeof keywords)[number];

export const colors = ['red', 'green', 'blue', 'purple', 'black', 'yellow'] as const;
export const attributes = ['Slash', 'Strike', 'Ranged', 'Special', 'Wisdom', '?'] as const;
/** Timings that a filter can look for in the printed text of a card. */
export const effectTimings = ['On Play', 'On Attack', 'On Block', 'On KO', 'Activate Main'] as const;

/** One name or type, or several of which one is enough. */
const text = z.string().min(1);
export const oneOrMore = z.union([text, z.array(text).min(2)]);

export const listed = (one: string | readonly string[]): readonly string[] =>
  typeof one === 'string' ? [one] : one;
