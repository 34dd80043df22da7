// Territory's words: what describe, compile and readAbility need to know of the game.
// Invariant: the order of filters is the schema's.
// Next: en.ts and fr.ts.
import { thingsOf } from '@sleight/kernel/ability/traits';
import {
  opRegisters as kernelRegisters,
  opTraits as kernelTraits,
} from '@sleight/kernel/ops/schemas.generated';
import type { Words } from '@sleight/kernel/text/words';
import { type Ability, ability } from '../ability';
import { filterNames } from '../filters/schemas.generated';
import { opRegisters, opTraits } from '../ops/schemas.generated';
import { en, lines } from './en';
import { french } from './fr';

export const words: Words<Ability> = {
  schema: ability,
  filterOrder: filterNames,
  sideless: ['self', 'lane'],
  registers: {
    actions: { ...kernelRegisters, ...opRegisters },
    costs: {
      sacrifice: 'sacrificed',
      sacrificeThis: 'sacrificed',
      discard: 'discarded',
      choose: 'chosen',
    },
    things: { sacrificeThis: 'unit', ...thingsOf({ ...kernelTraits, ...opTraits }) },
    costFirst: ['Play', 'Activate'],
  },
  en,
  lines,
  fr: french,
};
