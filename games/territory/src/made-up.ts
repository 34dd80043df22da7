// Cards that exist only in a scenario: written out under `cards`, or implied by an effect no card gives.
// Invariant: the result is a full card; omitted fields get a harmless default.

import { abilitiesIn } from '@sleight/kit/card-pool';
import type { Ability } from './ability';
import { reading } from './cards/read';
import type { Card } from './cards/schema';
import { type EffectSetup, readSetup } from './setup';
import { words } from './words';

/** A made-up card in full. */
export const readCard = (given: unknown): Card =>
  reading.readMadeUp(given, { faction: 'neutral', set: 'scenario' });

function abilityOf({ effect }: EffectSetup): Ability | null {
  if (typeof effect !== 'string') return effect;
  const read = abilitiesIn(effect, words);
  return typeof read === 'string' || read.length !== 1 ? null : read[0];
}

/** A card that gives each effect a position has by text or as data, so that the book knows its ability. */
export function effectCards(setup: unknown): unknown[] {
  const { me, foe } = readSetup(setup);
  const effects = [me, foe].flatMap((side) => [side.effects, side.lanes].flatMap(Object.values)).flat();
  return effects.flatMap((effect: EffectSetup, i) => {
    const ability = abilityOf(effect);
    if (ability === null) return [];
    const action = { type: 'grant', targetSide: 'player', targetType: 'slot', ability };
    return [
      { id: `effect-${i + 1}`, kind: 'action', abilities: [{ type: 'Play', effect: { actions: [action] } }] },
    ];
  });
}
