// "it was an ally": with the game's words for either side.
import type { Phrase } from '../../text/grammar';
import { reference } from '../../text/parts';
import { phrase } from '../../text/template';

export const saidOf = (ally: string, enemy: string): readonly Phrase<unknown>[] => [
  phrase(`{bound} was ${ally}`, { bound: reference }, { side: 'player' }),
  phrase(`{bound} was ${enemy}`, { bound: reference }, { side: 'opponent' }),
];
