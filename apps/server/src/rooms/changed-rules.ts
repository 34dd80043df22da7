// How the rules of a room or match differ from its ruleset, in words, for everyone who joins.
// It compiles no rulebook, because a room is looked at more often than it is opened.

import { type Said, saidBy } from '@sleight/kernel';
import type { Game } from '@sleight/kit';
import { ruleDifferences } from '@sleight/kit/parameters';
import { findGame } from '@sleight/shelf';

/** The game, if it still has this ruleset. */
function gameWith(id: string, ruleset: string): Game | null {
  const game = findGame(id);
  return game?.rulesets.includes(ruleset) === true ? game : null;
}

/** Empty for unchanged rules, and for a ruleset that no longer exists. */
function changedRules(id: string, ruleset: string, rules: unknown): Said[] {
  const game = gameWith(id, ruleset);
  return game === null ? [] : ruleDifferences(game.parameters().names, game.rules(ruleset, {}), rules);
}

/** The same for requested changes; empty if the rules no longer allow them, which joining reports. */
export function changesInWords(id: string, ruleset: string, changes: unknown): Said[] {
  try {
    return changedRules(id, ruleset, gameWith(id, ruleset)?.rules(ruleset, changes));
  } catch (error) {
    if (saidBy(error) === null) throw error;
    return [];
  }
}
