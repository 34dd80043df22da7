// A game's rulesets as choices, with their names.
import type { Said } from '@sleight/kernel';
import type { GameOffer } from '../net/api';
import type { SelectChoice } from '../ui/field';

export const rulesetChoices = (
  { rulesets, rulesetNames }: Pick<GameOffer, 'rulesets' | 'rulesetNames'>,
  say: (said: Said) => string,
): SelectChoice[] =>
  rulesets.map((id) => ({ value: id, label: rulesetNames[id] === undefined ? id : say(rulesetNames[id]) }));
