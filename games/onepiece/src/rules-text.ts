// The rules of One Piece in words, from the numbers and the deck format in force.
// Next: rules.ts and format.ts for the parameters.

import type { Book, Said } from '@sleight/kernel/book';
import { CARD, counted, type RulesSection, say, when } from '@sleight/kernel/rules-text';
import { asOnePiece } from './book';
import { MOST_CHARACTERS } from './field';
import type { Rules } from './rules';

export const rulesetNames: Readonly<Record<string, Said>> = {
  open: { en: 'Open: every card', fr: 'Libre\u202f: toutes les cartes' },
  standard: { en: 'Standard format', fr: 'Format standard' },
};

const goal: readonly Said[] = [
  say(
    'Deal damage to the opposing Leader when no Life is left. A player whose deck is empty loses as well.',
    'Infligez un dégât au Leader adverse quand il ne reste plus de Vie. Un joueur dont le deck est vide perd aussi.',
  ),
];

const setup = ({ openingHand, donDeck }: Rules): Said[] => [
  say(
    `Each player draws ${counted(openingHand, CARD).en} and may once put them all back and draw as many others. Life cards are dealt face down: as many as the Leader says.`,
    `Chacun pioche ${counted(openingHand, CARD).fr} et peut une fois les remettre toutes et en piocher autant. Les cartes de Vie sont posées face cachée\u202f: autant que le dit le Leader.`,
  ),
  say(`A DON!! deck has ${donDeck} cards.`, `Un deck DON!! compte ${donDeck} cartes.`),
];

const turn: readonly Said[] = [
  say(
    'Refresh: DON!! given to cards come back, and everything rested becomes active.',
    'Redressement\u202f: les DON!! attachés reviennent, et tout ce qui est épuisé redevient actif.',
  ),
  say(
    'Draw 1 card, except on the first turn of the match. Then put 2 DON!! from the DON!! deck into play, 1 on the first turn of the match.',
    'Piochez 1 carte, sauf au premier tour de la partie. Puis mettez en jeu 2 DON!! de votre deck DON!!, 1 au premier tour de la partie.',
  ),
  say(
    'Main: as often as you can, in any order, play cards, use [Main] and [Activate: Main] effects, give DON!!, attack. Then end the turn.',
    'Phase principale\u202f: autant que possible, dans l’ordre voulu, jouez des cartes, utilisez les effets [Principale] et [Activation\u202f: Principale], attachez des DON!!, attaquez. Puis finissez le tour.',
  ),
];

const playing: readonly Said[] = [
  say(
    'A card costs as many DON!! as its cost says: they are rested until your next turn.',
    'Une carte coûte autant de DON!! que son coût\u202f: ils sont épuisés jusqu’à votre prochain tour.',
  ),
  say(
    'A DON!! given to your Leader or a Character is worth 1000 power during your turn.',
    'Un DON!! attaché à votre Leader ou à un Personnage vaut 1000 de puissance pendant votre tour.',
  ),
  say(
    `At most ${MOST_CHARACTERS} Characters and one Stage fit on a side; a further one takes the place of another, which is trashed.`,
    `Au plus ${MOST_CHARACTERS} Personnages et un Lieu tiennent d’un côté\u202f; un de plus prend la place d’un autre, qui est défaussé.`,
  ),
];

const battle: readonly Said[] = [
  say(
    'Rest your Leader or a Character to attack the opposing Leader or a rested opposing Character. Nobody attacks on their own first turn, and a Character not on the turn it was played, unless it has [Rush].',
    'Épuisez votre Leader ou un Personnage pour attaquer le Leader adverse ou un Personnage adverse épuisé. Personne n’attaque à son premier tour, ni un Personnage au tour où il est joué, sauf s’il a [Initiative].',
  ),
  say(
    'The defender may rest one card with [Blocker], which becomes the target, then may trash Characters with a Counter value from the hand or use [Counter] Events for more power.',
    'Le défenseur peut épuiser une carte [Bloqueur], qui devient la cible, puis défausser de sa main des Personnages à valeur de Contre ou utiliser des Évènements [Contre] pour gagner de la puissance.',
  ),
  say(
    'With at least as much power the attacker wins: a Character is K.O.’d, a Leader takes 1 damage.',
    'Avec au moins autant de puissance, l’attaquant gagne\u202f: un Personnage est mis K.-O., un Leader subit 1 dégât.',
  ),
  say(
    'For each damage the top Life card goes to its owner’s hand; with [Trigger] it may be used instead.',
    'Pour chaque dégât, la carte de Vie du dessus va dans la main de son propriétaire\u202f; avec [Déclenchement], elle peut être utilisée à la place.',
  ),
];

function deck({ format }: Rules): Said[] {
  const { size, copies, leastBlock, banned, apart } = format;
  return [
    say(
      `A deck has one Leader and exactly ${counted(size, CARD).en} of the Leader’s colours, at most ${copies} of each number.`,
      `Un deck compte un Leader et exactement ${counted(size, CARD).fr} des couleurs du Leader, au plus ${copies} de chaque numéro.`,
    ),
    ...when(
      leastBlock > 1,
      say(
        `Cards need a block icon of ${leastBlock} or more.`,
        `Les cartes doivent avoir une icône de bloc ${leastBlock} ou plus.`,
      ),
    ),
    ...when(
      banned.length > 0,
      say(`Not allowed: ${banned.join(', ')}.`, `Interdites\u202f: ${banned.join(', ')}.`),
    ),
    ...when(
      apart.length > 0,
      say(
        `Not together: ${apart.map((pair) => pair.join(' and ')).join('; ')}.`,
        `Pas ensemble\u202f: ${apart.map((pair) => pair.join(' et ')).join('\u202f; ')}.`,
      ),
    ),
  ];
}

export function rulesText(book: Book): RulesSection[] {
  const { rules } = asOnePiece(book);
  return [
    { id: 'goal', title: say('Goal', 'But'), lines: goal },
    { id: 'setup', title: say('Setting up', 'Mise en place'), lines: setup(rules) },
    { id: 'turn', title: say('A turn', 'Un tour'), lines: turn },
    { id: 'playing', title: say('Playing cards', 'Jouer des cartes'), lines: playing },
    { id: 'battle', title: say('Attack and defence', 'Attaque et défense'), lines: battle },
    { id: 'deck', title: say('Decks', 'Decks'), lines: deck(rules) },
  ];
}
