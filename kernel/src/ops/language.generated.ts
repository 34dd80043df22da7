// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { en as adjustEn } from './adjust/en';
import { fr as adjustFr, participle as adjustParticiple } from './adjust/fr';
import { en as cannotEn } from './cannot/en';
import { fr as cannotFr, participle as cannotParticiple } from './cannot/fr';
import { en as chooseEn } from './choose/en';
import { fr as chooseFr, participle as chooseParticiple } from './choose/fr';
import { en as discardEn } from './discard/en';
import { fr as discardFr, participle as discardParticiple } from './discard/fr';
import { en as drawEn } from './draw/en';
import { fr as drawFr, participle as drawParticiple } from './draw/fr';

export const opLanguage = {
  adjust: { en: adjustEn, fr: adjustFr, participle: adjustParticiple },
  cannot: { en: cannotEn, fr: cannotFr, participle: cannotParticiple },
  choose: { en: chooseEn, fr: chooseFr, participle: chooseParticiple },
  discard: { en: discardEn, fr: discardFr, participle: discardParticiple },
  draw: { en: drawEn, fr: drawFr, participle: drawParticiple },
};
