// What the server answers instead of doing what was asked: a code for machines, a sentence for people.
// Invariant: an error names nothing its receiver may not know, and whatever it answers changed nothing; only of what
// went wrong on the server (`server`) nobody can say that.

import type { Said } from '@sleight/kernel';
import { z } from 'zod';
import { saidSchema } from './said';

/** Every code with its usual sentence; a sender may say more precisely what is wrong. */
export const errorSentences = {
  malformed: {
    en: 'The server does not understand this message.',
    fr: 'Le serveur ne comprend pas ce message.',
  },
  'too-large': { en: 'This message is too large.', fr: 'Ce message est trop grand.' },
  'too-many': {
    en: 'Too many messages at once: wait a moment and try again.',
    fr: 'Trop de messages à la fois\u202f: attendez un instant et réessayez.',
  },
  'too-many-codes': {
    en: 'Too many room codes that do not exist: wait a moment and check the code.',
    fr: 'Trop de codes de salon inexistants\u202f: attendez un instant et vérifiez le code.',
  },
  'too-many-matches': {
    en: 'You have too many matches under way: finish or concede one first.',
    fr: "Vous avez trop de parties en cours\u202f: terminez-en ou abandonnez-en une d'abord.",
  },
  'too-many-matches-here': {
    en: 'Too many matches are under way from your network: finish or concede one first.',
    fr: "Trop de parties sont en cours depuis votre réseau\u202f: terminez-en ou abandonnez-en une d'abord.",
  },
  'too-many-passwords': {
    en: 'Too many wrong passwords: wait a while before you try again.',
    fr: 'Trop de mots de passe erronés\u202f: attendez un peu avant de réessayer.',
  },
  'too-many-sockets': {
    en: 'Too many tables are open from your network: close some and try again.',
    fr: 'Trop de tables sont ouvertes depuis votre réseau\u202f: fermez-en et réessayez.',
  },
  'not-signed-in': {
    en: 'Sign in, or play as a guest, first.',
    fr: "Connectez-vous ou jouez en invité d'abord.",
  },
  'not-allowed': { en: 'This is not yours to do.', fr: "Vous n'y êtes pas autorisé." },
  'wrong-origin': {
    en: 'This page may not talk to the server.',
    fr: 'Cette page ne peut pas parler au serveur.',
  },
  'unknown-game': { en: 'There is no such game.', fr: 'Ce jeu n’existe pas.' },
  'unknown-ruleset': { en: 'This game has no such ruleset.', fr: 'Ce jeu n’a pas de telles règles.' },
  'unknown-level': { en: 'There is no such opponent.', fr: 'Cet adversaire n’existe pas.' },
  'unknown-persona': {
    en: 'No such character plays at this level.',
    fr: 'Aucun personnage de ce nom ne joue à ce niveau.',
  },
  'unknown-deck': { en: 'There is no such deck.', fr: 'Ce deck n’existe pas.' },
  'unknown-lesson': {
    en: 'There is no such puzzle or lesson.',
    fr: 'Ce problème ou cette leçon n’existe pas.',
  },
  'not-this-step': {
    en: 'That is allowed, but not what this step is about.',
    fr: 'C’est permis, mais ce n’est pas le sujet de cette étape.',
  },
  'bad-rules': { en: 'These rules do not fit together.', fr: 'Ces règles ne vont pas ensemble.' },
  'bad-deck': { en: 'This deck breaks the rules.', fr: 'Ce deck enfreint les règles.' },
  'their-deck': {
    en: 'The deck of the other player no longer fits the rules: ask them to open another room.',
    fr: 'Le deck de l’autre joueur ne respecte plus les règles\u202f: demandez-lui d’ouvrir un autre salon.',
  },
  'unknown-room': { en: 'There is no room with this code.', fr: 'Aucun salon ne porte ce code.' },
  'room-full': { en: 'This room is full.', fr: 'Ce salon est complet.' },
  'unknown-match': { en: 'There is no such match.', fr: "Cette partie n'existe pas." },
  'not-seated': { en: 'You do not play in this match.', fr: 'Vous ne jouez pas dans cette partie.' },
  'other-version': {
    en: 'This match was played with another version of the game and cannot be opened any more.',
    fr: 'Cette partie a été jouée avec une autre version du jeu et ne peut plus être ouverte.',
  },
  void: {
    en: 'This match is void: the rules engine changed and it cannot be shown any more. It counts for nobody.',
    fr: 'Cette partie est annulée\u202f: le moteur de règles a changé et elle ne peut plus être affichée. Elle ne compte pour personne.',
  },
  'cannot-continue': {
    en: 'This match was played with another version of the game: it can be watched, but not played on.',
    fr: 'Cette partie a été jouée avec une autre version du jeu\u202f: on peut la revoir, mais pas la continuer.',
  },
  'not-dealt': {
    en: 'Puzzles and guided matches cannot be played on: start them again instead.',
    fr: 'Un problème ou une partie guidée ne se continue pas\u202f: recommencez plutôt.',
  },
  'unknown-step': { en: 'This match has no such step.', fr: "Cette partie n'a pas ce pas." },
  over: { en: 'The match is over.', fr: 'La partie est terminée.' },
  'not-over': { en: 'The match is not over yet.', fr: "La partie n'est pas encore terminée." },
  'not-asked': { en: 'It is not yours to decide now.', fr: "Ce n'est pas à vous de décider maintenant." },
  stale: {
    en: 'That decision has passed; look at the table again.',
    fr: 'Cette décision est passée\u202f; regardez la table à nouveau.',
  },
  'unknown-key': { en: 'That choice is not possible now.', fr: "Ce choix n'est pas possible maintenant." },
  'too-far': {
    en: 'You would see something new on the way: send the first choices alone.',
    fr: "Vous verriez du nouveau en chemin\u202f: envoyez d'abord les premiers choix.",
  },
  'only-against-bots': {
    en: 'Only moves against a bot can be taken back.',
    fr: 'On ne reprend un coup que contre un robot.',
  },
  'nothing-to-undo': { en: 'There is nothing to take back.', fr: "Il n'y a rien à reprendre." },
  'undo-reveals': {
    en: 'You have seen something new since: this cannot be taken back.',
    fr: 'Vous avez vu du nouveau depuis\u202f: ce coup ne se reprend plus.',
  },
  'too-many-undos': {
    en: 'You have taken back as many moves as one match allows.',
    fr: 'Vous avez repris autant de coups que le permet une partie.',
  },
  'too-many-answers': {
    en: 'You have given as many answers as one match allows: you can only concede.',
    fr: 'Vous avez donné autant de réponses que le permet une partie\u202f: vous pouvez seulement abandonner.',
  },
  'no-hints': {
    en: 'There are no hints against another person.',
    fr: 'Il n’y a pas d’indices contre une autre personne.',
  },
  'no-hints-here': {
    en: 'There are no hints in this game yet.',
    fr: 'Il n’y a pas encore d’indices dans ce jeu.',
  },
  'bad-name': {
    en: 'A name has 1 to 40 letters, digits, spaces or simple marks.',
    fr: 'Un nom compte de 1 à 40 lettres, chiffres, espaces ou signes simples.',
  },
  'bad-username': {
    en: 'A username has 3 to 12 letters or digits.',
    fr: "Un nom d'utilisateur compte de 3 à 12 lettres ou chiffres.",
  },
  'username-taken': {
    en: 'Somebody has this username, or one that looks like it.',
    fr: "Quelqu'un porte déjà ce nom d'utilisateur, ou un nom qui lui ressemble.",
  },
  'guests-have-none': {
    en: 'Guests have no username: create an account first. Your decks and matches come with you.',
    fr: "Les invités n'ont pas de nom d'utilisateur\u202f: créez d'abord un compte. Vos decks et vos parties vous suivent.",
  },
  'bad-email': { en: 'This is not an email address.', fr: "Ce n'est pas une adresse de courriel." },
  'email-taken': {
    en: 'There is an account with this email address: sign in instead.',
    fr: 'Un compte existe avec cette adresse\u202f: connectez-vous.',
  },
  'bad-password': {
    en: 'A password has 8 to 128 characters.',
    fr: 'Un mot de passe compte de 8 à 128 caractères.',
  },
  'no-password': { en: 'Enter a password.', fr: 'Saisissez un mot de passe.' },
  'wrong-credentials': {
    en: 'This name and password do not belong together.',
    fr: 'Ce nom et ce mot de passe ne vont pas ensemble.',
  },
  'wrong-password': {
    en: 'This is not your current password.',
    fr: 'Ce n’est pas votre mot de passe actuel.',
  },
  'already-signed-in': { en: 'You are already signed in.', fr: 'Vous êtes déjà connecté.' },
  banned: { en: 'This account is banned.', fr: 'Ce compte est banni.' },
  'no-google': {
    en: 'Signing in with Google is not available here.',
    fr: "La connexion avec Google n'est pas disponible ici.",
  },
  'google-away': {
    en: 'Google does not answer at the moment: sign in another way, or try again later.',
    fr: 'Google ne répond pas pour le moment\u202f: connectez-vous autrement, ou réessayez plus tard.',
  },
  'google-cancelled': {
    en: 'You did not let Google sign you in. Try again, or sign in another way.',
    fr: 'Vous n’avez pas laissé Google vous connecter. Réessayez, ou connectez-vous autrement.',
  },
  'google-email-taken': {
    en: 'There is an account with the email address that Google gave: sign in with its password.',
    fr: 'Un compte existe avec l’adresse que Google a donnée\u202f: connectez-vous avec son mot de passe.',
  },
  'google-failed': {
    en: 'Signing in with Google did not work. Try again, or sign in another way.',
    fr: 'La connexion avec Google n’a pas marché. Réessayez, ou connectez-vous autrement.',
  },
  'unknown-card': { en: 'This game has no such card.', fr: 'Ce jeu n’a pas cette carte.' },
  'no-decks': {
    en: 'This game has no deck building: everybody plays with the same cards.',
    fr: 'Ce jeu n’a pas de construction de deck\u202f: tout le monde joue avec les mêmes cartes.',
  },
  'too-many-decks': {
    en: 'You have as many decks as fit: delete one first.',
    fr: "Vous avez autant de decks que possible\u202f: supprimez-en un d'abord.",
  },
  'not-found': { en: 'There is nothing here.', fr: "Il n'y a rien ici." },
  unavailable: {
    en: 'The server is stopping or very busy: try again in a moment.',
    fr: 'Le serveur s’arrête ou est très occupé\u202f: réessayez dans un instant.',
  },
  server: {
    en: 'Something went wrong on the server. Look whether it was done before you try again.',
    fr: 'Une erreur est survenue sur le serveur. Regardez si c’est fait avant de réessayer.',
  },
} as const satisfies Record<string, Said>;

