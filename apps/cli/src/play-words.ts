// Sentences for the player at the terminal, in both languages.
// Invariant: no sentence here is about a particular game; those come from the game's log and board.
// Read next: play.ts, which prints them.

import type { Said } from '@sleight/kernel';

const say = (en: string, fr: string): Said => ({ en, fr });

export const WORDS = {
  chooseDeck: say('Choose your deck:', 'Choisissez votre deck\u202f:'),
  begin: (game: Said, deck: Said, foe: Said, seed: string): Said =>
    say(
      `${game.en}: ${deck.en} against ${foe.en}. Seed ${seed}. Type ? for help.`,
      `${game.fr}\u202f: ${deck.fr} contre ${foe.fr}. Graine ${seed}. Tapez «\u202f?\u202f» pour l’aide.`,
    ),
  help: say(
    [
      'Type the number of an option to choose it.',
      '  why CARD    why you can’t play a card right now',
      '  card CARD   show a card’s text',
      '  hint        the best options and their chance of winning',
      '  board       show the table again',
      '  q           concede and quit',
      '  Ctrl-D      quit without asking',
    ].join('\n'),
    [
      'Tapez le numéro d’une option pour la choisir.',
      '  pourquoi CARTE   pourquoi vous ne pouvez pas jouer une carte',
      '  carte CARTE      afficher le texte d’une carte',
      '  indice           les meilleures options et leurs chances de victoire',
      '  table            réafficher la table',
      '  q                abandonner et quitter',
      '  Ctrl-D           quitter sans confirmer',
    ].join('\n'),
  ),
  notUnderstood: (line: string, most: number): Said => {
    const typed = line.trim();
    const isBlank = typed === '';
    return say(
      `${isBlank ? '' : `"${typed}" is not one of the options. `}Type a number from 1 to ${most}, or ? for help.`,
      `${isBlank ? '' : `«\u202f${typed}\u202f» n’est pas une des options. `}Tapez un nombre de 1 à ${most}, ou «\u202f?\u202f» pour l’aide.`,
    );
  },
  reallyQuit: say('Concede the match and quit? (y/n)', 'Abandonner la partie et quitter\u202f? (o/n)'),
  playable: say('You can: it’s one of your options.', 'Vous pouvez\u202f: elle fait partie de vos options.'),
  left: say('You left the table. Goodbye.', 'Vous avez quitté la table. Au revoir.'),
  you: say('You', 'Vous'),
  victory: say('Victory!', 'Victoire\u202f!'),
  defeat: say('Defeat.', 'Défaite.'),
  draw: say('Draw.', 'Égalité.'),
};
