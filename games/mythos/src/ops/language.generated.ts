// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { en as cannotEn } from './cannot/en';
import { fr as cannotFr, participle as cannotParticiple } from './cannot/fr';
import { en as chakraEn } from './chakra/en';
import { fr as chakraFr, participle as chakraParticiple } from './chakra/fr';
import { en as chooseEn } from './choose/en';
import { fr as chooseFr, participle as chooseParticiple } from './choose/fr';
import { en as chooseOneEn } from './chooseOne/en';
import { fr as chooseOneFr, participle as chooseOneParticiple } from './chooseOne/fr';
import { en as copyEn } from './copy/en';
import { fr as copyFr, participle as copyParticiple } from './copy/fr';
import { en as costModEn } from './costMod/en';
import { fr as costModFr, participle as costModParticiple } from './costMod/fr';
import { en as defeatEn } from './defeat/en';
import { fr as defeatFr, participle as defeatParticiple } from './defeat/fr';
import { en as discardEn } from './discard/en';
import { fr as discardFr, participle as discardParticiple } from './discard/fr';
import { en as discardRestEn } from './discardRest/en';
import { fr as discardRestFr, participle as discardRestParticiple } from './discardRest/fr';
import { en as discardTopEn } from './discardTop/en';
import { fr as discardTopFr, participle as discardTopParticiple } from './discardTop/fr';
import { en as drawEn } from './draw/en';
import { fr as drawFr, participle as drawParticiple } from './draw/fr';
import { en as gainChakraEn } from './gainChakra/en';
import { fr as gainChakraFr, participle as gainChakraParticiple } from './gainChakra/fr';
import { en as gainEdgeEn } from './gainEdge/en';
import { fr as gainEdgeFr, participle as gainEdgeParticiple } from './gainEdge/fr';
import { en as gainPointsEn } from './gainPoints/en';
import { fr as gainPointsFr, participle as gainPointsParticiple } from './gainPoints/fr';
import { en as giveEdgeEn } from './giveEdge/en';
import { fr as giveEdgeFr, participle as giveEdgeParticiple } from './giveEdge/fr';
import { en as hideEn } from './hide/en';
import { fr as hideFr, participle as hideParticiple } from './hide/fr';
import { en as keepTokensEn } from './keepTokens/en';
import { fr as keepTokensFr, participle as keepTokensParticiple } from './keepTokens/fr';
import { en as lookEn } from './look/en';
import { fr as lookFr, participle as lookParticiple } from './look/fr';
import { en as loseChakraEn } from './loseChakra/en';
import { fr as loseChakraFr, participle as loseChakraParticiple } from './loseChakra/fr';
import { en as millEn } from './mill/en';
import { fr as millFr, participle as millParticiple } from './mill/fr';
import { en as moveEn } from './move/en';
import { fr as moveFr, participle as moveParticiple } from './move/fr';
import { en as placeEn } from './place/en';
import { fr as placeFr, participle as placeParticiple } from './place/fr';
import { en as playEn } from './play/en';
import { fr as playFr, participle as playParticiple } from './play/fr';
import { en as playOnlyEn } from './playOnly/en';
import { fr as playOnlyFr, participle as playOnlyParticiple } from './playOnly/fr';
import { en as powerModEn } from './powerMod/en';
import { fr as powerModFr, participle as powerModParticiple } from './powerMod/fr';
import { en as powerupEn } from './powerup/en';
import { fr as powerupFr, participle as powerupParticiple } from './powerup/fr';
import { en as putOnDeckEn } from './putOnDeck/en';
import { fr as putOnDeckFr, participle as putOnDeckParticiple } from './putOnDeck/fr';
import { en as redirectEn } from './redirect/en';
import { fr as redirectFr, participle as redirectParticiple } from './redirect/fr';
import { en as removeTokensEn } from './removeTokens/en';
import { fr as removeTokensFr, participle as removeTokensParticiple } from './removeTokens/fr';
import { en as repeatEn } from './repeat/en';
import { fr as repeatFr, participle as repeatParticiple } from './repeat/fr';
import { en as returnEn } from './return/en';
import { fr as returnFr, participle as returnParticiple } from './return/fr';
import { en as spendChakraEn } from './spendChakra/en';
import { fr as spendChakraFr, participle as spendChakraParticiple } from './spendChakra/fr';
import { en as stealChakraEn } from './stealChakra/en';
import { fr as stealChakraFr, participle as stealChakraParticiple } from './stealChakra/fr';
import { en as suppressEn } from './suppress/en';
import { fr as suppressFr, participle as suppressParticiple } from './suppress/fr';
import { en as takeEn } from './take/en';
import { fr as takeFr, participle as takeParticiple } from './take/fr';
import { en as takeControlEn } from './takeControl/en';
import { fr as takeControlFr, participle as takeControlParticiple } from './takeControl/fr';
import { en as upgradeOverEn } from './upgradeOver/en';
import { fr as upgradeOverFr, participle as upgradeOverParticiple } from './upgradeOver/fr';

