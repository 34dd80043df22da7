// What the fields of the rules document are called, for everyone who sits down under changed rules.
// Invariant: every field of rules.ts has a name here, or this does not compile.

import type { NamesOf } from '@sleight/kernel/parameters';
import { say } from '@sleight/kernel/rules-text';
import type { Rules } from './rules';

const noLimit = say('no limit', 'pas de limite');

export const parameterNames = {
  version: { name: say('Version of the rules', 'Version des règles') },
  pointsForSurviving: { name: say('Points for surviving', 'Points pour survivre') },
  pointsForDefeating: {
    name: say('Points for destroying the other card', 'Points pour détruire l’autre carte'),
  },
  pointsToWin: { name: say('Points to win', 'Points pour gagner') },
  endMode: {
    name: say('The match ends', 'La partie finit'),
    values: {
      threshold: say('when a player has the points to win', 'quand un joueur a les points pour gagner'),
      rounds: say('after the last round', 'après la dernière manche'),
    },
  },
  maxRounds: { name: say('Rounds, at most', 'Manches, au plus') },
  scoring: {
    name: say('Scoring', 'Décompte'),
    values: { classic: say('classic', 'classique'), impact: say('by impact', 'par impact') },
  },
  pointsForKill: { name: say('Points for a kill (impact)', 'Points par destruction (impact)') },
  pointsPerOverkill: {
    name: say('Points for each damage in excess (impact)', 'Points par dégât en trop (impact)'),
  },
  pointsPerAbsorbed: {
    name: say('Points for each damage survived (impact)', 'Points par dégât encaissé (impact)'),
  },
  startingEquipmentHand: { name: say('Equipment in the opening hand', 'Équipements de la main de départ') },
  equipmentDrawPerRound: { name: say('Equipment drawn each round', 'Équipements piochés par manche') },
  drawInFirstRound: { name: say('Equipment is drawn in round 1', 'On pioche à la manche 1') },
  startingAnimalHand: { name: say('Animals in hand', 'Animaux en main') },
  animalDeckMode: {
    name: say('Animals come from', 'Les animaux viennent'),
    values: {
      shared: say('one deck for both', 'd’un paquet commun'),
      individual: say('a deck for each player', 'd’un paquet par joueur'),
    },
  },
  defaultInitiative: {
    name: say('Initiative without any layer that gives it', 'Initiative si aucune couche n’en donne'),
  },
  maxEquipmentPerCard: { name: say('Equipment on one card', 'Équipements par carte'), none: noLimit },
  zeroOverwrites: { name: say('A 0 covers what lies below', 'Un 0 couvre ce qui est dessous') },
  persistentCap: { name: say('Limit of lasting bonuses', 'Limite des bonus durables'), none: noLimit },
  commitSeconds: {
    name: say('Seconds to commit', 'Secondes pour engager sa carte'),
    none: say('as long as you like', 'autant que voulu'),
  },
  timeoutsToForfeit: { name: say('Time-outs in a row that lose', 'Retards de suite qui font perdre') },
  customRules: { name: say('Custom rules (without effect)', 'Règles à part (sans effet)') },
  updatedAt: { name: say('Rules saved at', 'Règles enregistrées le') },
  updatedBy: { name: say('Rules saved by', 'Règles enregistrées par') },
} satisfies NamesOf<Rules>;
