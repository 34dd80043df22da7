// Errors of the server: a code for machines, a sentence for people.
// Invariant: an error contains nothing its receiver may not know, and a refused request changed nothing; only
// `server` errors cannot promise that.

import type { Said } from '@sleight/kernel';
import { z } from 'zod';
import { saidSchema } from './said';

/** Every code with its default sentence; a sender may be more precise. */
export const errorSentences = {
  malformed: { en: 'The server couldn’t read this message.', fr: 'Le serveur n’a pas pu lire ce message.' },
  'too-large': { en: 'This message is too large.', fr: 'Ce message est trop volumineux.' },
  'too-many': {
    en: 'Too many messages at once. Wait a moment and try again.',
    fr: 'Trop de messages d’un coup. Attendez un instant et réessayez.',
  },
  'too-many-codes': {
    en: 'Too many wrong room codes. Check the code, wait a moment and try again.',
    fr: 'Trop de codes de salon erronés. Vérifiez le code, attendez un instant et réessayez.',
  },
  'too-many-matches': {
    en: 'You have too many matches in progress. Finish or concede one first.',
    fr: 'Vous avez trop de parties en cours. Terminez-en une ou abandonnez-la d’abord.',
  },
  'too-many-matches-here': {
    en: 'Too many matches are in progress on your network. Finish or concede one first.',
    fr: 'Trop de parties sont en cours sur votre réseau. Terminez-en une ou abandonnez-la d’abord.',
  },
  'too-many-passwords': {
    en: 'Too many wrong passwords. Wait a while, then try again.',
    fr: 'Trop de mots de passe incorrects. Attendez un peu avant de réessayer.',
  },
  'too-many-sockets': {
    en: 'Too many connections from your network. Close some tabs and try again.',
    fr: 'Trop de connexions depuis votre réseau. Fermez des onglets et réessayez.',
  },
  'not-signed-in': {
    en: 'Sign in or play as a guest first.',
    fr: 'Connectez-vous ou jouez en invité d’abord.',
  },
  'not-allowed': { en: 'You’re not allowed to do that.', fr: 'Vous n’avez pas le droit de faire cela.' },
  'wrong-origin': {
    en: 'This page isn’t allowed to connect to the server.',
    fr: 'Cette page n’est pas autorisée à se connecter au serveur.',
  },
  'unknown-game': { en: 'Game not found.', fr: 'Jeu introuvable.' },
  'unknown-ruleset': {
    en: 'This game has no ruleset with that name.',
    fr: 'Ce jeu n’a pas de règles de ce nom.',
  },
  'unknown-level': { en: 'Opponent not found.', fr: 'Adversaire introuvable.' },
  'unknown-persona': {
    en: 'That character doesn’t play at this level.',
    fr: 'Ce personnage ne joue pas à ce niveau.',
  },
  'unknown-deck': { en: 'Deck not found.', fr: 'Deck introuvable.' },
  'unknown-lesson': { en: 'Puzzle or guided match not found.', fr: 'Problème ou partie guidée introuvable.' },
  'not-this-step': {
    en: 'That move is legal, but it isn’t what this step is about.',
    fr: 'Ce coup est permis, mais ce n’est pas l’objet de cette étape.',
  },
  'bad-rules': { en: 'These rules can’t be combined.', fr: 'Ces règles ne peuvent pas être combinées.' },
  'bad-deck': { en: 'This deck isn’t legal.', fr: 'Ce deck n’est pas légal.' },
  'their-deck': {
    en: 'The other player’s deck is no longer legal. Ask them to open another room.',
    fr: 'Le deck de l’autre joueur n’est plus légal. Demandez-lui d’ouvrir un autre salon.',
  },
  'unknown-room': { en: 'There is no room with this code.', fr: 'Aucun salon ne correspond à ce code.' },
  'room-full': { en: 'This room is full.', fr: 'Ce salon est complet.' },
  'unknown-match': { en: 'Match not found.', fr: 'Partie introuvable.' },
  'not-seated': { en: 'You aren’t playing in this match.', fr: 'Vous ne jouez pas dans cette partie.' },
  'other-version': {
    en: 'This match was played with another version of the game and can no longer be opened.',
    fr: 'Cette partie a été jouée avec une autre version du jeu et ne peut plus être ouverte.',
  },
  void: {
    en: 'This match was voided: the rules engine changed, so it can no longer be shown. It doesn’t count for either player.',
    fr: 'Cette partie a été annulée\u202f: le moteur de règles a changé et elle ne peut plus être affichée. Elle ne compte pour aucun joueur.',
  },
  'cannot-continue': {
    en: 'This match was played with another version of the game. You can watch it, but not play on from it.',
    fr: 'Cette partie a été jouée avec une autre version du jeu. Vous pouvez la revoir, mais pas en jouer la suite.',
  },
  'not-dealt': {
    en: 'You can’t play on from a puzzle or a guided match. Start it again instead.',
    fr: 'Un problème ou une partie guidée n’a pas de suite à jouer. Recommencez depuis le début.',
  },
  'unknown-step': {
    en: 'This match has no step with that number.',
    fr: 'Cette partie n’a pas d’étape de ce numéro.',
  },
  over: { en: 'The match is over.', fr: 'La partie est terminée.' },
  'not-over': { en: 'The match isn’t over yet.', fr: 'La partie n’est pas encore terminée.' },
  'not-asked': {
    en: 'You have nothing to decide right now.',
    fr: 'Vous n’avez rien à décider pour l’instant.',
  },
  stale: {
    en: 'That choice is no longer open. Look at the table again.',
    fr: 'Ce choix n’est plus possible. Regardez à nouveau la table.',
  },
  'unknown-key': {
    en: 'You can’t choose that right now.',
    fr: 'Vous ne pouvez pas choisir cela pour l’instant.',
  },
  'too-far': {
    en: 'Your first choices reveal something new. Send them on their own first.',
    fr: 'Vos premiers choix révèlent quelque chose. Envoyez-les d’abord seuls.',
  },
  'only-against-bots': {
    en: 'You can only undo moves against a bot.',
    fr: 'Vous ne pouvez annuler un coup que contre un bot.',
  },
  'nothing-to-undo': { en: 'There’s nothing to undo.', fr: 'Il n’y a rien à annuler.' },
  'undo-reveals': {
    en: 'You’ve seen something new since that move, so you can’t undo it.',
    fr: 'Vous avez découvert quelque chose depuis ce coup\u202f: vous ne pouvez plus l’annuler.',
  },
  'too-many-undos': {
    en: 'You’ve used every undo this match allows.',
    fr: 'Vous avez utilisé toutes les annulations permises dans cette partie.',
  },
  'too-many-answers': {
    en: 'You’ve made as many moves as one match allows. You can only concede.',
    fr: 'Vous avez joué autant de coups qu’une partie le permet. Vous pouvez seulement abandonner.',
  },
  'no-hints': {
    en: 'There are no hints against another person.',
    fr: 'Il n’y a pas d’indices contre une autre personne.',
  },
  'no-hints-here': { en: 'This game has no hints yet.', fr: 'Ce jeu n’a pas encore d’indices.' },
  'no-claim': {
    en: 'You can only claim the win against another person.',
    fr: 'Vous ne pouvez réclamer la victoire que contre une autre personne.',
  },
  'still-here': {
    en: 'Your opponent is back. The match continues.',
    fr: 'Votre adversaire est de retour. La partie continue.',
  },
  'away-too-briefly': {
    en: 'Your opponent hasn’t been away long enough yet.',
    fr: 'Votre adversaire n’est pas absent depuis assez longtemps.',
  },
  'no-greetings': {
    en: 'There’s no one to greet in this match.',
    fr: 'Il n’y a personne à saluer dans cette partie.',
  },
  'too-many-greetings': {
    en: 'You’ve sent a lot of messages. Wait a moment.',
    fr: 'Vous venez d’envoyer beaucoup de messages. Attendez un instant.',
  },
  'bad-name': {
    en: 'A name must have 1 to 40 letters, digits, spaces or simple punctuation marks.',
    fr: 'Un nom doit compter de 1 à 40 lettres, chiffres, espaces ou signes de ponctuation simples.',
  },
  'bad-username': {
    en: 'A username must have 3 to 12 letters or digits.',
    fr: 'Un nom d’utilisateur doit compter de 3 à 12 lettres ou chiffres.',
  },
  'username-taken': {
    en: 'This username, or one that looks like it, is already taken.',
    fr: 'Ce nom d’utilisateur, ou un nom qui lui ressemble, est déjà pris.',
  },
  'guests-have-none': {
    en: 'Guests don’t have usernames. Create an account first: your decks and matches come with you.',
    fr: 'Les invités n’ont pas de nom d’utilisateur. Créez d’abord un compte\u202f: vos decks et vos parties vous suivront.',
  },
  'bad-email': { en: 'That isn’t a valid email address.', fr: 'Cette adresse e-mail n’est pas valide.' },
  'email-taken': {
    en: 'An account with this email address already exists. Sign in instead.',
    fr: 'Un compte existe déjà avec cette adresse e-mail. Connectez-vous.',
  },
  'bad-password': {
    en: 'A password must have 8 to 128 characters.',
    fr: 'Un mot de passe doit compter de 8 à 128 caractères.',
  },
  'no-password': { en: 'Enter a password.', fr: 'Saisissez un mot de passe.' },
  'wrong-credentials': {
    en: 'Wrong username or password.',
    fr: 'Nom d’utilisateur ou mot de passe incorrect.',
  },
  'wrong-password': {
    en: 'That isn’t your current password.',
    fr: 'Ce n’est pas votre mot de passe actuel.',
  },
  'already-signed-in': { en: 'You’re already signed in.', fr: 'Vous êtes déjà connecté.' },
  banned: { en: 'This account has been banned.', fr: 'Ce compte a été banni.' },
  'no-google': {
    en: 'Google sign-in isn’t available here.',
    fr: 'La connexion avec Google n’est pas disponible ici.',
  },
  'google-away': {
    en: 'Google isn’t responding right now. Sign in another way, or try again later.',
    fr: 'Google ne répond pas pour le moment. Connectez-vous autrement, ou réessayez plus tard.',
  },
  'google-cancelled': {
    en: 'Google sign-in was cancelled. Try again, or sign in another way.',
    fr: 'La connexion avec Google a été annulée. Réessayez, ou connectez-vous autrement.',
  },
  'google-email-taken': {
    en: 'An account with your Google email address already exists. Sign in with its password.',
    fr: 'Un compte existe déjà avec votre adresse Google. Connectez-vous avec son mot de passe.',
  },
  'google-failed': {
    en: 'Google sign-in failed. Try again, or sign in another way.',
    fr: 'La connexion avec Google a échoué. Réessayez, ou connectez-vous autrement.',
  },
  'unknown-card': { en: 'This game has no card with that name.', fr: 'Ce jeu n’a pas de carte de ce nom.' },
  'no-decks': {
    en: 'This game has no deck building: both players use the same cards.',
    fr: 'Ce jeu se joue sans construction de deck\u202f: les deux joueurs utilisent les mêmes cartes.',
  },
  'too-many-decks': {
    en: 'You can’t save any more decks. Delete one first.',
    fr: 'Vous ne pouvez plus enregistrer de deck. Supprimez-en un d’abord.',
  },
  'not-found': { en: 'There’s nothing at this address.', fr: 'Il n’y a rien à cette adresse.' },
  unavailable: {
    en: 'The server is stopping or very busy. Try again in a moment.',
    fr: 'Le serveur s’arrête ou est surchargé. Réessayez dans un instant.',
  },
  server: {
    en: 'Something went wrong on the server. Check whether it worked before you try again.',
    fr: 'Une erreur est survenue sur le serveur. Vérifiez si l’action a abouti avant de réessayer.',
  },
} as const satisfies Record<string, Said>;

