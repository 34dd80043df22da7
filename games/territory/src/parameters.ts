// What the rule parameters of Territory are called, for everyone who sits down under changed rules.
// Invariant: every parameter of rules.ts has a name here, or this does not compile.

import type { NamesOf } from '@sleight/kernel/parameters';
import { say } from '@sleight/kernel/rules-text';
import type { Rules } from './rules';

const noLimit = say('no limit', 'pas de limite');

export const parameterNames = {
  lanes: { name: say('Lanes', 'Couloirs') },
  deckMin: { name: say('Fewest cards in a deck', 'Cartes d’un deck, au moins') },
  deckMax: { name: say('Most cards in a deck', 'Cartes d’un deck, au plus') },
  copies: { name: say('Copies of one card', 'Exemplaires d’une carte') },
  useCardLimits: { name: say('Cards have limits of their own', 'Certaines cartes ont leur propre limite') },
  sets: { name: say('Card sets', 'Extensions') },
  firstDraw: { name: say('Cards drawn in round 1', 'Cartes piochées à la manche 1') },
  laterDraw: { name: say('Cards drawn in later rounds', 'Cartes piochées aux manches suivantes') },
  maxHand: { name: say('Hand limit', 'Limite de main'), none: noLimit },
  mulligan: { name: say('Cards that may be exchanged', 'Cartes échangeables') },
  mulliganRounds: {
    name: say('Rounds with an exchange', 'Manches avec échange'),
    values: { first: say('the first', 'la première'), every: say('every one', 'toutes') },
  },
  replacement: {
    name: say('Playing a unit onto your own', 'Jouer une unité sur la vôtre'),
    values: {
      sacrifice: say('sacrifices the old one', 'sacrifie l’ancienne'),
      forbidden: say('forbidden', 'interdit'),
    },
  },
  closeIncludesFront: { name: say('The facing enemy is close', 'L’ennemi en face est proche') },
  zeroPowerDies: { name: say('Units at power 0 die', 'Les unités à 0 de puissance meurent') },
  deployOrder: {
    name: say('First on deployment', 'D’abord au déploiement'),
    values: {
      slotFirst: say('effects of the slot', 'les effets de l’emplacement'),
      unitFirst: say('the unit’s own ability', 'la capacité de l’unité'),
    },
  },
  moveIntoOccupied: {
    name: say('Moving into an occupied slot', 'Déplacement vers un emplacement occupé'),
    values: { swap: say('swaps the units', 'échange les unités'), forbidden: say('forbidden', 'interdit') },
  },
  maxEffectsPerSlot: { name: say('Effects on one slot', 'Effets par emplacement'), none: noLimit },
  neutralEffects: {
    name: say('Effects for both sides of a lane', 'Effets pour les deux côtés d’un couloir'),
  },
  effectsPersist: { name: say('Effects stay between rounds', 'Les effets durent d’une manche à l’autre') },
  conquerMayAffectUnits: {
    name: say('Conquer abilities may affect units', 'Les capacités de Conquête peuvent toucher des unités'),
  },
  vpToWinRound: {
    name: say('VP needed to win a round', 'PV nécessaires pour gagner une manche'),
    none: say('more than the other', 'plus que l’autre'),
  },
  vpCap: { name: say('Most VP of a round', 'PV d’une manche, au plus'), none: noLimit },
  effectVpMax: { name: say('Most VP of one ability', 'PV d’une capacité, au plus'), none: noLimit },
  roundsToWin: { name: say('Marks to win the match', 'Marques pour gagner la partie') },
  nextRoundFirst: {
    name: say('First in the next round', 'Premier à la manche suivante'),
    values: {
      loser: say('the loser', 'le perdant'),
      winner: say('the winner', 'le gagnant'),
      alternate: say('the other player', 'l’autre joueur'),
    },
  },
  autoPass: { name: say('An empty hand passes by itself', 'Une main vide passe d’elle-même') },
  leaders: { name: say('Leaders', 'Meneurs') },
  factionMin: {
    name: say('Cards of the leader’s faction, at least', 'Cartes de la faction du meneur, au moins'),
  },
  factionMaxOther: { name: say('Other factions in a deck', 'Autres factions dans un deck') },
  turnSeconds: {
    name: say('Seconds for a decision', 'Secondes par décision'),
    none: say('as long as you like', 'autant que voulu'),
  },
} satisfies NamesOf<Rules>;
