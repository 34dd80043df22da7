// What the rule parameters of Mythos are called, for everyone who sits down under changed rules.
// Invariant: every parameter of rules.ts has a name here, or this does not compile.

import type { NamesOf } from '@sleight/kernel/parameters';
import { say } from '@sleight/kernel/rules-text';
import type { Rules } from './rules';

const timings = {
  Main: say('MAIN', 'MAIN'),
  Upgrade: say('UPGRADE', 'UPGRADE'),
  Ambush: say('AMBUSH', 'AMBUSH'),
};

export const parameterNames = {
  'deck.size': { name: say('Cards in a deck', 'Cartes d’un deck') },
  'deck.exact': { name: say('Exactly that many cards in a deck', 'Exactement ce nombre de cartes par deck') },
  'deck.copies': { name: say('Copies of one card', 'Exemplaires d’une carte') },
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
  'deck.missionCopies': { name: say('Copies of one mission', 'Exemplaires d’une mission') },
  'missions.usedPerPlayer': { name: say('Missions used of each player', 'Missions utilisées par joueur') },
  'missions.deckBuild': {
    name: say('Order of the missions', 'Ordre des missions'),
    values: { shuffle: say('shuffled', 'mélangé'), alternating: say('alternating', 'alterné') },
  },
  'start.draw': { name: say('Cards drawn in turns 1 to 4', 'Cartes piochées aux tours 1 à 4') },
  'start.chakraFromCharacters': {
    name: say('CHAKRA +X of a character counts', 'CHAKRA +X d’un personnage compte'),
    values: {
      everyTurn: say('every turn', 'à chaque tour'),
      onPlay: say('once, when played', 'une fois, quand il est joué'),
    },
  },
  'start.chakraFromMissions': {
    name: say('CHAKRA +X of a mission counts', 'CHAKRA +X d’une mission compte'),
  },
  'action.passIsFinal': { name: say('Passing is final for the turn', 'Passer est définitif pour le tour') },
  'action.playJutsu': { name: say('JUTSU cards may be played', 'Les cartes JUTSU peuvent être jouées') },
  'edge.onPass': {
    name: say('The Edge on passing', 'L’Edge quand on passe'),
    values: {
      first: say('goes to the first to pass', 'va au premier qui passe'),
      stays: say('stays', 'reste'),
    },
  },
  'names.hiddenCounts': {
    name: say('Hidden characters count for names', 'Les personnages cachés comptent pour les noms'),
  },
  'hidden.playCost': { name: say('Chakra to play face down', 'Chakra pour jouer face cachée') },
  'hidden.targetable': {
    name: say('Effects may choose hidden characters', 'Les effets peuvent choisir des personnages cachés'),
  },
  'hidden.power': {
    name: say('Power of hidden characters', 'Puissance des personnages cachés'),
    values: { counts: say('tokens count', 'les jetons comptent'), zero: say('always 0', 'toujours 0') },
  },
  'reveal.discount': { name: say('Discount on revealing', 'Réduction pour révéler') },
  'reveal.activates': { name: say('Revealing activates', 'Révéler active'), values: timings },
  'reveal.mayUpgrade': { name: say('Revealing may upgrade', 'Révéler peut améliorer') },
  'upgrade.activates': { name: say('Upgrading activates', 'Améliorer active'), values: timings },
  'upgrade.oldCard': {
    name: say('The upgraded card', 'La carte améliorée'),
    values: { under: say('stays beneath', 'reste dessous'), discard: say('is discarded', 'est défaussée') },
  },
  'upgrade.overHidden': {
    name: say('Hidden characters may be upgraded', 'Les personnages cachés peuvent être améliorés'),
  },
  'upgrade.crossName': {
    name: say('Some cards upgrade other names', 'Certaines cartes améliorent d’autres noms'),
  },
  'power.floor': {
    name: say('Least Power of a character', 'Puissance minimale d’un personnage'),
    none: say('none', 'aucune'),
  },
  'power.setZero': {
    name: say('“Power becomes 0”', '«\u202fLa Puissance devient 0\u202f»'),
    values: {
      overrides: say('overrides everything', 'l’emporte sur tout'),
      modifier: say('is a change like others', 'est un changement comme les autres'),
    },
  },
  'score.points': {
    name: say('A mission is worth', 'Une mission vaut'),
    values: {
      'base and rank': say('its points and its rank', 'ses points et son rang'),
      rank: say('its rank', 'son rang'),
    },
  },
  'score.everyTurn': {
    name: say('Missions are scored every turn', 'Les missions sont comptées à chaque tour'),
  },
  'score.pointsBeforeEffects': { name: say('Points before SCORE effects', 'Points avant les effets SCORE') },
  'score.missionEffects': { name: say('Missions have SCORE effects', 'Les missions ont des effets SCORE') },
  'effects.optional': { name: say('Effects may be declined', 'Les effets peuvent être refusés') },
  'effects.copy': {
    name: say('Copying an effect', 'Copier un effet'),
    values: {
      'choose a line': say('you choose the line', 'vous choisissez la ligne'),
      'first line': say('the first line', 'la première ligne'),
    },
  },
  'effects.lookLasts': {
    name: say(
      'Player turns that looked-at cards stay known',
      'Tours pendant lesquels une carte regardée reste connue',
    ),
  },
  'control.duration': {
    name: say('Control of a character', 'Contrôle d’un personnage'),
    values: {
      linked: say('while its taker stays', 'tant que son auteur reste'),
      permanent: say('for good', 'définitif'),
    },
  },
  'stack.toHand': {
    name: say('A stack returned to the hand', 'Une pile rendue à la main'),
    values: {
      all: say('all its cards', 'toutes ses cartes'),
      top: say('its top card', 'sa carte du dessus'),
    },
  },
  turnSeconds: {
    name: say('Seconds for a decision', 'Secondes par décision'),
    none: say('as long as you like', 'autant que voulu'),
  },
} satisfies NamesOf<Rules>;
