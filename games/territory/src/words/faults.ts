// Territory's words that have to agree, for the search for broken English and French.
// Invariant: knows the nouns and adjectives of en.ts and fr.ts; the rules of both languages are the kernel's.
// Next: texts.test.ts, which holds every card to these.
import { faultFinder } from '@sleight/kernel/text/faults';

const finder = faultFinder({
  english: {
    nouns: [
      { one: 'card', many: 'cards' },
      { one: 'unit', many: 'units' },
      { one: 'ally', many: 'allies' },
      { one: 'enemy(?! slot)', many: 'enemies' },
      { one: 'slot', many: 'slots' },
      { one: 'lane', many: 'lanes' },
      { one: 'effect', many: 'effects' },
    ],
    adjectives: ['close', 'far'],
    numbered: [],
  },
  french: {
    masculine: [
      { one: 'dégât', many: 'dégâts' },
      { one: 'point', many: 'points' },
      { one: 'allié', many: 'alliés' },
      { one: 'ennemi', many: 'ennemis' },
      { one: 'emplacement', many: 'emplacements' },
      { one: 'couloir', many: 'couloirs' },
      { one: 'effet', many: 'effets' },
    ],
    feminine: [
      { one: 'unité', many: 'unités' },
      { one: 'carte', many: 'cartes' },
      { one: 'puissance' },
      { one: 'défausse', many: 'défausses' },
    ],
    adjectives: ['proche', 'éloigné', 'choisi', 'sacrifié', 'renvoyé', 'déplacé'],
    numbered: ['couloir'],
  },
  untranslated: ['slot', 'lane', 'ally', 'enemy', 'power', 'draw', 'gain', 'card'],
});

export const faultsInEnglish = finder.english;
export const faultsInFrench = finder.french;