export type ErrorCode = keyof typeof errorSentences;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorSentences, code);

export const wireErrorSchema = z.object({
  code: z.string().refine(isErrorCode),
  message: saidSchema,
  /** Each thing that is wrong, where there are several: the rules a deck breaks, the fields of a message. */
  problems: z.array(saidSchema).optional(),
  /** In how many seconds to try again, where waiting helps. */
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

/** What waiting helps against. The sentence goes on with when to try again. */
const overLimit = {
  'too-many': { en: 'Too many messages at once', fr: 'Trop de messages à la fois' },
  'too-many-codes': {
    en: 'Too many room codes that do not exist',
    fr: 'Trop de codes de salon inexistants',
  },
  'too-many-matches': {
    en: 'You have too many matches under way: finish or concede one, or wait',
    fr: 'Vous avez trop de parties en cours\u202f: terminez-en ou abandonnez-en une, ou attendez',
  },
  'too-many-matches-here': {
    en: 'Too many matches are under way from your network: finish or concede one, or wait',
    fr: 'Trop de parties sont en cours depuis votre réseau\u202f: terminez-en ou abandonnez-en une, ou attendez',
  },
  'too-many-passwords': { en: 'Too many wrong passwords', fr: 'Trop de mots de passe erronés' },
} as const satisfies Partial<Record<ErrorCode, Said>>;

export type OverLimit = keyof typeof overLimit;

const MINUTE = 60;

function duration(seconds: number): Said {
  const [count, unit] =
    seconds > MINUTE ? [Math.ceil(seconds / MINUTE), 'minute'] : [Math.max(1, seconds), 'second'];
  const plural = count === 1 ? '' : 's';
  return { en: `${count} ${unit}${plural}`, fr: `${count} ${unit}${unit === 'second' ? 'e' : ''}${plural}` };
}

/** A limit is reached; it has room again after `seconds`. */
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
