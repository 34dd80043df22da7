// The bot that a player asks for, as a chair of a match.

import type { Game } from '@sleight/kit';
import { type BotChoice, type Manner, MODEL_LEVEL, mannerSchema } from '@sleight/protocol';
import { levelsOf } from '../bots/levels';
import type { Chair } from '../matches/store';
import { canPlay, modelLevel } from '../model/level';
import type { ModelOpponent } from '../model/opponent';
import { refused } from '../refused';

export interface BotsAtHand {
  /** Are the bots' threads too busy for a new bot match? */
  readonly botsAreBusy: () => boolean;
  /** The language model opponent, if there is one. */
  readonly model: Pick<ModelOpponent, 'hasSearch' | 'isBusy'> | null;
}

function modelIn({ model }: BotsAtHand, game: Game, manner: Manner): Chair {
  if (model === null || !canPlay(model, manner, game)) throw refused('unknown-level');
  if (model.isBusy()) throw refused('unavailable');
  return { kind: 'bot', level: MODEL_LEVEL, manner };
}

/** The requested bot; refused if there is none like it, or if it is too busy. */
export function botFor(bots: BotsAtHand, game: Game, { level, persona, manner }: BotChoice): Chair {
  const isModel = level === MODEL_LEVEL;
  const found = isModel ? modelLevel : levelsOf(game).find(({ id }) => id === level);
  if (found === undefined || (!isModel && manner !== undefined)) throw refused('unknown-level');
  const isNobody = persona !== undefined && !found.personas.some(({ id }) => id === persona);
  if (isNobody) throw refused('unknown-persona');
  if (isModel) return modelIn(bots, game, manner ?? mannerSchema.parse({}));
  if (bots.botsAreBusy()) throw refused('unavailable');
  return { kind: 'bot', level, ...(persona === undefined ? {} : { persona }) };
}
