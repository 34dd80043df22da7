// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { en as bounceEn } from './bounce/en';
import { fr as bounceFr } from './bounce/fr';
import { en as damageEn } from './damage/en';
import { fr as damageFr } from './damage/fr';
import { en as distributeEn } from './distribute/en';
import { fr as distributeFr } from './distribute/fr';
import { en as gainVpEn } from './gainVp/en';
import { fr as gainVpFr } from './gainVp/fr';
import { en as grantEn } from './grant/en';
import { fr as grantFr } from './grant/fr';
import { en as healEn } from './heal/en';
import { fr as healFr } from './heal/fr';
import { en as loseVpEn } from './loseVp/en';
import { fr as loseVpFr } from './loseVp/fr';
import { en as moveEn } from './move/en';
import { fr as moveFr } from './move/fr';
import { en as nextUnitPowerEn } from './nextUnitPower/en';
import { fr as nextUnitPowerFr } from './nextUnitPower/fr';
import { en as powerModEn } from './powerMod/en';
import { fr as powerModFr } from './powerMod/fr';
import { en as removeEffectEn } from './removeEffect/en';
import { fr as removeEffectFr } from './removeEffect/fr';
import { en as returnEn } from './return/en';
import { fr as returnFr } from './return/fr';

export const opLanguage = {
  bounce: { en: bounceEn, fr: bounceFr },
  damage: { en: damageEn, fr: damageFr },
  distribute: { en: distributeEn, fr: distributeFr },
  gainVp: { en: gainVpEn, fr: gainVpFr },
  grant: { en: grantEn, fr: grantFr },
  heal: { en: healEn, fr: healFr },
  loseVp: { en: loseVpEn, fr: loseVpFr },
  move: { en: moveEn, fr: moveFr },
  nextUnitPower: { en: nextUnitPowerEn, fr: nextUnitPowerFr },
  powerMod: { en: powerModEn, fr: powerModFr },
  removeEffect: { en: removeEffectEn, fr: removeEffectFr },
  return: { en: returnEn, fr: returnFr },
};
