// The language model as an opponent one can choose, next to the bots' levels, and how it can be asked to play.

import type { Said } from '@sleight/kernel';
import { type Games, type Manner, MODEL_LEVEL, mannerNames } from '@sleight/protocol';
import type { Level } from '../bots/levels';
import type { ModelOpponent } from './opponent';

export type Offered = Pick<ModelOpponent, 'hasSearch'> | null;

export const modelLevel: Level = {
  id: MODEL_LEVEL,
  name: { en: 'Language model', fr: 'Modèle de langage' },
};

export const canPlay = (model: Offered, { among }: Pick<Manner, 'among'>): boolean =>
  model !== null && (among === 'all' || model.hasSearch);

const named = <K extends string>(names: Readonly<Record<K, Said>>) =>
  (Object.keys(names) as K[]).map((id) => ({ id, name: names[id] }));

export const mannersOf = (model: Offered): Games['model'] =>
  model === null
    ? null
    : {
        difficulty: named(mannerNames.difficulty),
        style: named(mannerNames.style),
        among: named(mannerNames.among).filter(({ id }) => canPlay(model, { among: id })),
      };
