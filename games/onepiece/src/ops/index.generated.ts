// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import type { Action } from '../ability';
import type { C } from '../language';
import { run as activateEffectrun } from './activateEffect/run';
import { run as addDonrun } from './addDon/run';
import { run as addThisToHandrun } from './addThisToHand/run';
import { hold as aliashold } from './alias/run';
import { run as attackActiverun, hold as attackActivehold } from './attackActive/run';
import { run as cannotAttackrun, hold as cannotAttackhold } from './cannotAttack/run';
import { hold as cannotBePlayedhold } from './cannotBePlayed/run';
import { run as cannotBlockrun, hold as cannotBlockhold } from './cannotBlock/run';
import { run as chooseOnerun } from './chooseOne/run';
import { hold as copieshold } from './copies/run';
import { run as costModrun, hold as costModhold } from './costMod/run';
import { hold as countsAsAllhold } from './countsAsAll/run';
import { run as dealDamagerun } from './dealDamage/run';
import { hold as deckOuthold } from './deckOut/run';
import { hold as deckRulehold } from './deckRule/run';
import { run as discountrun } from './discount/run';
import { hold as donDeckhold } from './donDeck/run';
import { run as drawrun } from './draw/run';
import { run as forbidrun } from './forbid/run';
import { run as freezerun } from './freeze/run';
import { run as giveDonrun } from './giveDon/run';
import { run as grantKeywordrun, hold as grantKeywordhold } from './grantKeyword/run';
import { run as immunerun, hold as immunehold } from './immune/run';
import { run as korun } from './ko/run';
import { run as lifeToHandrun } from './lifeToHand/run';
import { run as lookrun } from './look/run';
import { run as lookLiferun } from './lookLife/run';
import { run as millrun } from './mill/run';
import { run as negaterun, hold as negatehold } from './negate/run';
import { run as negateTimingrun, hold as negateTiminghold } from './negateTiming/run';
import { run as placeRestrun } from './placeRest/run';
import { run as playrun } from './play/run';
import { run as powerModrun, hold as powerModhold } from './powerMod/run';
import { run as redirectrun } from './redirect/run';
import { run as redrawrun } from './redraw/run';
import { run as restrun } from './rest/run';
import { run as returnrun } from './return/run';
import { run as returnDonrun } from './returnDon/run';
import { run as selectrun } from './select/run';
import { run as setActiverun } from './setActive/run';
import { run as setBasePowerrun, hold as setBasePowerhold } from './setBasePower/run';
import { run as shufflerun } from './shuffle/run';
import { run as takerun } from './take/run';
import { hold as taunthold } from './taunt/run';
import { run as toDeckrun } from './toDeck/run';
import { run as toHandrun } from './toHand/run';
import { run as toLiferun } from './toLife/run';
import { run as trashrun } from './trash/run';
import { run as trashLiferun } from './trashLife/run';
import { run as turnLiferun } from './turnLife/run';
import { run as winGamerun } from './winGame/run';

