// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { en as adjustEn } from './adjust/en';
import { fr as adjustFr } from './adjust/fr';
import { en as cannotEn } from './cannot/en';
import { fr as cannotFr } from './cannot/fr';
import { en as chooseEn } from './choose/en';
import { fr as chooseFr } from './choose/fr';
import { en as discardEn } from './discard/en';
import { fr as discardFr } from './discard/fr';
import { en as drawEn } from './draw/en';
import { fr as drawFr } from './draw/fr';

export const opLanguage = {
  adjust: { en: adjustEn, fr: adjustFr },
  cannot: { en: cannotEn, fr: cannotFr },
  choose: { en: chooseEn, fr: chooseFr },
  discard: { en: discardEn, fr: discardFr },
  draw: { en: drawEn, fr: drawFr },
};
