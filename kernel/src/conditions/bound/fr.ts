// « c'était un allié », « l'unité renvoyée était un ennemi »: with the game's words for either side.
import { type French, isLatest, reference } from '../../text/french-target';
import type { Bound } from './schema';

export const saidOf =
  (ally: string, enemy: string) =>
  <F, C>({ bound, side }: Bound, context: French<F, C>): string => {
    const who = side === 'player' ? ally : enemy;
    if (isLatest(bound, context)) return `c'était ${who}`;
    return `${reference(bound, context).text} était ${who}`;
  };
