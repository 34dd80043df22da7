// How play is said in French: « jouez un personnage Invocation en payant 2 de moins », « le jouer en payant 2 de plus ».
import { verb } from '@sleight/kernel/text/french-target';
import type { MythosFrench } from '../../words/context';
import { act, target } from '../../words/french-target';
import type { Play } from './schema';

/** Names what this did, later in the text. */
export const participle = 'joué';

export function fr(action: Play, context: MythosFrench): string {
  const opponentPlays = action.chooser === 'opponent' && context.mood === 'instruction';
  const start = opponentPlays ? `l'adversaire joue ${what(action, context)}` : ordered(action, context);
  return `${start} en payant ${price(action)}`;
}

function price({ less, more }: Play): string {
  if (less !== undefined) return `${less} de moins`;
  return more === undefined ? 'son coût' : `${more} de plus`;
}

function ordered(action: Play, context: MythosFrench): string {
  if (action.from === 'bound') return act('jouer', { targetType: 'bound', of: action.of }, context);
  return `${verb('jouer', context)} ${what(action, context)}`;
}

const zones = {
  hand: ' de votre main',
  hidden: ' depuis son état caché',
  discard: ' de votre défausse',
  looked: ' parmi elles',
};

function what({ from, of, filters }: Play, context: MythosFrench): string {
  if (from === 'bound') return target({ targetType: 'bound', of }, context).text;
  if (from === 'discardTop') return 'le personnage du dessus de votre défausse';
  const zone = from === undefined ? '' : zones[from];
  return `${target({ targetType: 'character', filters }, { ...context, anywhere: true }).text}${zone}`;
}
