// Mythos's filters in French, put together: what stands after « personnage ».
// Invariant: every filter of the target is said, here or with the determiner, and everything agrees with the noun.
// Next: ../filters/*/fr.ts for each; french-target.ts, which puts determiners before the noun.
import { fr as isNot } from '@sleight/kernel/filters/not/fr';
import { type Agreement, agree, frenchList } from '@sleight/kernel/text/french';
import type { Target } from '../ability';
import type { FrenchSlot, MythosFrench } from './context';

const inSide: Readonly<Record<string, string>> = { player: 'allié', opponent: 'ennemi' };

/** All that follows the noun, in the order it is said. */
export function filters(what: Target, agreement: Agreement, french: MythosFrench): readonly string[] {
  const all = what.filters ?? [];
  const said = all.flatMap((filter) => french.words.filter(filter, { agreement, all, french }) ?? []);
  const at = (...slots: readonly FrenchSlot[]): readonly string[] =>
    slots.flatMap((slot) => said.filter((one) => one.slot === slot).map(({ text }) => text));
  const side = what.targetSide === undefined ? undefined : inSide[what.targetSide];
  const goesWithoutPlace = french.anywhere || what.targetType !== 'character' || what.perMission;
  const place = at('place');
  const has = at('with', 'lower');
  return [
    ...at('kind'),
    ...(side === undefined ? [] : [agree(side, agreement)]),
    ...at('adjective', 'belonging', 'name'),
    ...(place.length === 0 && !goesWithoutPlace ? ['en jeu'] : place),
    ...(has.length > 0 ? [`avec ${frenchList(has)}`] : []),
    ...at('past'),
    ...isNot(at('not'), agreement.plural),
  ];
}
