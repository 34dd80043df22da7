// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { en as gainEn } from './gain/en';
import { fr as gainFr, participle as gainParticiple } from './gain/fr';
import { en as strengthEn } from './strength/en';
import { fr as strengthFr, participle as strengthParticiple } from './strength/fr';

export const opLanguage = {
  gain: { en: gainEn, fr: gainFr, participle: gainParticiple },
  strength: { en: strengthEn, fr: strengthFr, participle: strengthParticiple },
};
