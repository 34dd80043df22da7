// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import type { OpParts } from '../vocabulary';
import { register as activateEffectRegister, schema as activateEffectSchema, traits as activateEffectTraits } from './activateEffect/schema';
import { register as addDonRegister, schema as addDonSchema, traits as addDonTraits } from './addDon/schema';
import { register as addThisToHandRegister, schema as addThisToHandSchema, traits as addThisToHandTraits } from './addThisToHand/schema';
import { register as aliasRegister, schema as aliasSchema, traits as aliasTraits } from './alias/schema';
import { register as attackActiveRegister, schema as attackActiveSchema, traits as attackActiveTraits } from './attackActive/schema';
import { register as cannotAttackRegister, schema as cannotAttackSchema, traits as cannotAttackTraits } from './cannotAttack/schema';
import { register as cannotBePlayedRegister, schema as cannotBePlayedSchema, traits as cannotBePlayedTraits } from './cannotBePlayed/schema';
import { register as cannotBlockRegister, schema as cannotBlockSchema, traits as cannotBlockTraits } from './cannotBlock/schema';
import { register as chooseOneRegister, schema as chooseOneSchema, traits as chooseOneTraits } from './chooseOne/schema';
import { register as copiesRegister, schema as copiesSchema, traits as copiesTraits } from './copies/schema';
import { register as costModRegister, schema as costModSchema, traits as costModTraits } from './costMod/schema';
import { register as countsAsAllRegister, schema as countsAsAllSchema, traits as countsAsAllTraits } from './countsAsAll/schema';
import { register as dealDamageRegister, schema as dealDamageSchema, traits as dealDamageTraits } from './dealDamage/schema';
import { register as deckOutRegister, schema as deckOutSchema, traits as deckOutTraits } from './deckOut/schema';
import { register as deckRuleRegister, schema as deckRuleSchema, traits as deckRuleTraits } from './deckRule/schema';
import { register as discountRegister, schema as discountSchema, traits as discountTraits } from './discount/schema';
import { register as donDeckRegister, schema as donDeckSchema, traits as donDeckTraits } from './donDeck/schema';
import { register as drawRegister, schema as drawSchema, traits as drawTraits } from './draw/schema';
import { register as forbidRegister, schema as forbidSchema, traits as forbidTraits } from './forbid/schema';
import { register as freezeRegister, schema as freezeSchema, traits as freezeTraits } from './freeze/schema';
import { register as giveDonRegister, schema as giveDonSchema, traits as giveDonTraits } from './giveDon/schema';
import { register as grantKeywordRegister, schema as grantKeywordSchema, traits as grantKeywordTraits } from './grantKeyword/schema';
import { register as immuneRegister, schema as immuneSchema, traits as immuneTraits } from './immune/schema';
import { register as koRegister, schema as koSchema, traits as koTraits } from './ko/schema';
import { register as lifeToHandRegister, schema as lifeToHandSchema, traits as lifeToHandTraits } from './lifeToHand/schema';
import { register as lookRegister, schema as lookSchema, traits as lookTraits } from './look/schema';
import { register as lookLifeRegister, schema as lookLifeSchema, traits as lookLifeTraits } from './lookLife/schema';
import { register as millRegister, schema as millSchema, traits as millTraits } from './mill/schema';
import { register as negateRegister, schema as negateSchema, traits as negateTraits } from './negate/schema';
import { register as negateTimingRegister, schema as negateTimingSchema, traits as negateTimingTraits } from './negateTiming/schema';
import { register as placeRestRegister, schema as placeRestSchema, traits as placeRestTraits } from './placeRest/schema';
import { register as playRegister, schema as playSchema, traits as playTraits } from './play/schema';
import { register as powerModRegister, schema as powerModSchema, traits as powerModTraits } from './powerMod/schema';
import { register as redirectRegister, schema as redirectSchema, traits as redirectTraits } from './redirect/schema';
import { register as redrawRegister, schema as redrawSchema, traits as redrawTraits } from './redraw/schema';
import { register as restRegister, schema as restSchema, traits as restTraits } from './rest/schema';
import { register as returnRegister, schema as returnSchema, traits as returnTraits } from './return/schema';
import { register as returnDonRegister, schema as returnDonSchema, traits as returnDonTraits } from './returnDon/schema';
import { register as selectRegister, schema as selectSchema, traits as selectTraits } from './select/schema';
import { register as setActiveRegister, schema as setActiveSchema, traits as setActiveTraits } from './setActive/schema';
import { register as setBasePowerRegister, schema as setBasePowerSchema, traits as setBasePowerTraits } from './setBasePower/schema';
import { register as shuffleRegister, schema as shuffleSchema, traits as shuffleTraits } from './shuffle/schema';
import { register as takeRegister, schema as takeSchema, traits as takeTraits } from './take/schema';
import { register as tauntRegister, schema as tauntSchema, traits as tauntTraits } from './taunt/schema';
import { register as toDeckRegister, schema as toDeckSchema, traits as toDeckTraits } from './toDeck/schema';
import { register as toHandRegister, schema as toHandSchema, traits as toHandTraits } from './toHand/schema';
import { register as toLifeRegister, schema as toLifeSchema, traits as toLifeTraits } from './toLife/schema';
import { register as trashRegister, schema as trashSchema, traits as trashTraits } from './trash/schema';
import { register as trashLifeRegister, schema as trashLifeSchema, traits as trashLifeTraits } from './trashLife/schema';
import { register as turnLifeRegister, schema as turnLifeSchema, traits as turnLifeTraits } from './turnLife/schema';
import { register as winGameRegister, schema as winGameSchema, traits as winGameTraits } from './winGame/schema';