export type ErrorCode = keyof typeof errorSentences;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorSentences, code);

export const wireErrorSchema = z.object({
  code: z.string().refine(isErrorCode),
  message: saidSchema,
  /** The individual problems, if there are several: the rules a deck breaks, the fields of a message. */
  problems: z.array(saidSchema).optional(),
  /** In how many seconds to try again, if waiting helps. */
  retryAfter: z.number().optional(),
});
export interface WireError {
  readonly code: ErrorCode;
  readonly message: Said;
  readonly problems?: readonly Said[];
  readonly retryAfter?: number;
}

export const wireError = (code: ErrorCode, problems: readonly Said[] = []): WireError => ({
  code,
  message: errorSentences[code],
  ...(problems.length === 0 ? {} : { problems }),
});

/** Errors that waiting helps against. The sentence continues with when to try again. */
const overLimit = {
  'too-many': { en: 'Too many messages at once', fr: 'Trop de messages d’un coup' },
  'too-many-codes': { en: 'Too many wrong room codes', fr: 'Trop de codes de salon erronés' },
  'too-many-matches': {
    en: 'You have too many matches in progress. Finish or concede one, or wait',
    fr: 'Vous avez trop de parties en cours. Terminez-en une, abandonnez-la ou attendez',
  },
  'too-many-matches-here': {
    en: 'Too many matches are in progress on your network. Finish or concede one, or wait',
    fr: 'Trop de parties sont en cours sur votre réseau. Terminez-en une, abandonnez-la ou attendez',
  },
  'too-many-passwords': { en: 'Too many wrong passwords', fr: 'Trop de mots de passe incorrects' },
  'too-many-greetings': {
    en: 'You’ve sent a lot of messages',
    fr: 'Vous venez d’envoyer beaucoup de messages',
  },
  'away-too-briefly': {
    en: 'Your opponent hasn’t been away long enough yet',
    fr: 'Votre adversaire n’est pas absent depuis assez longtemps',
  },
} as const satisfies Partial<Record<ErrorCode, Said>>;

export type OverLimit = keyof typeof overLimit;

const MINUTE = 60;

function duration(seconds: number): Said {
  const [count, unit] =
    seconds > MINUTE ? [Math.ceil(seconds / MINUTE), 'minute'] : [Math.max(1, seconds), 'second'];
  const plural = count === 1 ? '' : 's';
  return { en: `${count} ${unit}${plural}`, fr: `${count} ${unit}${unit === 'second' ? 'e' : ''}${plural}` };
}

/** A limit is reached; there is room again after `seconds`. */
export function limitError(code: OverLimit, seconds: number): WireError {
  const what = overLimit[code];
  const wait = duration(Math.ceil(seconds));
  return {
    code,
    message: {
      en: `${what.en}. Try again in ${wait.en}.`,
      fr: `${what.fr}. Réessayez dans ${wait.fr}.`,
    },
    retryAfter: Math.max(1, Math.ceil(seconds)),
  };
}
