// The opponents on offer: levels and their characters. The only file that imports the search room.
// Invariant: an opponent that needs the game's evaluator is offered only if the game has one.

import type { Book, Said } from '@sleight/kernel';
import type { Game } from '@sleight/kit';
import {
  hostOf,
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

interface Named {
  readonly id: string;
  readonly name: Said;
}

export interface PersonaOffer extends Named {
  /** Its play in one sentence. */
  readonly about: Said;
  /** The name of its style. */
  readonly style: Said;
}

export interface LevelOffer extends Named {
  /** The characters that play at it, the default first. */
  readonly personas: readonly PersonaOffer[];
}

const NAMES: Readonly<Record<LevelId, Said>> = {
  easy: { en: 'Easy', fr: 'Facile' },
  medium: { en: 'Medium', fr: 'Moyen' },
  hard: { en: 'Hard', fr: 'Difficile' },
  expert: { en: 'Expert', fr: 'Expert' },
};

const STYLES: Readonly<Record<(typeof PERSONAS)[number]['style'], Said>> = {
  plain: { en: 'Balanced', fr: 'Équilibré' },
  bold: { en: 'Aggressive', fr: 'Agressif' },
  patient: { en: 'Patient', fr: 'Patient' },
};

const suits = (game: Game, level: LevelId): boolean => !thinks(level) || game.evaluate !== undefined;

const personasAt = (level: LevelId): PersonaOffer[] =>
  PERSONAS.filter((one) => one.level === level).map(({ id, name, about, style }) => ({
    id,
    name,
    about,
    style: STYLES[style],
  }));

export const levelsOf = (game: Game): LevelOffer[] =>
  LEVELS.filter((level) => suits(game, level)).map((id) => ({
    id,
    name: NAMES[id],
    personas: personasAt(id),
  }));

/** The names shown to the opponent of a bot: its level's and its character's; null if it is not a level. */
export function botNamed(level: string, persona?: string): { level: Said; persona: Named } | null {
  const known = LEVELS.find((one) => one === level);
  if (known === undefined) return null;
  const { id, name } = (persona === undefined ? null : personaNamed(persona)) ?? hostOf(known);
  return { level: NAMES[known], persona: { id, name } };
}

/** The level of a character; null if there is no such character. */
export const levelOf = (persona: string): LevelId | null => personaNamed(persona)?.level ?? null;

/** The characters who play when none is asked for. */
export const HOSTS: readonly string[] = LEVELS.map((level) => hostOf(level).id);

export function levelNamed(id: string): LevelId {
  const level = LEVELS.find((one) => one === id);
  if (level === undefined) throw new Error(`there is no level ${id}`);
  return level;
}

/** Replaces a language model that gives no answer, in games that have this level. */
const STAND_IN: LevelId = 'hard';

export function standInFor(game: Game): LevelId {
  if (suits(game, STAND_IN)) return STAND_IN;
  return LEVELS.findLast((level) => suits(game, level)) ?? LEVELS[0];
}

/** The level that gives advice, in games that have an evaluator. */
export const ADVISER: LevelId = 'expert';

export const hasAdvice = (game: Game): boolean => suits(game, ADVISER);

/** Thinks, in the calling thread. */
export const thoughtOn = ({ game, book }: { game: Game; book: Book }, request: ThinkRequest): ThinkAnswer =>
  think(game, book, request);
