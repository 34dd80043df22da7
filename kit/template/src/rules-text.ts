// The rules in words, with the numbers of the rulebook.

import type { Book } from '@sleight/kernel/book';
import { CARD, counted, POINT, type RulesSection, say } from '@sleight/kit/rules-text';
import { asDuskfall } from './book';

export function rulesText(book: Book): RulesSection[] {
  const { deckSize, copies, openingHand, draw, pointsToWin } = asDuskfall(book).rules;
  const [hand, more] = [counted(openingHand, CARD), counted(draw, CARD)];
  const goal = counted(pointsToWin, POINT);
  return [
    {
      id: 'goal',
      title: say('Goal', 'Objectif'),
      lines: [
        say(`The first player with ${goal.en} wins.`, `Le premier joueur à ${goal.fr} l’emporte.`),
        say(
          'If a player has no card to choose, the match ends and the higher score wins.',
          'Si un joueur n’a plus de carte à choisir, la partie prend fin et le meilleur score l’emporte.',
        ),
      ],
    },
    {
      id: 'round',
      title: say('A round', 'Une manche'),
      lines: [
        say(
          `You start with ${hand.en}. Each round, both players draw ${more.en} and secretly choose one to play.`,
          `Vous commencez avec ${hand.fr}. À chaque manche, les deux joueurs piochent ${more.fr} et en choisissent une à jouer en secret.`,
        ),
        say(
          'Both cards are revealed at the same time. Reveal abilities happen; whose come first changes every round.',
          'Les deux cartes sont révélées en même temps. Les capacités Révélation ont lieu\u202f; le joueur qui commence change à chaque manche.',
        ),
        say(
          'The stronger card wins 1 point, then Win and Loss abilities happen. After a tie, the next round is worth 1 point more.',
          'La carte la plus forte rapporte 1 point, puis les capacités Victoire et Défaite ont lieu. Après une égalité, la manche suivante vaut 1 point de plus.',
        ),
      ],
    },
    {
      id: 'deck',
      title: say('Your deck', 'Votre deck'),
      lines: [
        say(
          `A deck has ${counted(deckSize, CARD).en}, with at most ${copies} of each.`,
          `Un deck compte ${counted(deckSize, CARD).fr}, dont au plus ${copies} exemplaires de chacune.`,
        ),
      ],
    },
  ];
}

/** The game in a minute, for a language model. */
export const primer = `Each round both players secretly choose one card from hand; both are revealed at once. Reveal
abilities happen, then the stronger card wins the stake: 1 point, and 1 more for every tie just before. Win and Loss
abilities of the two cards follow, and both cards are discarded. A strong card is wasted on a round that is worth little,
and a card that likes to lose is best when the opponent plays high.`;
