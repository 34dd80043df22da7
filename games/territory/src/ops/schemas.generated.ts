// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import type { OpParts } from '../vocabulary';
import { register as bounceRegister, schema as bounceSchema } from './bounce/schema';
import { register as damageRegister, schema as damageSchema } from './damage/schema';
import { register as distributeRegister, schema as distributeSchema } from './distribute/schema';
import { register as gainVpRegister, schema as gainVpSchema } from './gainVp/schema';
import { register as grantRegister, schema as grantSchema } from './grant/schema';
import { register as healRegister, schema as healSchema } from './heal/schema';
import { register as loseVpRegister, schema as loseVpSchema } from './loseVp/schema';
import { register as moveRegister, schema as moveSchema } from './move/schema';
import { register as nextUnitPowerRegister, schema as nextUnitPowerSchema } from './nextUnitPower/schema';
import { register as powerModRegister, schema as powerModSchema } from './powerMod/schema';
import { register as removeEffectRegister, schema as removeEffectSchema } from './removeEffect/schema';
import { register as returnRegister, schema as returnSchema } from './return/schema';

export const opSchemas = <A>(parts: OpParts<A>) =>
  [
    bounceSchema(parts),
    damageSchema(parts),
    distributeSchema(parts),
    gainVpSchema(parts),
    grantSchema(parts),
    healSchema(parts),
    loseVpSchema(parts),
    moveSchema(parts),
    nextUnitPowerSchema(parts),
    powerModSchema(parts),
    removeEffectSchema(parts),
    returnSchema(parts),
  ] as const;

export const opRegisters = {
  bounce: bounceRegister,
  damage: damageRegister,
  distribute: distributeRegister,
  gainVp: gainVpRegister,
  grant: grantRegister,
  heal: healRegister,
  loseVp: loseVpRegister,
  move: moveRegister,
  nextUnitPower: nextUnitPowerRegister,
  powerMod: powerModRegister,
  removeEffect: removeEffectRegister,
  return: returnRegister,
};
