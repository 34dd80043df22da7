// What the table says to a person at the terminal, in both languages.
// Invariant: no sentence here knows a game; a game's own words come from its log and board.
// Read next: play.ts, which speaks them.

import type { Said } from '@sleight/kernel';

const say = (en: string, fr: string): Said => ({ en, fr });

export const WORDS = {
  chooseDeck: say('Choose your deck:', 'Choisissez votre deck\u202f:'),
  begin: (game: Said, deck: Said, foe: Said, seed: string): Said =>
    say(
      `${game.en}: ${deck.en} against ${foe.en}. Seed ${seed}. Type ? for help.`,
      `${game.fr}\u202f: ${deck.fr} contre ${foe.fr}. Graine ${seed}. Tapez ? pour l'aide.`,
    ),
  help: say(
    [
      'Type the number of an option to choose it.',
      '  why CARD    why a card of yours cannot be played now',
      '  card CARD   what a card says',
      '  hint        the best options, and how often they win',
      '  board       show the table again',
      '  q           concede and quit',
      '  Ctrl-D      leave without a word',
    ].join('\n'),
    [
      "Tapez le numéro d'une option pour la choisir.",
      '  pourquoi CARTE   pourquoi une de vos cartes ne peut pas être jouée',
      '  carte CARTE      ce que dit une carte',
      '  indice           les meilleures options, et leurs chances',
      '  table            revoir la table',
      '  q                abandonner et quitter',
      '  Ctrl-D           partir sans un mot',
    ].join('\n'),
  ),
  notUnderstood: (line: string, most: number): Said => {
    const typed = line.trim();
    const isBlank = typed === '';
    return say(
      `${isBlank ? '' : `"${typed}" is not one of the options. `}Type a number from 1 to ${most}, or ? for help.`,
      `${isBlank ? '' : `«\u202f${typed}\u202f» n'est pas une des options. `}Tapez un nombre de 1 à ${most}, ou ? pour l'aide.`,
    );
  },
  reallyQuit: say('Concede the match and quit? (y/n)', 'Abandonner la partie et quitter\u202f? (o/n)'),
  playable: say(
    'Nothing forbids it: it is among your options.',
    "Rien ne l'empêche\u202f: elle est parmi vos options.",
  ),
  left: say('You leave the table. Goodbye.', 'Vous quittez la table. Au revoir.'),
  victory: say('Victory!', 'Victoire\u202f!'),
  defeat: say('Defeat.', 'Défaite.'),
  draw: say('A draw.', 'Match nul.'),
};
