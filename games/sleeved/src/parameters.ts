// The names of the fields of the rules document, for players of a match with changed rules.
// Invariant: every field of rules.ts has a name here, or this does not compile.

import type { NamesOf } from '@sleight/kit/parameters';
import { say } from '@sleight/kit/rules-text';
import type { Rules } from './rules';

const noLimit = say('no limit', 'sans limite');

export const parameterNames = {
  version: { name: say('Rules version', 'Version des règles'), unoffered: true },
  pointsForSurviving: { name: say('Points for surviving', 'Points pour survivre') },
  pointsForDefeating: {
    name: say('Points for destroying the other card', 'Points pour détruire l’autre carte'),
  },
  pointsToWin: { name: say('Points to win', 'Points pour gagner') },
  endMode: {
    name: say('The match ends', 'La partie se termine'),
    values: {
      threshold: say('when a player has enough points', 'quand un joueur a assez de points'),
      rounds: say('after the last round', 'après la dernière manche'),
    },
  },
  maxRounds: { name: say('Maximum rounds', 'Nombre maximum de manches') },
  scoring: {
    name: say('Scoring', 'Décompte'),
    values: { classic: say('classic', 'classique'), impact: say('by impact', 'par impact') },
  },
  pointsForKill: { name: say('Points for a kill (impact)', 'Points par destruction (impact)') },
  pointsPerOverkill: {
    name: say('Points per excess damage (impact)', 'Points par dégât en trop (impact)'),
  },
  pointsPerAbsorbed: {
    name: say('Points per damage survived (impact)', 'Points par dégât encaissé (impact)'),
  },
  startingEquipmentHand: { name: say('Equipment in the opening hand', 'Équipements de la main de départ') },
  equipmentDrawPerRound: { name: say('Equipment drawn each round', 'Équipements piochés par manche') },
  drawInFirstRound: { name: say('Draw equipment in round 1', 'Piocher à la manche 1') },
  startingAnimalHand: { name: say('Animals in hand', 'Animaux en main') },
  animalDeckMode: {
    name: say('Animals come from', 'Les animaux viennent'),
    values: {
      shared: say('one shared deck', 'd’une pioche commune'),
      individual: say('one deck per player', 'd’une pioche par joueur'),
    },
  },
  defaultInitiative: {
    name: say('Initiative when no layer sets it', 'Initiative si aucune couche n’en donne'),
  },
  maxEquipmentPerCard: { name: say('Equipment per card', 'Équipements par carte'), none: noLimit },
  zeroOverwrites: { name: say('A 0 covers the layers below', 'Un 0 couvre les couches du dessous') },
  persistentCap: { name: say('Limit on lasting bonuses', 'Limite des bonus durables'), none: noLimit },
  commitSeconds: {
    name: say('Seconds to commit', 'Secondes pour engager sa carte'),
    none: say('no limit', 'sans limite'),
    unoffered: true,
  },
  timeoutsToForfeit: {
    name: say('Time-outs in a row before a loss', 'Délais dépassés de suite avant la défaite'),
    unoffered: true,
  },
  customRules: { name: say('Custom rules (not used)', 'Règles personnalisées (sans effet)') },
  updatedAt: { name: say('Rules saved at', 'Règles enregistrées le') },
  updatedBy: { name: say('Rules saved by', 'Règles enregistrées par') },
} satisfies NamesOf<Rules>;
