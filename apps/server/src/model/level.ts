// The language model as an opponent one can choose, next to the bots' levels, and how it can be asked to play.

import type { Game, Said } from '@sleight/kernel';
import { type Games, type Manner, MODEL_LEVEL, mannerNames } from '@sleight/protocol';
import { hasAdvice, type Level } from '../bots/levels';
import { shelf } from '../games';
import type { ModelOpponent } from './opponent';

export type Offered = Pick<ModelOpponent, 'hasSearch'> | null;

export const modelLevel: Level = {
  id: MODEL_LEVEL,
  name: { en: 'Language model', fr: 'Modèle de langage' },
  personas: [],
};

/** Among the best three it chooses only where the search can tell which they are. */
export const canPlay = (model: Offered, { among }: Pick<Manner, 'among'>, game: Game): boolean =>
  model !== null && (among === 'all' || (model.hasSearch && hasAdvice(game)));

const named = <K extends string>(names: Readonly<Record<K, Said>>) =>
  (Object.keys(names) as K[]).map((id) => ({ id, name: names[id] }));

export const mannersOf = (model: Offered): Games['model'] =>
  model === null
    ? null
    : {
        difficulty: named(mannerNames.difficulty),
        style: named(mannerNames.style),
        among: named(mannerNames.among).filter(({ id }) =>
          shelf.some((game) => canPlay(model, { among: id }, game)),
        ),
      };
