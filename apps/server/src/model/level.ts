// The language model as an opponent beside the bots' levels, with the manners it can be given.

import type { Said } from '@sleight/kernel';
import type { Game } from '@sleight/kit';
import { type Manner, type Manners, MODEL_LEVEL, mannerNames, mannerSchema } from '@sleight/protocol';
import { hasAdvice, type LevelOffer } from '../bots/levels';
import type { ModelOpponent } from './opponent';

export type Offered = Pick<ModelOpponent, 'hasSearch'> | null;

export const MODEL_PERSONA = {
  id: 'quill',
  name: { en: 'Quill', fr: 'Plume' },
  about: {
    en: 'A language model. Tells you after the match why it played each move.',
    fr: 'Un modèle de langage. Explique chacun de ses coups après la partie.',
  },
  style: { en: 'Talkative', fr: 'Bavard' },
};

export const modelLevel: LevelOffer = {
  id: MODEL_LEVEL,
  name: { en: 'Language model', fr: 'Modèle de langage' },
  personas: [MODEL_PERSONA],
};

/** "Best three" is offered only if the search can judge the game. */
export const canPlay = (model: Offered, { among }: Pick<Manner, 'among'>, game: Game): boolean =>
  model !== null && (among === 'all' || (model.hasSearch && hasAdvice(game)));

const named = <K extends string>(names: Readonly<Record<K, Said>>) =>
  (Object.keys(names) as K[]).map((id) => ({ id, name: names[id] }));

/** The manners on offer for this game. */
export const mannersFor = (model: Offered, game: Game): Manners => ({
  difficulty: named(mannerNames.difficulty),
  style: named(mannerNames.style),
  among: named(mannerNames.among).filter(({ id }) => canPlay(model, { among: id }, game)),
  usual: mannerSchema.parse({}),
});