export function runOp(a: Action, c: C): boolean {
  switch (a.type) {
    case 'activateEffect':
      activateEffectrun(a, c);
      return true;
    case 'addDon':
      addDonrun(a, c);
      return true;
    case 'addThisToHand':
      addThisToHandrun(a, c);
      return true;
    case 'attackActive':
      attackActiverun(a, c);
      return true;
    case 'cannotAttack':
      cannotAttackrun(a, c);
      return true;
    case 'cannotBlock':
      cannotBlockrun(a, c);
      return true;
    case 'chooseOne':
      chooseOnerun(a, c);
      return true;
    case 'costMod':
      costModrun(a, c);
      return true;
    case 'dealDamage':
      dealDamagerun(a, c);
      return true;
    case 'discount':
      discountrun(a, c);
      return true;
    case 'draw':
      drawrun(a, c);
      return true;
    case 'forbid':
      forbidrun(a, c);
      return true;
    case 'freeze':
      freezerun(a, c);
      return true;
    case 'giveDon':
      giveDonrun(a, c);
      return true;
    case 'grantKeyword':
      grantKeywordrun(a, c);
      return true;
    case 'immune':
      immunerun(a, c);
      return true;
    case 'ko':
      korun(a, c);
      return true;
    case 'lifeToHand':
      lifeToHandrun(a, c);
      return true;
    case 'look':
      lookrun(a, c);
      return true;
    case 'lookLife':
      lookLiferun(a, c);
      return true;
    case 'mill':
      millrun(a, c);
      return true;
    case 'negate':
      negaterun(a, c);
      return true;
    case 'negateTiming':
      negateTimingrun(a, c);
      return true;
    case 'placeRest':
      placeRestrun(a, c);
      return true;
    case 'play':
      playrun(a, c);
      return true;
    case 'powerMod':
      powerModrun(a, c);
      return true;
    case 'redirect':
      redirectrun(a, c);
      return true;
    case 'redraw':
      redrawrun(a, c);
      return true;
    case 'rest':
      restrun(a, c);
      return true;
    case 'return':
      returnrun(a, c);
      return true;
    case 'returnDon':
      returnDonrun(a, c);
      return true;
    case 'select':
      selectrun(a, c);
      return true;
    case 'setActive':
      setActiverun(a, c);
      return true;
    case 'setBasePower':
      setBasePowerrun(a, c);
      return true;
    case 'shuffle':
      shufflerun(a, c);
      return true;
    case 'take':
      takerun(a, c);
      return true;
    case 'toDeck':
      toDeckrun(a, c);
      return true;
    case 'toHand':
      toHandrun(a, c);
      return true;
    case 'toLife':
      toLiferun(a, c);
      return true;
    case 'trash':
      trashrun(a, c);
      return true;
    case 'trashLife':
      trashLiferun(a, c);
      return true;
    case 'turnLife':
      turnLiferun(a, c);
      return true;
    case 'winGame':
      winGamerun(a, c);
      return true;
    case 'alias':
    case 'cannotBePlayed':
    case 'copies':
    case 'countsAsAll':
    case 'deckOut':
    case 'deckRule':
    case 'donDeck':
    case 'taunt':
      return false;
    default:
      return false;
  }
}

export function holdOp(a: Action, c: C): boolean {
  switch (a.type) {
    case 'alias':
      aliashold(a, c);
      return true;
    case 'attackActive':
      attackActivehold(a, c);
      return true;
    case 'cannotAttack':
      cannotAttackhold(a, c);
      return true;
    case 'cannotBePlayed':
      cannotBePlayedhold(a, c);
      return true;
    case 'cannotBlock':
      cannotBlockhold(a, c);
      return true;
    case 'copies':
      copieshold(a, c);
      return true;
    case 'costMod':
      costModhold(a, c);
      return true;
    case 'countsAsAll':
      countsAsAllhold(a, c);
      return true;
    case 'deckOut':
      deckOuthold(a, c);
      return true;
    case 'deckRule':
      deckRulehold(a, c);
      return true;
    case 'donDeck':
      donDeckhold(a, c);
      return true;
    case 'grantKeyword':
      grantKeywordhold(a, c);
      return true;
    case 'immune':
      immunehold(a, c);
      return true;
    case 'negate':
      negatehold(a, c);
      return true;
    case 'negateTiming':
      negateTiminghold(a, c);
      return true;
    case 'powerMod':
      powerModhold(a, c);
      return true;
    case 'setBasePower':
      setBasePowerhold(a, c);
      return true;
    case 'taunt':
      taunthold(a, c);
      return true;
    case 'activateEffect':
    case 'addDon':
    case 'addThisToHand':
    case 'chooseOne':
    case 'dealDamage':
    case 'discount':
    case 'draw':
    case 'forbid':
    case 'freeze':
    case 'giveDon':
    case 'ko':
    case 'lifeToHand':
    case 'look':
    case 'lookLife':
    case 'mill':
    case 'placeRest':
    case 'play':
    case 'redirect':
    case 'redraw':
    case 'rest':
    case 'return':
    case 'returnDon':
    case 'select':
    case 'setActive':
    case 'shuffle':
    case 'take':
    case 'toDeck':
    case 'toHand':
    case 'toLife':
    case 'trash':
    case 'trashLife':
    case 'turnLife':
    case 'winGame':
      return false;
    default:
      return false;
  }
}
