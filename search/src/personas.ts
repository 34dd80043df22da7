// Characters for the levels: what each likes more or less than the evaluator does, and how freely it strays from its
// own best move. Invariant: a character never plays another level's way; without one a level plays its best.
// Read next: think.ts, which seats them; a game's thinking.ts for what a style means there.

import type { Said, Thinking, Weights } from '@sleight/kernel';
import { exp } from '@sleight/kernel/maths';
import { nextWord } from '@sleight/kernel/rng';
import type { Level } from './levels';
import type { Thought } from './player';

export interface Persona {
  readonly id: string;
  readonly level: Level;
  readonly name: Said;
  /** One sentence about how it plays. */
  readonly about: Said;
  /** Which of the game's styles changes its weights. */
  readonly style: 'bold' | 'patient' | 'plain';
  /** How much worse, as a chance to win, an option may look and still be picked about one time in three of the best. */
  readonly temperature: number;
}

export const PERSONAS: readonly Persona[] = [
  {
    id: 'pip',
    level: 'easy',
    name: { en: 'Pip', fr: 'Pépin' },
    about: { en: 'Tries everything once.', fr: 'Essaie tout une fois.' },
    style: 'plain',
    temperature: 0,
  },
  {
    id: 'bramble',
    level: 'medium',
    name: { en: 'Bramble', fr: 'Ronce' },
    about: { en: 'Attacks first and thinks later.', fr: 'Attaque d’abord, réfléchit ensuite.' },
    style: 'bold',
    temperature: 0.02,
  },
  {
    id: 'mossback',
    level: 'medium',
    name: { en: 'Mossback', fr: 'Vieille-Mousse' },
    about: { en: 'Keeps its cards for a better day.', fr: 'Garde ses cartes pour un meilleur jour.' },
    style: 'patient',
    temperature: 0.02,
  },
  {
    id: 'vesper',
    level: 'hard',
    name: { en: 'Vesper', fr: 'Vêpre' },
    about: { en: 'Strikes where it hurts now.', fr: 'Frappe là où cela fait mal tout de suite.' },
    style: 'bold',
    temperature: 0.01,
  },
  {
    id: 'tarn',
    level: 'hard',
    name: { en: 'Tarn', fr: 'Étang' },
    about: { en: 'Waits for you to overreach.', fr: 'Attend que vous en fassiez trop.' },
    style: 'patient',
    temperature: 0.01,
  },
  {
    id: 'the-abbess',
    level: 'expert',
    name: { en: 'The Abbess', fr: 'L’Abbesse' },
    about: { en: 'Plays the position, not the player.', fr: 'Joue la position, pas l’adversaire.' },
    style: 'plain',
    temperature: 0,
  },
  {
    id: 'red-fox',
    level: 'expert',
    name: { en: 'Red Fox', fr: 'Renard roux' },
    about: { en: 'Likes a sharp game, and surprises.', fr: 'Aime le jeu vif, et surprend.' },
    style: 'bold',
    temperature: 0.005,
  },
];

export const personaNamed = (id: string): Persona | null => PERSONAS.find((one) => one.id === id) ?? null;

/** The game's weights as this character has them, or undefined if they are the game's own. */
export function weightsOf(persona: Persona, thinking: Thinking | undefined): Weights | undefined {
  const changes = thinking?.styles?.[persona.style];
  const evaluator = thinking?.evaluator;
  if (changes === undefined || evaluator === undefined) return undefined;
  const factor = (name: string): number => changes[name.slice(name.lastIndexOf(' ') + 1)] ?? 1;
  return Object.fromEntries(evaluator.features.map((name) => [name, evaluator.weights[name] * factor(name)]));
}

/** Strays from the best option the more readily the less it costs. */
export function strayed(thought: Thought, temperature: number, rng: number[]): Thought {
  const { options } = thought;
  if (temperature === 0 || options.length < 2 || thought.then !== undefined) return thought;
  const heat = options.map(({ win }) => exp((win - options[0].win) / temperature));
  let left = (nextWord(rng) / 4294967296) * heat.reduce((sum, one) => sum + one, 0);
  for (let i = 0; i < heat.length; i++) {
    left -= heat[i];
    if (left < 0) return { ...thought, code: options[i].code };
  }
  return thought;
}
