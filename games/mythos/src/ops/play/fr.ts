// French for play: « jouez un personnage Invocation en payant 2 de moins », « le jouer en payant 2 de plus ».
import { verb } from '@sleight/kernel/text/french-target';
import type { MythosFrench } from '../../words/context';
import { act, target } from '../../words/french-target';
import type { Play } from './schema';

/** Refers back to what this did, later in the text. */
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
  hidden: '',
  discard: ' de votre défausse',
  looked: ' parmi elles',
};

function what({ from, of, filters }: Play, context: MythosFrench): string {
  if (from === 'bound') return target({ targetType: 'bound', of }, context).text;
  if (from === 'discardTop') return 'le personnage du dessus de votre défausse';
  const zone = from === undefined ? '' : zones[from];
  const fitting = from === 'hidden' ? [...(filters ?? []), { hidden: true }] : filters;
  return `${target({ targetType: 'character', filters: fitting }, { ...context, anywhere: true }).text}${zone}`;
}
