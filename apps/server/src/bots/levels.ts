// The opponents one can choose: levels and their characters. The only file that knows the search room.
// Invariant: what needs the game's evaluator is offered only where the game has one.

import type { Book, Game, Said } from '@sleight/kernel';
import {
  LEVELS,
  type Level as LevelId,
  PERSONAS,
  personaNamed,
  remembers,
  type ThinkAnswer,
  type ThinkRequest,
  type TopOption,
  think,
  thinks,
} from '@sleight/search';

export { type LevelId, remembers, type ThinkAnswer, type ThinkRequest, type TopOption };

export interface Persona {
  readonly id: string;
  readonly name: Said;
  /** How it plays, in one sentence. */
  readonly about: Said;
}

export interface Level {
  readonly id: string;
  readonly name: Said;
  /** The characters that play at it; without one it plays its best. */
  readonly personas: readonly Persona[];
}

const NAMES: Readonly<Record<LevelId, Said>> = {
  easy: { en: 'Easy', fr: 'Facile' },
  medium: { en: 'Medium', fr: 'Moyen' },
  hard: { en: 'Hard', fr: 'Difficile' },
  expert: { en: 'Expert', fr: 'Expert' },
};

const suits = (game: Game, level: LevelId): boolean => !thinks(level) || game.evaluate !== undefined;

const personasAt = (level: LevelId): Persona[] =>
  PERSONAS.filter((one) => one.level === level).map(({ id, name, about }) => ({ id, name, about }));

export const levelsOf = (game: Game): Level[] =>
  LEVELS.filter((level) => suits(game, level)).map((id) => ({
    id,
    name: NAMES[id],
    personas: personasAt(id),
  }));

/** The name of a character, for whoever plays against it. */
export function personaOf(id: string | undefined): { id: string; name: Said } | null {
  const found = id === undefined ? null : personaNamed(id);
  return found === null ? null : { id: found.id, name: found.name };
}

export function levelNamed(id: string): LevelId {
  const level = LEVELS.find((one) => one === id);
  if (level === undefined) throw new Error(`there is no level ${id}`);
  return level;
}

/** Who plays for a language model that gives no answer, where the game has this level. */
const STAND_IN: LevelId = 'hard';

export function standInFor(game: Game): LevelId {
  if (suits(game, STAND_IN)) return STAND_IN;
  return LEVELS.findLast((level) => suits(game, level)) ?? LEVELS[0];
}

/** Who gives advice, where the game can be judged. */
export const ADVISER: LevelId = 'expert';

export const hasAdvice = (game: Game): boolean => suits(game, ADVISER);

/** Thinks, in whatever thread this is called. */
export const thoughtOn = ({ game, book }: { game: Game; book: Book }, request: ThinkRequest): ThinkAnswer =>
  think(game, book, request);
