// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import type { OpParts } from '../vocabulary';
import { register as activateEffectRegister, schema as activateEffectSchema } from './activateEffect/schema';
import { register as addDonRegister, schema as addDonSchema } from './addDon/schema';
import { register as addThisToHandRegister, schema as addThisToHandSchema } from './addThisToHand/schema';
import { register as aliasRegister, schema as aliasSchema } from './alias/schema';
import { register as attackActiveRegister, schema as attackActiveSchema } from './attackActive/schema';
import { register as cannotAttackRegister, schema as cannotAttackSchema } from './cannotAttack/schema';
import { register as cannotBlockRegister, schema as cannotBlockSchema } from './cannotBlock/schema';
import { register as chooseOneRegister, schema as chooseOneSchema } from './chooseOne/schema';
import { register as copiesRegister, schema as copiesSchema } from './copies/schema';
import { register as costModRegister, schema as costModSchema } from './costMod/schema';
import { register as dealDamageRegister, schema as dealDamageSchema } from './dealDamage/schema';
import { register as deckRuleRegister, schema as deckRuleSchema } from './deckRule/schema';
import { register as drawRegister, schema as drawSchema } from './draw/schema';
import { register as forbidRegister, schema as forbidSchema } from './forbid/schema';
import { register as freezeRegister, schema as freezeSchema } from './freeze/schema';
import { register as giveDonRegister, schema as giveDonSchema } from './giveDon/schema';
import { register as grantKeywordRegister, schema as grantKeywordSchema } from './grantKeyword/schema';
import { register as immuneRegister, schema as immuneSchema } from './immune/schema';
import { register as koRegister, schema as koSchema } from './ko/schema';
import { register as lifeToHandRegister, schema as lifeToHandSchema } from './lifeToHand/schema';
import { register as lookRegister, schema as lookSchema } from './look/schema';
import { register as lookLifeRegister, schema as lookLifeSchema } from './lookLife/schema';
import { register as millRegister, schema as millSchema } from './mill/schema';
import { register as negateRegister, schema as negateSchema } from './negate/schema';
import { register as placeRestRegister, schema as placeRestSchema } from './placeRest/schema';
import { register as playRegister, schema as playSchema } from './play/schema';
import { register as powerModRegister, schema as powerModSchema } from './powerMod/schema';
import { register as redirectRegister, schema as redirectSchema } from './redirect/schema';
import { register as restRegister, schema as restSchema } from './rest/schema';
import { register as returnRegister, schema as returnSchema } from './return/schema';
import { register as returnDonRegister, schema as returnDonSchema } from './returnDon/schema';
import { register as selectRegister, schema as selectSchema } from './select/schema';
import { register as setActiveRegister, schema as setActiveSchema } from './setActive/schema';
import { register as setBasePowerRegister, schema as setBasePowerSchema } from './setBasePower/schema';
import { register as shuffleRegister, schema as shuffleSchema } from './shuffle/schema';
import { register as takeRegister, schema as takeSchema } from './take/schema';
import { register as toDeckRegister, schema as toDeckSchema } from './toDeck/schema';
import { register as toHandRegister, schema as toHandSchema } from './toHand/schema';
import { register as toLifeRegister, schema as toLifeSchema } from './toLife/schema';
import { register as trashRegister, schema as trashSchema } from './trash/schema';
import { register as trashLifeRegister, schema as trashLifeSchema } from './trashLife/schema';
import { register as turnLifeRegister, schema as turnLifeSchema } from './turnLife/schema';
import { register as winGameRegister, schema as winGameSchema } from './winGame/schema';

export const opSchemas = <A>(parts: OpParts<A>) =>
  [
    activateEffectSchema(parts),
    addDonSchema(parts),
    addThisToHandSchema(parts),
    aliasSchema(parts),
    attackActiveSchema(parts),
    cannotAttackSchema(parts),
    cannotBlockSchema(parts),
    chooseOneSchema(parts),
    copiesSchema(parts),
    costModSchema(parts),
    dealDamageSchema(parts),
    deckRuleSchema(parts),
    drawSchema(parts),
    forbidSchema(parts),
    freezeSchema(parts),
    giveDonSchema(parts),
    grantKeywordSchema(parts),
    immuneSchema(parts),
    koSchema(parts),
    lifeToHandSchema(parts),
    lookSchema(parts),
    lookLifeSchema(parts),
    millSchema(parts),
    negateSchema(parts),
    placeRestSchema(parts),
    playSchema(parts),
    powerModSchema(parts),
    redirectSchema(parts),
    restSchema(parts),
    returnSchema(parts),
    returnDonSchema(parts),
    selectSchema(parts),
    setActiveSchema(parts),
    setBasePowerSchema(parts),
    shuffleSchema(parts),
    takeSchema(parts),
    toDeckSchema(parts),
    toHandSchema(parts),
    toLifeSchema(parts),
    trashSchema(parts),
    trashLifeSchema(parts),
    turnLifeSchema(parts),
    winGameSchema(parts),
  ] as const;

export const opRegisters = {
  activateEffect: activateEffectRegister,
  addDon: addDonRegister,
  addThisToHand: addThisToHandRegister,
  alias: aliasRegister,
  attackActive: attackActiveRegister,
  cannotAttack: cannotAttackRegister,
  cannotBlock: cannotBlockRegister,
  chooseOne: chooseOneRegister,
  copies: copiesRegister,
  costMod: costModRegister,
  dealDamage: dealDamageRegister,
  deckRule: deckRuleRegister,
  draw: drawRegister,
  forbid: forbidRegister,
  freeze: freezeRegister,
  giveDon: giveDonRegister,
  grantKeyword: grantKeywordRegister,
  immune: immuneRegister,
  ko: koRegister,
  lifeToHand: lifeToHandRegister,
  look: lookRegister,
  lookLife: lookLifeRegister,
  mill: millRegister,
  negate: negateRegister,
  placeRest: placeRestRegister,
  play: playRegister,
  powerMod: powerModRegister,
  redirect: redirectRegister,
  rest: restRegister,
  return: returnRegister,
  returnDon: returnDonRegister,
  select: selectRegister,
  setActive: setActiveRegister,
  setBasePower: setBasePowerRegister,
  shuffle: shuffleRegister,
  take: takeRegister,
  toDeck: toDeckRegister,
  toHand: toHandRegister,
  toLife: toLifeRegister,
  trash: trashRegister,
  trashLife: trashLifeRegister,
  turnLife: turnLifeRegister,
  winGame: winGameRegister,
};
