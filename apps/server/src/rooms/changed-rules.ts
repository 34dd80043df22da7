// How the rules of a room or a match differ from its ruleset, in words, for everyone who sits down there.

import type { Said } from '@sleight/kernel';
import { ruleDifferences } from '@sleight/kernel/parameters';
import { findGame } from '../games';
import { bookOf } from '../matches/books';
import { isRefused } from '../refused';

/** Empty for the rules as they are, and for a ruleset that is no longer there. */
export function changedRules(id: string, ruleset: string, rules: unknown): Said[] {
  const game = findGame(id);
  if (game === null || !game.rulesets.includes(ruleset)) return [];
  return ruleDifferences(game.parameters().names, bookOf(game, ruleset, {}).rules, rules);
}

/** The same for changes that were asked for; empty where the rules no longer allow them, which sitting down says. */
export function changesInWords(id: string, ruleset: string, changes: unknown): Said[] {
  const game = findGame(id);
  if (game === null) return [];
  try {
    return changedRules(id, ruleset, bookOf(game, ruleset, changes).rules);
  } catch (error) {
    if (isRefused(error)) return [];
    throw error;
  }
}
