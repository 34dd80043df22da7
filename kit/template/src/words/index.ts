// Everything that is needed to print abilities and to read them back.
import { thingsOf } from '@sleight/kernel/ability/traits';
import {
  opRegisters as kernelRegisters,
  opTraits as kernelTraits,
} from '@sleight/kernel/ops/schemas.generated';
import type { Words } from '@sleight/kernel/text/words';
import { type Ability, ability } from '../ability';
import { opRegisters, opTraits } from '../ops/schemas.generated';
import { en, lines } from './en';
import { french } from './fr';

export const words: Words<Ability> = {
  schema: ability,
  filterOrder: [],
  sideless: ['self', 'rival'],
  registers: {
    actions: { ...kernelRegisters, ...opRegisters },
    costs: {},
    things: thingsOf({ ...kernelTraits, ...opTraits }),
    costFirst: [],
  },
  en,
  lines,
  fr: french,
};
