// « la puissance de cette carte », « le nombre de cartes défaussées ».
import { after } from '@sleight/kernel/text/french';
import type { AmountFrench, OnePieceFrench } from '../../words/context';
import { manyOf, reference } from '../../words/french-target';
import type { Stat } from './schema';

const stats = { power: 'la puissance', cost: 'le coût' };

export function fr({ stat, of, times = 1 }: Stat, context: OnePieceFrench): AmountFrench {
  if (stat === 'count') {
    const cards = of === 'self' ? 'cartes' : manyOf(of, context);
    return { noun: `le nombre de ${cards}`, times, each: ` selon le nombre de ${cards}` };
  }
  const whose = of === 'self' ? 'cette carte' : reference(of, context).text;
  const noun = `${stats[stat]} ${after('de', whose)}`;
  return { noun, times, each: ` selon ${noun}` };
}