export const opSchemas = <A>(parts: OpParts<A>) =>
  [
    activateEffectSchema(parts),
    addDonSchema(parts),
    addThisToHandSchema(parts),
    aliasSchema(parts),
    attackActiveSchema(parts),
    cannotAttackSchema(parts),
    cannotBePlayedSchema(parts),
    cannotBlockSchema(parts),
    chooseOneSchema(parts),
    copiesSchema(parts),
    costModSchema(parts),
    countsAsAllSchema(parts),
    dealDamageSchema(parts),
    deckOutSchema(parts),
    deckRuleSchema(parts),
    discountSchema(parts),
    donDeckSchema(parts),
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
    negateTimingSchema(parts),
    placeRestSchema(parts),
    playSchema(parts),
    powerModSchema(parts),
    redirectSchema(parts),
    redrawSchema(parts),
    restSchema(parts),
    returnSchema(parts),
    returnDonSchema(parts),
    selectSchema(parts),
    setActiveSchema(parts),
    setBasePowerSchema(parts),
    shuffleSchema(parts),
    takeSchema(parts),
    tauntSchema(parts),
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
  cannotBePlayed: cannotBePlayedRegister,
  cannotBlock: cannotBlockRegister,
  chooseOne: chooseOneRegister,
  copies: copiesRegister,
  costMod: costModRegister,
  countsAsAll: countsAsAllRegister,
  dealDamage: dealDamageRegister,
  deckOut: deckOutRegister,
  deckRule: deckRuleRegister,
  discount: discountRegister,
  donDeck: donDeckRegister,
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
  negateTiming: negateTimingRegister,
  placeRest: placeRestRegister,
  play: playRegister,
  powerMod: powerModRegister,
  redirect: redirectRegister,
  redraw: redrawRegister,
  rest: restRegister,
  return: returnRegister,
  returnDon: returnDonRegister,
  select: selectRegister,
  setActive: setActiveRegister,
  setBasePower: setBasePowerRegister,
  shuffle: shuffleRegister,
  take: takeRegister,
  taunt: tauntRegister,
  toDeck: toDeckRegister,
  toHand: toHandRegister,
  toLife: toLifeRegister,
  trash: trashRegister,
  trashLife: trashLifeRegister,
  turnLife: turnLifeRegister,
  winGame: winGameRegister,
};

export const opTraits = {
  activateEffect: activateEffectTraits,
  addDon: addDonTraits,
  addThisToHand: addThisToHandTraits,
  alias: aliasTraits,
  attackActive: attackActiveTraits,
  cannotAttack: cannotAttackTraits,
  cannotBePlayed: cannotBePlayedTraits,
  cannotBlock: cannotBlockTraits,
  chooseOne: chooseOneTraits,
  copies: copiesTraits,
  costMod: costModTraits,
  countsAsAll: countsAsAllTraits,
  dealDamage: dealDamageTraits,
  deckOut: deckOutTraits,
  deckRule: deckRuleTraits,
  discount: discountTraits,
  donDeck: donDeckTraits,
  draw: drawTraits,
  forbid: forbidTraits,
  freeze: freezeTraits,
  giveDon: giveDonTraits,
  grantKeyword: grantKeywordTraits,
  immune: immuneTraits,
  ko: koTraits,
  lifeToHand: lifeToHandTraits,
  look: lookTraits,
  lookLife: lookLifeTraits,
  mill: millTraits,
  negate: negateTraits,
  negateTiming: negateTimingTraits,
  placeRest: placeRestTraits,
  play: playTraits,
  powerMod: powerModTraits,
  redirect: redirectTraits,
  redraw: redrawTraits,
  rest: restTraits,
  return: returnTraits,
  returnDon: returnDonTraits,
  select: selectTraits,
  setActive: setActiveTraits,
  setBasePower: setBasePowerTraits,
  shuffle: shuffleTraits,
  take: takeTraits,
  taunt: tauntTraits,
  toDeck: toDeckTraits,
  toHand: toHandTraits,
  toLife: toLifeTraits,
  trash: trashTraits,
  trashLife: trashLifeTraits,
  turnLife: turnLifeTraits,
  winGame: winGameTraits,
};
