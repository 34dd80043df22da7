// « vous n'avez aucune carte en main », « vous avez exactement 2 cartes en main ».
import { count } from '@sleight/kernel/text/french';
import { card } from '../../words/french-nouns';
import type { Hand } from './schema';

export function fr({ hand: { side, eq } }: Hand): string {
  if (eq === 0) return `${side === 'player' ? "vous n'avez" : "l'adversaire n'a"} aucune carte en main`;
  return `${side === 'player' ? 'vous avez' : "l'adversaire a"} exactement ${count(eq, card)} en main`;
}
