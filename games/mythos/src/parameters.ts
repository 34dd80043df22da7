// The names of Mythos's rule parameters, for players of a match with changed rules.
// Invariant: every parameter of rules.ts has a name here, or this does not compile.

import type { NamesOf } from '@sleight/kit/parameters';
import { say } from '@sleight/kit/rules-text';
import type { Rules } from './rules';

const timings = {
  Main: say('MAIN', 'MAIN'),
  Upgrade: say('UPGRADE', 'UPGRADE'),
  Ambush: say('AMBUSH', 'AMBUSH'),
};

export const parameterNames = {
  'deck.size': { name: say('Deck size', 'Taille du deck') },
  'deck.exact': { name: say('Exact deck size', 'Nombre de cartes exact') },
  'deck.copies': { name: say('Copies of each card', 'Exemplaires par carte') },
  'deck.copyKey': {
    name: say('Counts as the same card', 'Compte comme la même carte'),
    values: {
      version: say('every art variant of it', 'toutes ses versions illustrées'),
      id: say('only the same number', 'seulement le même numéro'),
    },
  },
  'deck.pool': {
    name: say('Cards allowed in decks', 'Cartes permises dans les decks'),
    values: { all: say('all', 'toutes'), seed: say('those with artwork', 'celles qui ont une illustration') },
  },
  'deck.jutsuAllowed': { name: say('JUTSU cards in decks', 'Cartes JUTSU dans les decks') },
  'deck.missionCopies': { name: say('Copies of each mission', 'Exemplaires par mission') },
  'missions.usedPerPlayer': { name: say('Missions used per player', 'Missions utilisées par joueur') },
  'missions.deckBuild': {
    name: say('Order of the missions', 'Ordre des missions'),
    values: { shuffle: say('shuffled', 'mélangé'), alternating: say('alternating', 'alterné') },
  },
  'start.draw': { name: say('Cards drawn on turns 1 to 4', 'Cartes piochées aux tours 1 à 4') },
  'start.chakraFromCharacters': {
    name: say('CHAKRA +X on a character', 'CHAKRA +X sur un personnage'),
    values: {
      everyTurn: say('every turn', 'à chaque tour'),
      onPlay: say('once, when played', 'une fois, quand il est joué'),
    },
  },
  'start.chakraFromMissions': {
    name: say('CHAKRA +X on a mission counts', 'CHAKRA +X sur une mission compte'),
  },
  'action.passIsFinal': { name: say('Passing is final for the turn', 'Passer est définitif pour le tour') },
  'action.playJutsu': { name: say('JUTSU cards may be played', 'Les cartes JUTSU peuvent être jouées') },
  'edge.onPass': {
    name: say('When a player passes, the Edge', 'Quand un joueur passe, l’Edge'),
    values: {
      first: say('goes to the first to pass', 'va au premier qui passe'),
      stays: say('stays', 'reste'),
    },
  },
  'names.hiddenCounts': {
    name: say('Hidden characters count for names', 'Les personnages cachés comptent pour les noms'),
  },
  'hidden.playCost': { name: say('Cost to play face down', 'Coût pour jouer face cachée') },
  'hidden.targetable': {
    name: say('Effects can choose hidden characters', 'Les effets peuvent choisir des personnages cachés'),
  },
  'hidden.power': {
    name: say('Power of hidden characters', 'Puissance des personnages cachés'),
    values: { counts: say('tokens count', 'les jetons comptent'), zero: say('always 0', 'toujours 0') },
  },
  'reveal.discount': { name: say('Discount for revealing', 'Réduction pour révéler') },
  'reveal.activates': {
    name: say('Revealing activates', 'Révéler active'),
    values: timings,
    none: say('nothing', 'rien'),
  },
  'reveal.mayUpgrade': {
    name: say('A revealed character can upgrade another', 'Un personnage révélé peut en améliorer un autre'),
  },
  'upgrade.activates': {
    name: say('Upgrading activates', 'Améliorer active'),
    values: timings,
    none: say('nothing', 'rien'),
  },
  'upgrade.oldCard': {
    name: say('After an upgrade, the old card', 'Après une amélioration, l’ancienne carte'),
    values: {
      under: say('stays underneath', 'reste dessous'),
      discard: say('is discarded', 'est défaussée'),
    },
  },
  'upgrade.overHidden': {
    name: say('Hidden characters can be upgraded', 'Les personnages cachés peuvent être améliorés'),
  },
  'upgrade.crossName': {
    name: say('Some cards can upgrade other names', 'Certaines cartes peuvent améliorer d’autres noms'),
  },
  'power.floor': {
    name: say('Minimum Power of a character', 'Puissance minimale d’un personnage'),
    none: say('none', 'aucune'),
  },
  'power.setZero': {
    name: say('“Power becomes 0”', '«\u202fLa Puissance devient 0\u202f»'),
    values: {
      overrides: say('overrides everything', 'l’emporte sur tout'),
      modifier: say('adds up with other changes', 'se cumule avec les autres changements'),
    },
  },
  'score.points': {
    name: say('A mission is worth', 'Une mission vaut'),
    values: {
      'base and rank': say('its printed points plus its rank', 'ses points imprimés plus son rang'),
      rank: say('its rank', 'son rang'),
    },
  },
  'score.everyTurn': {
    name: say('Missions are scored every turn', 'Les missions sont évaluées à chaque tour'),
  },
  'score.pointsBeforeEffects': { name: say('Points before SCORE effects', 'Points avant les effets SCORE') },
  'score.missionEffects': { name: say('Missions have SCORE effects', 'Les missions ont des effets SCORE') },
  'effects.optional': { name: say('Effects can be declined', 'Les effets peuvent être refusés') },
  'effects.copy': {
    name: say('Copying an effect', 'Copier un effet'),
    values: {
      'choose a line': say('you choose the line', 'vous choisissez la ligne'),
      'first line': say('the first line', 'la première ligne'),
    },
  },
  'effects.lookLasts': {
    name: say(
      'Actions for which looked-at cards stay visible',
      'Actions pendant lesquelles une carte regardée reste visible',
    ),
  },
  'control.duration': {
    name: say('Control of a character', 'Contrôle d’un personnage'),
    values: {
      linked: say('lasts while the taker stays in play', 'dure tant que le preneur reste en jeu'),
      permanent: say('is permanent', 'est définitif'),
    },
  },
  'stack.toHand': {
    name: say('An upgraded character that returns to hand', 'Un personnage amélioré qui retourne en main'),
    values: {
      all: say('returns all its cards', 'rend toutes ses cartes'),
      top: say('returns its top card', 'rend sa carte du dessus'),
    },
  },
  turnSeconds: {
    name: say('Seconds per decision', 'Secondes par décision'),
    none: say('no limit', 'sans limite'),
    unoffered: true,
  },
} satisfies NamesOf<Rules>;
