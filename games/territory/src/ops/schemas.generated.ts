// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import type { OpParts } from '../vocabulary';
import { register as bounceRegister, schema as bounceSchema, traits as bounceTraits } from './bounce/schema';
import { register as damageRegister, schema as damageSchema, traits as damageTraits } from './damage/schema';
import { register as distributeRegister, schema as distributeSchema, traits as distributeTraits } from './distribute/schema';
import { register as gainVpRegister, schema as gainVpSchema, traits as gainVpTraits } from './gainVp/schema';
import { register as grantRegister, schema as grantSchema, traits as grantTraits } from './grant/schema';
import { register as healRegister, schema as healSchema, traits as healTraits } from './heal/schema';
import { register as loseVpRegister, schema as loseVpSchema, traits as loseVpTraits } from './loseVp/schema';
import { register as moveRegister, schema as moveSchema, traits as moveTraits } from './move/schema';
import { register as nextUnitPowerRegister, schema as nextUnitPowerSchema, traits as nextUnitPowerTraits } from './nextUnitPower/schema';
import { register as powerModRegister, schema as powerModSchema, traits as powerModTraits } from './powerMod/schema';
import { register as removeEffectRegister, schema as removeEffectSchema, traits as removeEffectTraits } from './removeEffect/schema';
import { register as returnRegister, schema as returnSchema, traits as returnTraits } from './return/schema';

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

export const opTraits = {
  bounce: bounceTraits,
  damage: damageTraits,
  distribute: distributeTraits,
  gainVp: gainVpTraits,
  grant: grantTraits,
  heal: healTraits,
  loseVp: loseVpTraits,
  move: moveTraits,
  nextUnitPower: nextUnitPowerTraits,
  powerMod: powerModTraits,
  removeEffect: removeEffectTraits,
  return: returnTraits,
};
