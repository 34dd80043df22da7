// How the rules of a room or a match differ from its ruleset, in words, for everyone who sits down there.
// No rulebook is compiled for it: a door is looked at more often than it is opened.

import { type Game, type Said, saidBy } from '@sleight/kernel';
import { ruleDifferences } from '@sleight/kernel/parameters';
import { findGame } from '../games';

/** The game, if it still has this ruleset. */
function gameWith(id: string, ruleset: string): Game | null {
  const game = findGame(id);
  return game?.rulesets.includes(ruleset) === true ? game : null;
}

/** Empty for the rules as they are, and for a ruleset that is no longer there. */
function changedRules(id: string, ruleset: string, rules: unknown): Said[] {
  const game = gameWith(id, ruleset);
  return game === null ? [] : ruleDifferences(game.parameters().names, game.rules(ruleset, {}), rules);
}

/** The same for changes that were asked for; empty where the rules no longer allow them, which sitting down says. */
export function changesInWords(id: string, ruleset: string, changes: unknown): Said[] {
  try {
    return changedRules(id, ruleset, gameWith(id, ruleset)?.rules(ruleset, changes));
  } catch (error) {
    if (saidBy(error) === null) throw error;
    return [];
  }
}
