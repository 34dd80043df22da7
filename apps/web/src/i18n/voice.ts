// Wordings that no screen, message or command may use, each with the wording to use instead.
// Most are literal translations; the others name a thing that has another name everywhere else.
// Next: voice.test.ts, which reads every sentence of the project.

import type { Language } from '@sleight/kernel/book';

type Rewrite = readonly [before: string, after: string];

const english: readonly Rewrite[] = [
  ['what is lit', 'highlighted'],
  ['can be chosen', 'highlighted'],
  ['point at a card', 'hover over a card'],
  ['redraw your whole hand', 'keep this hand?'],
  ['no thanks', 'keep hand'],
  ['sure?', 'confirm'],
  ['as it stands', 'projected'],
  ['another match', 'rematch'],
  ['to the next match', 'rematch'],
  ['hand on its code', 'share the code'],
  ['ask twice', 'confirm'],
  ['ask before what', 'confirm'],
  ['as the device says', 'use system setting'],
  ['coming to the table', 'joining the match…'],
  ['know the way', 'you’re ready to play'],
  ['no match is over', 'no finished matches'],
  ['belong together', 'wrong username or password'],
  ['are being asked', 'checking…'],
  ['is like that', 'no cards match these filters'],
  ['at its best', 'plays to win'],
  ['to the top of the life cards', 'set life cards'],
  ['take back', 'undo'],
  ['taken back', 'undone'],
  ['takes back', 'undoes'],
  ['resign', 'concede'],
  ['resigns', 'concedes'],
  ['take it with you', 'export'],
  ['bring one in', 'import'],
  ['bring it back', 'undo delete'],
  ['throw the changes away', 'discard changes'],
  ['play with it', 'play this deck'],
  ['start from it', 'start from this deck'],
  ['take out', 'remove'],
  ['deck may be played', 'deck is legal'],
  ['deck may not be played', 'deck isn’t legal'],
  ['starter deck', 'prebuilt deck'],
  ['starter decks', 'prebuilt decks'],
  ['fetching', 'loading…'],
  ['one moment', 'loading…'],
  ['two at one screen', 'pass and play'],
  ['hotseat', 'pass and play'],
  ['there is nothing here', 'page not found'],
  ['this page broke', 'something went wrong'],
  ['four worlds', 'home page'],
  ['legal note', 'legal notice'],
  ['words on cards', 'keywords'],
  ['kinds of cards', 'card types'],
  ['clear everything', 'clear filters'],
  ['allowed by', 'rules'],
  ['cards like this', 'similar cards'],
  ['prints of this card', 'versions of this card'],
  ['you are called', 'your name'],
  ['counts for nobody', 'doesn’t count for either player'],
  ['there is no such', 'not found'],
  ['is not yours to', 'you can’t'],
  ['this is no deck', 'this isn’t a deck'],
  ['say who', 'name the account'],
  ['anew', 'again'],
  ['somebody', 'someone'],
  ['everybody', 'everyone'],
  ['nothing forbids', 'you can'],
  ['without a word', 'without asking'],
  ['seen by', 'point of view'],
  ['all cards open', 'all cards face up'],
  ['what they may hold', 'cards they may hold'],
  ['speed of play', 'game speed'],
  ['in force', 'the rules the game runs on'],
  ['under way', 'in progress'],
  ['not foreseen', 'unexpected'],
  ['look through', 'browse'],
  ['did not work', 'failed'],
  ['not here yet', 'coming soon'],
  ['writing the rules', 'loading rules…'],
  ['look whether', 'check whether'],
  ['this ruleset', 'these rules'],
];

