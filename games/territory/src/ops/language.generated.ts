// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { en as bounceEn } from './bounce/en';
import { fr as bounceFr, participle as bounceParticiple } from './bounce/fr';
import { en as damageEn } from './damage/en';
import { fr as damageFr, participle as damageParticiple } from './damage/fr';
import { en as distributeEn } from './distribute/en';
import { fr as distributeFr, participle as distributeParticiple } from './distribute/fr';
import { en as gainVpEn } from './gainVp/en';
import { fr as gainVpFr, participle as gainVpParticiple } from './gainVp/fr';
import { en as grantEn } from './grant/en';
import { fr as grantFr, participle as grantParticiple } from './grant/fr';
import { en as healEn } from './heal/en';
import { fr as healFr, participle as healParticiple } from './heal/fr';
import { en as loseVpEn } from './loseVp/en';
import { fr as loseVpFr, participle as loseVpParticiple } from './loseVp/fr';
import { en as moveEn } from './move/en';
import { fr as moveFr, participle as moveParticiple } from './move/fr';
import { en as nextUnitPowerEn } from './nextUnitPower/en';
import { fr as nextUnitPowerFr, participle as nextUnitPowerParticiple } from './nextUnitPower/fr';
import { en as powerModEn } from './powerMod/en';
import { fr as powerModFr, participle as powerModParticiple } from './powerMod/fr';
import { en as removeEffectEn } from './removeEffect/en';
import { fr as removeEffectFr, participle as removeEffectParticiple } from './removeEffect/fr';
import { en as returnEn } from './return/en';
import { fr as returnFr, participle as returnParticiple } from './return/fr';

export const opLanguage = {
  bounce: { en: bounceEn, fr: bounceFr, participle: bounceParticiple },
  damage: { en: damageEn, fr: damageFr, participle: damageParticiple },
  distribute: { en: distributeEn, fr: distributeFr, participle: distributeParticiple },
  gainVp: { en: gainVpEn, fr: gainVpFr, participle: gainVpParticiple },
  grant: { en: grantEn, fr: grantFr, participle: grantParticiple },
  heal: { en: healEn, fr: healFr, participle: healParticiple },
  loseVp: { en: loseVpEn, fr: loseVpFr, participle: loseVpParticiple },
  move: { en: moveEn, fr: moveFr, participle: moveParticiple },
  nextUnitPower: { en: nextUnitPowerEn, fr: nextUnitPowerFr, participle: nextUnitPowerParticiple },
  powerMod: { en: powerModEn, fr: powerModFr, participle: powerModParticiple },
  removeEffect: { en: removeEffectEn, fr: removeEffectFr, participle: removeEffectParticiple },
  return: { en: returnEn, fr: returnFr, participle: returnParticiple },
};
