// Changes of power and cost in French: a plus is gained, a minus is suffered.
// Invariant: it covers everything in changes.ts.
// Next: ../ops/powerMod/fr.ts and ../ops/costMod/fr.ts.
import { after } from '@sleight/kernel/text/french';
import type { Amount, Duration, Target } from '../ability';
import type { OnePieceFrench } from './context';
import { during } from './french-places';
import { target } from './french-target';
import { sign } from './leaves';

type Change = Target & { amount: Amount; duration?: Duration };

export function change(action: Change, stat: string, context: OnePieceFrench): string {
  const { amount, duration, ...what } = action;
  const { times: n, each } = context.words.amount(amount, context);
  const said = `${sign(n)} ${stat}${each}`;
  if (context.mood === 'purpose')
    return `faire ${n < 0 ? 'subir' : 'gagner'} ${said}${during(duration)} ${after('à', target(what, context).text)}`;
  const who = target(what, context);
  const verb = n < 0 ? (who.plural ? 'subissent' : 'subit') : who.plural ? 'gagnent' : 'gagne';
  return `${who.text} ${verb} ${said}${during(duration)}`;
}