const french: readonly Rewrite[] = [
  ['règlement', 'règles'],
  ['éclairé', 'en surbrillance'],
  ['éclairée', 'en surbrillance'],
  ['peut être choisi', 'en surbrillance'],
  ['pointez une carte', 'survolez une carte'],
  ['repiocher toute votre main', 'garder cette main\u202f?'],
  ['non merci', 'garder la main'],
  ['sûr\u202f?', 'confirmer'],
  ['une autre partie', 'revanche'],
  ['vers la partie suivante', 'revanche'],
  ['comme l’appareil', 'réglage du système'],
  ['demander avant ce qui', 'confirmer'],
  ['demander deux fois', 'confirmer'],
  ['ne se reprend', 'irréversible'],
  ['arrivée à la table', 'chargement de la partie…'],
  ['la partie arrive', 'chargement de la partie…'],
  ['les cartes arrivent', 'chargement des cartes…'],
  ['connaissez le chemin', 'vous êtes prêt'],
  ['vont pas ensemble', 'incorrect'],
  ['sont consultées', 'vérification…'],
  ['joue ce niveau', 'joue pour gagner'],
  ['reprendre le coup', 'annuler'],
  ['reprend le dernier coup', 'annule le dernier coup'],
  ['est repris', 'a été annulé'],
  ['sortes de cartes', 'types de cartes'],
  ['genres de cartes', 'types de cartes'],
  ['mots des cartes', 'mots-clés'],
  ['révélez ensemble', 'révélez en même temps'],
  ['vers le dessus des cartes vie', 'placez 5 cartes Vie'],
  ['étui', 'pochette'],
  ['étuis', 'pochettes'],
  ['robot', 'bot'],
  ['robots', 'bots'],
  ['courriel', 'e-mail'],
  ['anomalie', 'bug'],
  ['conseil', 'indice'],
  ['emporter', 'exporter'],
  ['partir de là', 'partir de ce deck'],
  ['deck de départ', 'deck préconstruit'],
  ['decks de départ', 'decks préconstruits'],
  ['il n’y a rien ici', 'page introuvable'],
  ['quatre mondes', 'accueil'],
  ['deck peut être joué', 'deck est légal'],
  ['deck ne peut pas être joué', 'deck n’est pas légal'],
  ['cartes ouvertes', 'cartes visibles'],
  ['ne compte pour personne', 'ne compte pour aucun joueur'],
  ['n’a pas marché', 'a échoué'],
  ['dites qui', 'indiquez le compte'],
  ['sans un mot', 'sans confirmer'],
  ['tout effacer', 'effacer les filtres'],
  ['impressions de cette carte', 'versions de cette carte'],
  ['cartes semblables', 'cartes similaires'],
  ['quelqu’un porte', 'déjà pris'],
  ['on tient', 'main adverse'],
  ['écriture des règles', 'chargement des règles…'],
  ['changements non enregistrés', 'modifications non enregistrées'],
  ['pas 1 sur', 'étape 1 sur'],
  ['incliné', 'épuisé'],
  ['inclinée', 'épuisée'],
  ['partie nulle', 'égalité'],
  ['match nul', 'égalité'],
  ['k.-o.', 'K.O.'],
  ['règles en vigueur', 'règles du jeu'],
  ['puzzle', 'problème'],
  ['puzzles', 'problèmes'],
];

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/[\u00a0\u202f]/g, ' ');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const compiled = (rewrites: readonly Rewrite[]) =>
  rewrites.map(([before, after]) => ({
    before,
    after,
    pattern: new RegExp(`(?<![\\p{L}’-])${escaped(plain(before))}(?![\\p{L}-])`, 'u'),
  }));

export const banned = { en: compiled(english), fr: compiled(french) };

/** The wording problems of a sentence, as "before -> after". */
export function wordingFaults(language: Language, sentence: string): string[] {
  const text = plain(sentence);
  return banned[language]
    .filter(({ pattern }) => pattern.test(text))
    .map(({ before, after }) => `${before} -> ${after}`);
}

/** The punctuation problems of a sentence: its apostrophes, and in French the spaces around its punctuation. */
export function markFaults(language: Language, sentence: string): string[] {
  const faults = /\p{L}'\p{L}/u.test(sentence) ? ['straight apostrophe'] : [];
  if (language === 'en') return faults;
  const hasWideSpace = /[ \u00a0][:;!?»]|«[ \u00a0]/.test(sentence);
  const hasNone = /\p{L}[;!?](?=\s|$)|\p{L}:(?=\s)|«\S|\S»/u.test(sentence);
  return [
    ...faults,
    ...(hasWideSpace ? ['not a narrow no-break space'] : []),
    ...(hasNone ? ['no space before double punctuation'] : []),
  ];
}