export const opLanguage = {
  cannot: { en: cannotEn, fr: cannotFr, participle: cannotParticiple },
  chakra: { en: chakraEn, fr: chakraFr, participle: chakraParticiple },
  choose: { en: chooseEn, fr: chooseFr, participle: chooseParticiple },
  chooseOne: { en: chooseOneEn, fr: chooseOneFr, participle: chooseOneParticiple },
  copy: { en: copyEn, fr: copyFr, participle: copyParticiple },
  costMod: { en: costModEn, fr: costModFr, participle: costModParticiple },
  defeat: { en: defeatEn, fr: defeatFr, participle: defeatParticiple },
  discard: { en: discardEn, fr: discardFr, participle: discardParticiple },
  discardRest: { en: discardRestEn, fr: discardRestFr, participle: discardRestParticiple },
  discardTop: { en: discardTopEn, fr: discardTopFr, participle: discardTopParticiple },
  draw: { en: drawEn, fr: drawFr, participle: drawParticiple },
  gainChakra: { en: gainChakraEn, fr: gainChakraFr, participle: gainChakraParticiple },
  gainEdge: { en: gainEdgeEn, fr: gainEdgeFr, participle: gainEdgeParticiple },
  gainPoints: { en: gainPointsEn, fr: gainPointsFr, participle: gainPointsParticiple },
  giveEdge: { en: giveEdgeEn, fr: giveEdgeFr, participle: giveEdgeParticiple },
  hide: { en: hideEn, fr: hideFr, participle: hideParticiple },
  keepTokens: { en: keepTokensEn, fr: keepTokensFr, participle: keepTokensParticiple },
  look: { en: lookEn, fr: lookFr, participle: lookParticiple },
  loseChakra: { en: loseChakraEn, fr: loseChakraFr, participle: loseChakraParticiple },
  mill: { en: millEn, fr: millFr, participle: millParticiple },
  move: { en: moveEn, fr: moveFr, participle: moveParticiple },
  place: { en: placeEn, fr: placeFr, participle: placeParticiple },
  play: { en: playEn, fr: playFr, participle: playParticiple },
  playOnly: { en: playOnlyEn, fr: playOnlyFr, participle: playOnlyParticiple },
  powerMod: { en: powerModEn, fr: powerModFr, participle: powerModParticiple },
  powerup: { en: powerupEn, fr: powerupFr, participle: powerupParticiple },
  putOnDeck: { en: putOnDeckEn, fr: putOnDeckFr, participle: putOnDeckParticiple },
  redirect: { en: redirectEn, fr: redirectFr, participle: redirectParticiple },
  removeTokens: { en: removeTokensEn, fr: removeTokensFr, participle: removeTokensParticiple },
  repeat: { en: repeatEn, fr: repeatFr, participle: repeatParticiple },
  return: { en: returnEn, fr: returnFr, participle: returnParticiple },
  spendChakra: { en: spendChakraEn, fr: spendChakraFr, participle: spendChakraParticiple },
  stealChakra: { en: stealChakraEn, fr: stealChakraFr, participle: stealChakraParticiple },
  suppress: { en: suppressEn, fr: suppressFr, participle: suppressParticiple },
  take: { en: takeEn, fr: takeFr, participle: takeParticiple },
  takeControl: { en: takeControlEn, fr: takeControlFr, participle: takeControlParticiple },
  upgradeOver: { en: upgradeOverEn, fr: upgradeOverFr, participle: upgradeOverParticiple },
};
