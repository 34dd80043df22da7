// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import type { OpParts } from '../vocabulary';
import { register as cannotRegister, schema as cannotSchema, traits as cannotTraits } from './cannot/schema';
import { register as chakraRegister, schema as chakraSchema, traits as chakraTraits } from './chakra/schema';
import { register as chooseRegister, schema as chooseSchema, traits as chooseTraits } from './choose/schema';
import { register as chooseOneRegister, schema as chooseOneSchema, traits as chooseOneTraits } from './chooseOne/schema';
import { register as copyRegister, schema as copySchema, traits as copyTraits } from './copy/schema';
import { register as costModRegister, schema as costModSchema, traits as costModTraits } from './costMod/schema';
import { register as defeatRegister, schema as defeatSchema, traits as defeatTraits } from './defeat/schema';
import { register as discardRegister, schema as discardSchema, traits as discardTraits } from './discard/schema';
import { register as discardRestRegister, schema as discardRestSchema, traits as discardRestTraits } from './discardRest/schema';
import { register as discardTopRegister, schema as discardTopSchema, traits as discardTopTraits } from './discardTop/schema';
import { register as drawRegister, schema as drawSchema, traits as drawTraits } from './draw/schema';
import { register as gainChakraRegister, schema as gainChakraSchema, traits as gainChakraTraits } from './gainChakra/schema';
import { register as gainEdgeRegister, schema as gainEdgeSchema, traits as gainEdgeTraits } from './gainEdge/schema';
import { register as gainPointsRegister, schema as gainPointsSchema, traits as gainPointsTraits } from './gainPoints/schema';
import { register as giveEdgeRegister, schema as giveEdgeSchema, traits as giveEdgeTraits } from './giveEdge/schema';
import { register as hideRegister, schema as hideSchema, traits as hideTraits } from './hide/schema';
import { register as keepTokensRegister, schema as keepTokensSchema, traits as keepTokensTraits } from './keepTokens/schema';
import { register as lookRegister, schema as lookSchema, traits as lookTraits } from './look/schema';
import { register as loseChakraRegister, schema as loseChakraSchema, traits as loseChakraTraits } from './loseChakra/schema';
import { register as millRegister, schema as millSchema, traits as millTraits } from './mill/schema';
import { register as moveRegister, schema as moveSchema, traits as moveTraits } from './move/schema';
import { register as placeRegister, schema as placeSchema, traits as placeTraits } from './place/schema';
import { register as playRegister, schema as playSchema, traits as playTraits } from './play/schema';
import { register as playOnlyRegister, schema as playOnlySchema, traits as playOnlyTraits } from './playOnly/schema';
import { register as powerModRegister, schema as powerModSchema, traits as powerModTraits } from './powerMod/schema';
import { register as powerupRegister, schema as powerupSchema, traits as powerupTraits } from './powerup/schema';
import { register as putOnDeckRegister, schema as putOnDeckSchema, traits as putOnDeckTraits } from './putOnDeck/schema';
import { register as redirectRegister, schema as redirectSchema, traits as redirectTraits } from './redirect/schema';
import { register as removeTokensRegister, schema as removeTokensSchema, traits as removeTokensTraits } from './removeTokens/schema';
import { register as repeatRegister, schema as repeatSchema, traits as repeatTraits } from './repeat/schema';
import { register as returnRegister, schema as returnSchema, traits as returnTraits } from './return/schema';
import { register as spendChakraRegister, schema as spendChakraSchema, traits as spendChakraTraits } from './spendChakra/schema';
import { register as stealChakraRegister, schema as stealChakraSchema, traits as stealChakraTraits } from './stealChakra/schema';
import { register as suppressRegister, schema as suppressSchema, traits as suppressTraits } from './suppress/schema';
import { register as takeRegister, schema as takeSchema, traits as takeTraits } from './take/schema';
import { register as takeControlRegister, schema as takeControlSchema, traits as takeControlTraits } from './takeControl/schema';
import { register as upgradeOverRegister, schema as upgradeOverSchema, traits as upgradeOverTraits } from './upgradeOver/schema';

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

export const opTraits = {
  cannot: cannotTraits,
  chakra: chakraTraits,
  choose: chooseTraits,
  chooseOne: chooseOneTraits,
  copy: copyTraits,
  costMod: costModTraits,
  defeat: defeatTraits,
  discard: discardTraits,
  discardRest: discardRestTraits,
  discardTop: discardTopTraits,
  draw: drawTraits,
  gainChakra: gainChakraTraits,
  gainEdge: gainEdgeTraits,
  gainPoints: gainPointsTraits,
  giveEdge: giveEdgeTraits,
  hide: hideTraits,
  keepTokens: keepTokensTraits,
  look: lookTraits,
  loseChakra: loseChakraTraits,
  mill: millTraits,
  move: moveTraits,
  place: placeTraits,
  play: playTraits,
  playOnly: playOnlyTraits,
  powerMod: powerModTraits,
  powerup: powerupTraits,
  putOnDeck: putOnDeckTraits,
  redirect: redirectTraits,
  removeTokens: removeTokensTraits,
  repeat: repeatTraits,
  return: returnTraits,
  spendChakra: spendChakraTraits,
  stealChakra: stealChakraTraits,
  suppress: suppressTraits,
  take: takeTraits,
  takeControl: takeControlTraits,
  upgradeOver: upgradeOverTraits,
};
