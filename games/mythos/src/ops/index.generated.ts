// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import type { Action } from '../ability';
import type { C } from '../language';
import { hold as cannothold } from './cannot/run';
import { hold as chakrahold } from './chakra/run';
import { run as chooserun } from './choose/run';
import { run as chooseOnerun } from './chooseOne/run';
import { run as copyrun } from './copy/run';
import { hold as costModhold } from './costMod/run';
import { run as defeatrun } from './defeat/run';
import { run as discardrun } from './discard/run';
import { run as discardRestrun } from './discardRest/run';
import { run as discardToprun } from './discardTop/run';
import { run as drawrun } from './draw/run';
import { run as gainChakrarun } from './gainChakra/run';
import { run as gainEdgerun } from './gainEdge/run';
import { run as gainPointsrun } from './gainPoints/run';
import { run as giveEdgerun } from './giveEdge/run';
import { run as hiderun } from './hide/run';
import { hold as keepTokenshold } from './keepTokens/run';
import { run as lookrun } from './look/run';
import { run as loseChakrarun } from './loseChakra/run';
import { run as millrun } from './mill/run';
import { run as moverun } from './move/run';
import { run as placerun } from './place/run';
import { run as playrun } from './play/run';
import { hold as playOnlyhold } from './playOnly/run';
import { hold as powerModhold } from './powerMod/run';
import { run as poweruprun } from './powerup/run';
import { run as putOnDeckrun } from './putOnDeck/run';
import { hold as redirecthold } from './redirect/run';
import { run as removeTokensrun } from './removeTokens/run';
import { run as repeatrun } from './repeat/run';
import { run as returnrun } from './return/run';
import { run as spendChakrarun } from './spendChakra/run';
import { run as stealChakrarun } from './stealChakra/run';
import { hold as suppresshold } from './suppress/run';
import { run as takerun } from './take/run';
import { run as takeControlrun } from './takeControl/run';
import { hold as upgradeOverhold } from './upgradeOver/run';

export function runOp(a: Action, c: C): boolean {
  switch (a.type) {
    case 'choose':
      chooserun(a, c);
      return true;
    case 'chooseOne':
      chooseOnerun(a, c);
      return true;
    case 'copy':
      copyrun(a, c);
      return true;
    case 'defeat':
      defeatrun(a, c);
      return true;
    case 'discard':
      discardrun(a, c);
      return true;
    case 'discardRest':
      discardRestrun(a, c);
      return true;
    case 'discardTop':
      discardToprun(a, c);
      return true;
    case 'draw':
      drawrun(a, c);
      return true;
    case 'gainChakra':
      gainChakrarun(a, c);
      return true;
    case 'gainEdge':
      gainEdgerun(a, c);
      return true;
    case 'gainPoints':
      gainPointsrun(a, c);
      return true;
    case 'giveEdge':
      giveEdgerun(a, c);
      return true;
    case 'hide':
      hiderun(a, c);
      return true;
    case 'look':
      lookrun(a, c);
      return true;
    case 'loseChakra':
      loseChakrarun(a, c);
      return true;
    case 'mill':
      millrun(a, c);
      return true;
    case 'move':
      moverun(a, c);
      return true;
    case 'place':
      placerun(a, c);
      return true;
    case 'play':
      playrun(a, c);
      return true;
    case 'powerup':
      poweruprun(a, c);
      return true;
    case 'putOnDeck':
      putOnDeckrun(a, c);
      return true;
    case 'removeTokens':
      removeTokensrun(a, c);
      return true;
    case 'repeat':
      repeatrun(a, c);
      return true;
    case 'return':
      returnrun(a, c);
      return true;
    case 'spendChakra':
      spendChakrarun(a, c);
      return true;
    case 'stealChakra':
      stealChakrarun(a, c);
      return true;
    case 'take':
      takerun(a, c);
      return true;
    case 'takeControl':
      takeControlrun(a, c);
      return true;
    case 'cannot':
    case 'chakra':
    case 'costMod':
    case 'keepTokens':
    case 'playOnly':
    case 'powerMod':
    case 'redirect':
    case 'suppress':
    case 'upgradeOver':
      return false;
    default:
      return false;
  }
}

export function holdOp(a: Action, c: C): boolean {
  switch (a.type) {
    case 'cannot':
      cannothold(a, c);
      return true;
    case 'chakra':
      chakrahold(a, c);
      return true;
    case 'costMod':
      costModhold(a, c);
      return true;
    case 'keepTokens':
      keepTokenshold(a, c);
      return true;
    case 'playOnly':
      playOnlyhold(a, c);
      return true;
    case 'powerMod':
      powerModhold(a, c);
      return true;
    case 'redirect':
      redirecthold(a, c);
      return true;
    case 'suppress':
      suppresshold(a, c);
      return true;
    case 'upgradeOver':
      upgradeOverhold(a, c);
      return true;
    case 'choose':
    case 'chooseOne':
    case 'copy':
    case 'defeat':
    case 'discard':
    case 'discardRest':
    case 'discardTop':
    case 'draw':
    case 'gainChakra':
    case 'gainEdge':
    case 'gainPoints':
    case 'giveEdge':
    case 'hide':
    case 'look':
    case 'loseChakra':
    case 'mill':
    case 'move':
    case 'place':
    case 'play':
    case 'powerup':
    case 'putOnDeck':
    case 'removeTokens':
    case 'repeat':
    case 'return':
    case 'spendChakra':
    case 'stealChakra':
    case 'take':
    case 'takeControl':
      return false;
    default:
      return false;
  }
}
