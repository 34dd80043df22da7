// How immune is said in French: « cette carte ne peut pas être mise KO par des effets ».
import { agree } from '@sleight/kernel/text/french';
import type { Filter } from '../../ability';
import type { OnePieceFrench } from '../../words/french-context';
import { filters } from '../../words/french-filters';
import { during } from '../../words/french-places';
import { noneOf, target } from '../../words/french-target';
import type { Immune } from './schema';

/** Names what this did, later in the text. */
export const participle = 'protégée';

const causes = {
  battle: ' au combat',
  effect: ' par des effets',
  opponentEffect: ' par des effets adverses',
};

/** « des Personnages d'attribut <Tranche> », « des Leaders ». */
function attackedBy(list: readonly Filter[]): string {
  const rest = list.filter((filter) => !('category' in filter));
  const isOf = (category: string): boolean =>
    list.some((filter) => 'category' in filter && filter.category === category);
  const noun = isOf('leader') ? 'Leaders' : isOf('character') ? 'Personnages' : 'cartes';
  return ['des', noun, ...filters(rest, { feminine: noun === 'cartes', plural: true })].join(' ');
}

export function fr(action: Immune, context: OnePieceFrench): string {
  const who = action.all ? noneOf(action) : target(action, context);
  const done = {
    ko: `${agree('mis', who)} KO`,
    remove: `${agree('retiré', who)} du terrain`,
    rest: agree('épuisé', who),
  };
  const verbs = action.verbs.map((one) => done[one]).join(' ou ');
  const by = action.by === undefined ? '' : causes[action.by];
  const attackers = action.attackers === undefined ? '' : ` par ${attackedBy(action.attackers)}`;
  const end = `être ${verbs}${by}${attackers}${during(action.duration)}`;
  if (action.all) return `${who.text} ne peut ${end}`;
  return `${who.text} ne ${who.plural ? 'peuvent' : 'peut'} pas ${end}`;
}
