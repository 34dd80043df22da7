// The names of Territory's rule parameters, for players of a match with changed rules.
// Invariant: every parameter of rules.ts has a name here, or this does not compile.

import type { NamesOf } from '@sleight/kit/parameters';
import { say } from '@sleight/kit/rules-text';
import type { Rules } from './rules';

const noLimit = say('no limit', 'sans limite');

export const parameterNames = {
  lanes: { name: say('Lanes', 'Couloirs') },
  deckMin: { name: say('Minimum deck size', 'Taille minimale du deck') },
  deckMax: { name: say('Maximum deck size', 'Taille maximale du deck') },
  copies: { name: say('Copies of each card', 'Exemplaires par carte') },
  useCardLimits: { name: say('Some cards have their own limit', 'Certaines cartes ont leur propre limite') },
  sets: { name: say('Card sets', 'Extensions') },
  firstDraw: { name: say('Cards drawn in round 1', 'Cartes piochées à la manche 1') },
  laterDraw: { name: say('Cards drawn in later rounds', 'Cartes piochées aux manches suivantes') },
  maxHand: { name: say('Hand limit', 'Limite de main'), none: noLimit },
  mulligan: { name: say('Cards in a mulligan', 'Cartes d’un mulligan') },
  mulliganRounds: {
    name: say('Rounds with a mulligan', 'Manches avec mulligan'),
    values: { first: say('the first', 'la première'), every: say('every one', 'toutes') },
  },
  replacement: {
    name: say('Playing a unit over your own', 'Jouer une unité sur une des vôtres'),
    values: {
      sacrifice: say('sacrifices the old one', 'sacrifie l’ancienne'),
      forbidden: say('forbidden', 'interdit'),
    },
  },
  closeIncludesFront: { name: say('The facing enemy is close', 'L’ennemi en face est proche') },
  zeroPowerDies: { name: say('Units with 0 power die', 'Les unités à 0 en puissance meurent') },
  deployOrder: {
    name: say('When a unit is deployed, first', 'Au déploiement d’une unité, d’abord'),
    values: {
      slotFirst: say('effects of the slot', 'les effets de l’emplacement'),
      unitFirst: say('the unit’s own ability', 'la capacité de l’unité'),
    },
  },
  moveIntoOccupied: {
    name: say('Moving into an occupied slot', 'Déplacement vers un emplacement occupé'),
    values: { swap: say('swaps the units', 'échange les unités'), forbidden: say('forbidden', 'interdit') },
  },
  maxEffectsPerSlot: { name: say('Effects per slot', 'Effets par emplacement'), none: noLimit },
  neutralEffects: {
    name: say('Effects on both sides of a lane', 'Effets sur les deux côtés d’un couloir'),
  },
  effectsPersist: { name: say('Effects last between rounds', 'Les effets durent d’une manche à l’autre') },
  conquerMayAffectUnits: {
    name: say('Conquer abilities can affect units', 'Les capacités Conquête peuvent affecter des unités'),
  },
  vpToWinRound: {
    name: say('VP needed to win a round', 'PV nécessaires pour gagner une manche'),
    none: say('more than the opponent', 'plus que l’adversaire'),
  },
  vpCap: { name: say('Maximum VP per round', 'PV maximum par manche'), none: noLimit },
  effectVpMax: { name: say('Maximum VP per ability', 'PV maximum par capacité'), none: noLimit },
  roundsToWin: { name: say('Marks to win the match', 'Marques pour gagner la partie') },
  nextRoundFirst: {
    name: say('First player in the next round', 'Premier joueur de la manche suivante'),
    values: {
      loser: say('the loser', 'le perdant'),
      winner: say('the winner', 'le gagnant'),
      alternate: say('the other player', 'l’autre joueur'),
    },
  },
  autoPass: {
    name: say('Pass automatically with an empty hand', 'Passer automatiquement avec une main vide'),
  },
  leaders: { name: say('Leaders', 'Meneurs') },
  factionMin: {
    name: say('Minimum cards of the leader’s faction', 'Minimum de cartes de la faction du meneur'),
  },
  factionMaxOther: { name: say('Other factions in a deck', 'Autres factions dans un deck') },
  turnSeconds: {
    name: say('Seconds per decision', 'Secondes par décision'),
    none: say('no limit', 'sans limite'),
    unoffered: true,
  },
} satisfies NamesOf<Rules>;
