// The rulesets of a game as choices, by the names the game gives them.
import type { Said } from '@sleight/kernel';
import type { GameOffer } from '../net/api';
import type { Choice } from '../ui/field';

export const rulesetChoices = (
  { rulesets, rulesetNames }: Pick<GameOffer, 'rulesets' | 'rulesetNames'>,
  say: (said: Said) => string,
): Choice[] =>
  rulesets.map((id) => ({ value: id, label: rulesetNames[id] === undefined ? id : say(rulesetNames[id]) }));
