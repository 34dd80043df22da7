// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { en as activateEffectEn } from './activateEffect/en';
import { fr as activateEffectFr, participle as activateEffectParticiple } from './activateEffect/fr';
import { en as addDonEn } from './addDon/en';
import { fr as addDonFr, participle as addDonParticiple } from './addDon/fr';
import { en as addThisToHandEn } from './addThisToHand/en';
import { fr as addThisToHandFr, participle as addThisToHandParticiple } from './addThisToHand/fr';
import { en as aliasEn } from './alias/en';
import { fr as aliasFr, participle as aliasParticiple } from './alias/fr';
import { en as attackActiveEn } from './attackActive/en';
import { fr as attackActiveFr, participle as attackActiveParticiple } from './attackActive/fr';
import { en as cannotAttackEn } from './cannotAttack/en';
import { fr as cannotAttackFr, participle as cannotAttackParticiple } from './cannotAttack/fr';
import { en as cannotBePlayedEn } from './cannotBePlayed/en';
import { fr as cannotBePlayedFr, participle as cannotBePlayedParticiple } from './cannotBePlayed/fr';
import { en as cannotBlockEn } from './cannotBlock/en';
import { fr as cannotBlockFr, participle as cannotBlockParticiple } from './cannotBlock/fr';
import { en as chooseOneEn } from './chooseOne/en';
import { fr as chooseOneFr, participle as chooseOneParticiple } from './chooseOne/fr';
import { en as copiesEn } from './copies/en';
import { fr as copiesFr, participle as copiesParticiple } from './copies/fr';
import { en as costModEn } from './costMod/en';
import { fr as costModFr, participle as costModParticiple } from './costMod/fr';
import { en as countsAsAllEn } from './countsAsAll/en';
import { fr as countsAsAllFr, participle as countsAsAllParticiple } from './countsAsAll/fr';
import { en as dealDamageEn } from './dealDamage/en';
import { fr as dealDamageFr, participle as dealDamageParticiple } from './dealDamage/fr';
import { en as deckOutEn } from './deckOut/en';
import { fr as deckOutFr, participle as deckOutParticiple } from './deckOut/fr';
import { en as deckRuleEn } from './deckRule/en';
import { fr as deckRuleFr, participle as deckRuleParticiple } from './deckRule/fr';
import { en as discountEn } from './discount/en';
import { fr as discountFr, participle as discountParticiple } from './discount/fr';
import { en as donDeckEn } from './donDeck/en';
import { fr as donDeckFr, participle as donDeckParticiple } from './donDeck/fr';
import { en as drawEn } from './draw/en';
import { fr as drawFr, participle as drawParticiple } from './draw/fr';
import { en as forbidEn } from './forbid/en';
import { fr as forbidFr, participle as forbidParticiple } from './forbid/fr';
import { en as freezeEn } from './freeze/en';
import { fr as freezeFr, participle as freezeParticiple } from './freeze/fr';
import { en as giveDonEn } from './giveDon/en';
import { fr as giveDonFr, participle as giveDonParticiple } from './giveDon/fr';
import { en as grantKeywordEn } from './grantKeyword/en';
import { fr as grantKeywordFr, participle as grantKeywordParticiple } from './grantKeyword/fr';
import { en as immuneEn } from './immune/en';
import { fr as immuneFr, participle as immuneParticiple } from './immune/fr';
import { en as koEn } from './ko/en';
import { fr as koFr, participle as koParticiple } from './ko/fr';
import { en as lifeToHandEn } from './lifeToHand/en';
import { fr as lifeToHandFr, participle as lifeToHandParticiple } from './lifeToHand/fr';
import { en as lookEn } from './look/en';
import { fr as lookFr, participle as lookParticiple } from './look/fr';
import { en as lookLifeEn } from './lookLife/en';
import { fr as lookLifeFr, participle as lookLifeParticiple } from './lookLife/fr';
import { en as millEn } from './mill/en';
import { fr as millFr, participle as millParticiple } from './mill/fr';
import { en as negateEn } from './negate/en';
import { fr as negateFr, participle as negateParticiple } from './negate/fr';
import { en as negateTimingEn } from './negateTiming/en';
import { fr as negateTimingFr, participle as negateTimingParticiple } from './negateTiming/fr';
import { en as placeRestEn } from './placeRest/en';
import { fr as placeRestFr, participle as placeRestParticiple } from './placeRest/fr';
import { en as playEn } from './play/en';
import { fr as playFr, participle as playParticiple } from './play/fr';
import { en as powerModEn } from './powerMod/en';
import { fr as powerModFr, participle as powerModParticiple } from './powerMod/fr';
import { en as redirectEn } from './redirect/en';
import { fr as redirectFr, participle as redirectParticiple } from './redirect/fr';
import { en as redrawEn } from './redraw/en';
import { fr as redrawFr, participle as redrawParticiple } from './redraw/fr';
import { en as restEn } from './rest/en';
import { fr as restFr, participle as restParticiple } from './rest/fr';
import { en as returnEn } from './return/en';
import { fr as returnFr, participle as returnParticiple } from './return/fr';
import { en as returnDonEn } from './returnDon/en';
import { fr as returnDonFr, participle as returnDonParticiple } from './returnDon/fr';
import { en as selectEn } from './select/en';
import { fr as selectFr, participle as selectParticiple } from './select/fr';
import { en as setActiveEn } from './setActive/en';
import { fr as setActiveFr, participle as setActiveParticiple } from './setActive/fr';
import { en as setBasePowerEn } from './setBasePower/en';
import { fr as setBasePowerFr, participle as setBasePowerParticiple } from './setBasePower/fr';
import { en as shuffleEn } from './shuffle/en';
import { fr as shuffleFr, participle as shuffleParticiple } from './shuffle/fr';
import { en as takeEn } from './take/en';
import { fr as takeFr, participle as takeParticiple } from './take/fr';
import { en as tauntEn } from './taunt/en';
import { fr as tauntFr, participle as tauntParticiple } from './taunt/fr';
import { en as toDeckEn } from './toDeck/en';
import { fr as toDeckFr, participle as toDeckParticiple } from './toDeck/fr';
import { en as toHandEn } from './toHand/en';
import { fr as toHandFr, participle as toHandParticiple } from './toHand/fr';
import { en as toLifeEn } from './toLife/en';
import { fr as toLifeFr, participle as toLifeParticiple } from './toLife/fr';
import { en as trashEn } from './trash/en';
import { fr as trashFr, participle as trashParticiple } from './trash/fr';
import { en as trashLifeEn } from './trashLife/en';
import { fr as trashLifeFr, participle as trashLifeParticiple } from './trashLife/fr';
import { en as turnLifeEn } from './turnLife/en';
import { fr as turnLifeFr, participle as turnLifeParticiple } from './turnLife/fr';
import { en as winGameEn } from './winGame/en';
import { fr as winGameFr, participle as winGameParticiple } from './winGame/fr';

