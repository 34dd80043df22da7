// French for immune: « cette carte ne peut pas être mise K.O. par des effets ».
import { agree } from '@sleight/kernel/text/french';
import type { Filter } from '../../ability';
import { kinds } from '../../filters/category/fr';
import { byKind } from '../../filters/category/schema';
import type { OnePieceFrench } from '../../words/context';
import { filters } from '../../words/french-filters';
import { during } from '../../words/french-places';
import { noneOf, target } from '../../words/french-target';
import type { Immune } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'protégée';

const causes = {
  battle: ' au combat',
  effect: ' par des effets',
  opponentEffect: ' par des effets adverses',
};

/** « des Personnages d'attribut <Tranche> », « des Leaders ». */
function attackedBy(list: readonly Filter[], context: OnePieceFrench): string {
  const { kind, rest } = byKind(list);
  const noun = kind === undefined ? 'cartes' : kinds[kind].many;
  return ['des', noun, ...filters(rest, { feminine: kind === undefined, plural: true }, context)].join(' ');
}

export function fr(action: Immune, context: OnePieceFrench): string {
  const who = action.all ? noneOf(action, context) : target(action, context);
  const done = {
    ko: `${agree('mis', who)} K.O.`,
    remove: `${agree('retiré', who)} du terrain`,
    rest: agree('épuisé', who),
  };
  const verbs = action.verbs.map((one) => done[one]).join(' ou ');
  const by = action.by === undefined ? '' : causes[action.by];
  const attackers = action.attackers === undefined ? '' : ` par ${attackedBy(action.attackers, context)}`;
  const end = `être ${verbs}${by}${attackers}${during(action.duration)}`;
  if (action.all) return `${who.text} ne peut ${end}`;
  return `${who.text} ne ${who.plural ? 'peuvent' : 'peut'} pas ${end}`;
}
