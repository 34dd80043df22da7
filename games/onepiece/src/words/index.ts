// One Piece's words: what describe, compile and readAbility need to know of the game.
// Invariant: the order of filters is the schema's.
// Next: en.ts and fr.ts.
import type { Fields } from '@sleight/kernel/text/grammar';
import type { Words } from '@sleight/kernel/text/words';
import { type Ability, ability, abilityTypes, filterOrder } from '../ability';
import { opRegisters } from '../ops/schemas.generated';
import { en } from './en';
import { french } from './fr';
import { lines } from './lines';

/** What an action leaves behind for "that card", where its target does not say so. */
function writes(step: Fields) {
  return { many: step.anyNumber === true };
}

export const words: Words<Ability> = {
  schema: ability,
  filterOrder,
  sideless: ['self', 'bound'],
  registers: {
    actions: opRegisters,
    costs: {
      trash: 'trashed',
      rest: 'rested',
      return: 'returned',
      toDeck: 'placed',
      toLife: 'lifted',
      ko: 'koed',
      reveal: 'revealed',
      powerDown: 'powered',
      giveDon: 'given',
    },
    things: { look: 'card' },
    writes,
    costFirst: abilityTypes,
  },
  en,
  lines,
  fr: french,
};