export const opLanguage = {
  activateEffect: { en: activateEffectEn, fr: activateEffectFr, participle: activateEffectParticiple },
  addDon: { en: addDonEn, fr: addDonFr, participle: addDonParticiple },
  addThisToHand: { en: addThisToHandEn, fr: addThisToHandFr, participle: addThisToHandParticiple },
  alias: { en: aliasEn, fr: aliasFr, participle: aliasParticiple },
  attackActive: { en: attackActiveEn, fr: attackActiveFr, participle: attackActiveParticiple },
  cannotAttack: { en: cannotAttackEn, fr: cannotAttackFr, participle: cannotAttackParticiple },
  cannotBePlayed: { en: cannotBePlayedEn, fr: cannotBePlayedFr, participle: cannotBePlayedParticiple },
  cannotBlock: { en: cannotBlockEn, fr: cannotBlockFr, participle: cannotBlockParticiple },
  chooseOne: { en: chooseOneEn, fr: chooseOneFr, participle: chooseOneParticiple },
  copies: { en: copiesEn, fr: copiesFr, participle: copiesParticiple },
  costMod: { en: costModEn, fr: costModFr, participle: costModParticiple },
  countsAsAll: { en: countsAsAllEn, fr: countsAsAllFr, participle: countsAsAllParticiple },
  dealDamage: { en: dealDamageEn, fr: dealDamageFr, participle: dealDamageParticiple },
  deckOut: { en: deckOutEn, fr: deckOutFr, participle: deckOutParticiple },
  deckRule: { en: deckRuleEn, fr: deckRuleFr, participle: deckRuleParticiple },
  discount: { en: discountEn, fr: discountFr, participle: discountParticiple },
  donDeck: { en: donDeckEn, fr: donDeckFr, participle: donDeckParticiple },
  draw: { en: drawEn, fr: drawFr, participle: drawParticiple },
  forbid: { en: forbidEn, fr: forbidFr, participle: forbidParticiple },
  freeze: { en: freezeEn, fr: freezeFr, participle: freezeParticiple },
  giveDon: { en: giveDonEn, fr: giveDonFr, participle: giveDonParticiple },
  grantKeyword: { en: grantKeywordEn, fr: grantKeywordFr, participle: grantKeywordParticiple },
  immune: { en: immuneEn, fr: immuneFr, participle: immuneParticiple },
  ko: { en: koEn, fr: koFr, participle: koParticiple },
  lifeToHand: { en: lifeToHandEn, fr: lifeToHandFr, participle: lifeToHandParticiple },
  look: { en: lookEn, fr: lookFr, participle: lookParticiple },
  lookLife: { en: lookLifeEn, fr: lookLifeFr, participle: lookLifeParticiple },
  mill: { en: millEn, fr: millFr, participle: millParticiple },
  negate: { en: negateEn, fr: negateFr, participle: negateParticiple },
  negateTiming: { en: negateTimingEn, fr: negateTimingFr, participle: negateTimingParticiple },
  placeRest: { en: placeRestEn, fr: placeRestFr, participle: placeRestParticiple },
  play: { en: playEn, fr: playFr, participle: playParticiple },
  powerMod: { en: powerModEn, fr: powerModFr, participle: powerModParticiple },
  redirect: { en: redirectEn, fr: redirectFr, participle: redirectParticiple },
  redraw: { en: redrawEn, fr: redrawFr, participle: redrawParticiple },
  rest: { en: restEn, fr: restFr, participle: restParticiple },
  return: { en: returnEn, fr: returnFr, participle: returnParticiple },
  returnDon: { en: returnDonEn, fr: returnDonFr, participle: returnDonParticiple },
  select: { en: selectEn, fr: selectFr, participle: selectParticiple },
  setActive: { en: setActiveEn, fr: setActiveFr, participle: setActiveParticiple },
  setBasePower: { en: setBasePowerEn, fr: setBasePowerFr, participle: setBasePowerParticiple },
  shuffle: { en: shuffleEn, fr: shuffleFr, participle: shuffleParticiple },
  take: { en: takeEn, fr: takeFr, participle: takeParticiple },
  taunt: { en: tauntEn, fr: tauntFr, participle: tauntParticiple },
  toDeck: { en: toDeckEn, fr: toDeckFr, participle: toDeckParticiple },
  toHand: { en: toHandEn, fr: toHandFr, participle: toHandParticiple },
  toLife: { en: toLifeEn, fr: toLifeFr, participle: toLifeParticiple },
  trash: { en: trashEn, fr: trashFr, participle: trashParticiple },
  trashLife: { en: trashLifeEn, fr: trashLifeFr, participle: trashLifeParticiple },
  turnLife: { en: turnLifeEn, fr: turnLifeFr, participle: turnLifeParticiple },
  winGame: { en: winGameEn, fr: winGameFr, participle: winGameParticiple },
};
