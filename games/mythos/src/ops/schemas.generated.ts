// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import type { OpParts } from '../vocabulary';
import { register as cannotRegister, schema as cannotSchema } from './cannot/schema';
import { register as chakraRegister, schema as chakraSchema } from './chakra/schema';
import { register as chooseRegister, schema as chooseSchema } from './choose/schema';
import { register as chooseOneRegister, schema as chooseOneSchema } from './chooseOne/schema';
import { register as copyRegister, schema as copySchema } from './copy/schema';
import { register as costModRegister, schema as costModSchema } from './costMod/schema';
import { register as defeatRegister, schema as defeatSchema } from './defeat/schema';
import { register as discardRegister, schema as discardSchema } from './discard/schema';
import { register as discardRestRegister, schema as discardRestSchema } from './discardRest/schema';
import { register as discardTopRegister, schema as discardTopSchema } from './discardTop/schema';
import { register as drawRegister, schema as drawSchema } from './draw/schema';
import { register as gainChakraRegister, schema as gainChakraSchema } from './gainChakra/schema';
import { register as gainEdgeRegister, schema as gainEdgeSchema } from './gainEdge/schema';
import { register as gainPointsRegister, schema as gainPointsSchema } from './gainPoints/schema';
import { register as giveEdgeRegister, schema as giveEdgeSchema } from './giveEdge/schema';
import { register as hideRegister, schema as hideSchema } from './hide/schema';
import { register as keepTokensRegister, schema as keepTokensSchema } from './keepTokens/schema';
import { register as lookRegister, schema as lookSchema } from './look/schema';
import { register as loseChakraRegister, schema as loseChakraSchema } from './loseChakra/schema';
import { register as millRegister, schema as millSchema } from './mill/schema';
import { register as moveRegister, schema as moveSchema } from './move/schema';
import { register as placeRegister, schema as placeSchema } from './place/schema';
import { register as playRegister, schema as playSchema } from './play/schema';
import { register as playOnlyRegister, schema as playOnlySchema } from './playOnly/schema';
import { register as powerModRegister, schema as powerModSchema } from './powerMod/schema';
import { register as powerupRegister, schema as powerupSchema } from './powerup/schema';
import { register as putOnDeckRegister, schema as putOnDeckSchema } from './putOnDeck/schema';
import { register as redirectRegister, schema as redirectSchema } from './redirect/schema';
import { register as removeTokensRegister, schema as removeTokensSchema } from './removeTokens/schema';
import { register as repeatRegister, schema as repeatSchema } from './repeat/schema';
import { register as returnRegister, schema as returnSchema } from './return/schema';
import { register as spendChakraRegister, schema as spendChakraSchema } from './spendChakra/schema';
import { register as stealChakraRegister, schema as stealChakraSchema } from './stealChakra/schema';
import { register as suppressRegister, schema as suppressSchema } from './suppress/schema';
import { register as takeRegister, schema as takeSchema } from './take/schema';
import { register as takeControlRegister, schema as takeControlSchema } from './takeControl/schema';
import { register as upgradeOverRegister, schema as upgradeOverSchema } from './upgradeOver/schema';

export const opSchemas = <A>(parts: OpParts<A>) =>
  [
    cannotSchema(parts),
    chakraSchema(parts),
    chooseSchema(parts),
    chooseOneSchema(parts),
    copySchema(parts),
    costModSchema(parts),
    defeatSchema(parts),
    discardSchema(parts),
    discardRestSchema(parts),
    discardTopSchema(parts),
    drawSchema(parts),
    gainChakraSchema(parts),
    gainEdgeSchema(parts),
    gainPointsSchema(parts),
    giveEdgeSchema(parts),
    hideSchema(parts),
    keepTokensSchema(parts),
    lookSchema(parts),
    loseChakraSchema(parts),
    millSchema(parts),
    moveSchema(parts),
    placeSchema(parts),
    playSchema(parts),
    playOnlySchema(parts),
    powerModSchema(parts),
    powerupSchema(parts),
    putOnDeckSchema(parts),
    redirectSchema(parts),
    removeTokensSchema(parts),
    repeatSchema(parts),
    returnSchema(parts),
    spendChakraSchema(parts),
    stealChakraSchema(parts),
    suppressSchema(parts),
    takeSchema(parts),
    takeControlSchema(parts),
    upgradeOverSchema(parts),
  ] as const;

export const opRegisters = {
  cannot: cannotRegister,
  chakra: chakraRegister,
  choose: chooseRegister,
  chooseOne: chooseOneRegister,
  copy: copyRegister,
  costMod: costModRegister,
  defeat: defeatRegister,
  discard: discardRegister,
  discardRest: discardRestRegister,
  discardTop: discardTopRegister,
  draw: drawRegister,
  gainChakra: gainChakraRegister,
  gainEdge: gainEdgeRegister,
  gainPoints: gainPointsRegister,
  giveEdge: giveEdgeRegister,
  hide: hideRegister,
  keepTokens: keepTokensRegister,
  look: lookRegister,
  loseChakra: loseChakraRegister,
  mill: millRegister,
  move: moveRegister,
  place: placeRegister,
  play: playRegister,
  playOnly: playOnlyRegister,
  powerMod: powerModRegister,
  powerup: powerupRegister,
  putOnDeck: putOnDeckRegister,
  redirect: redirectRegister,
  removeTokens: removeTokensRegister,
  repeat: repeatRegister,
  return: returnRegister,
  spendChakra: spendChakraRegister,
  stealChakra: stealChakraRegister,
  suppress: suppressRegister,
  take: takeRegister,
  takeControl: takeControlRegister,
  upgradeOver: upgradeOverRegister,
};
