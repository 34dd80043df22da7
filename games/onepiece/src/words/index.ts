// One Piece's words: the input of describe, compile and readAbility.
// Invariant: the order of filters is the schema's.
// Next: en.ts and fr.ts.
import { thingsOf } from '@sleight/kernel/ability/traits';
import type { Fields } from '@sleight/kernel/text/grammar';
import type { Words } from '@sleight/kernel/text/words';
import { type Ability, ability, abilityTypes, costRegisters } from '../ability';
import { filterNames } from '../filters/schemas.generated';
import { opRegisters, opTraits } from '../ops/schemas.generated';
import { en } from './en';
import { french } from './fr';
import { lines } from './lines';

/** The referent of "that card" after an action, if its target does not give it. */
function writes(step: Fields) {
  return { many: step.anyNumber === true };
}

export const words: Words<Ability> = {
  schema: ability,
  filterOrder: filterNames,
  sideless: ['self', 'bound'],
  registers: {
    actions: opRegisters,
    costs: costRegisters,
    things: thingsOf(opTraits),
    writes,
    costFirst: abilityTypes,
  },
  en,
  lines,
  fr: french,
};
