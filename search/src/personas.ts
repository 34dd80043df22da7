// Characters for the levels: how their preferences differ from the evaluator's, and how freely they deviate from their
// best move. Invariant: the first character of a level plays exactly as the level does; no character leaves its level.
// Read next: think.ts, which uses them; a game's thinking.ts for the meaning of a style.

import type { Said } from '@sleight/kernel';
import { exp } from '@sleight/kernel/maths';
import { nextWord } from '@sleight/kernel/rng';
import type { Thinking, Weights } from '@sleight/kit';
import type { Level } from './levels';
import type { Thought } from './player';

export interface Persona {
  readonly id: string;
  readonly level: Level;
  readonly name: Said;
  /** One sentence about its play. */
  readonly about: Said;
  /** Which of the game's styles changes its weights. */
  readonly style: 'bold' | 'patient' | 'plain';
  /** How much worse, in chance to win, an option may be and still be picked about a third as often as the best. */
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
    id: 'hazel',
    level: 'medium',
    name: { en: 'Hazel', fr: 'Noisette' },
    about: { en: 'Keeps it simple and rarely blunders.', fr: 'Joue simplement et se trompe rarement.' },
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
    about: { en: 'Saves its cards for a better moment.', fr: 'Garde ses cartes pour un meilleur moment.' },
    style: 'patient',
    temperature: 0.02,
  },
  {
    id: 'magpie',
    level: 'hard',
    name: { en: 'Magpie', fr: 'La Pie' },
    about: {
      en: 'Grabs every small advantage and never gives it back.',
      fr: 'Saisit le moindre avantage et ne le rend jamais.',
    },
    style: 'plain',
    temperature: 0,
  },
  {
    id: 'vesper',
    level: 'hard',
    name: { en: 'Vesper', fr: 'Vêpre' },
    about: { en: 'Hits where it hurts, right now.', fr: 'Frappe où ça fait mal, tout de suite.' },
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
    about: { en: 'Likes sharp games and surprises.', fr: 'Aime les parties vives et les surprises.' },
    style: 'bold',
    temperature: 0.005,
  },
];

export const personaNamed = (id: string): Persona | null => PERSONAS.find((one) => one.id === id) ?? null;

/** The character who plays at a level when none is asked for. */
export function hostOf(level: Level): Persona {
  const host = PERSONAS.find((one) => one.level === level);
  if (host === undefined) throw new Error(`no character plays at ${level}`);
  return host;
}

/** The game's weights with this character's changes, or undefined if there are none. */
export function weightsOf(persona: Persona, thinking: Thinking | undefined): Weights | undefined {
  const changes = persona.style === 'plain' ? undefined : thinking?.styles?.[persona.style];
  const evaluator = thinking?.evaluator;
  if (changes === undefined || evaluator === undefined) return undefined;
  const factor = (name: string): number => changes[name.slice(name.lastIndexOf(' ') + 1)] ?? 1;
  return Object.fromEntries(evaluator.features.map((name) => [name, evaluator.weights[name] * factor(name)]));
}

/** Deviates from the best option the more readily the less it costs. */
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
