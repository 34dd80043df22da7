// The rules of One Piece in words, from the current numbers and deck format.
// Next: rules.ts and format.ts for the parameters.

import type { Book, Said } from '@sleight/kernel/book';
import { CARD, COPY, counted, type RulesSection, say, when } from '@sleight/kit/rules-text';
import { asOnePiece } from './book';
import { MOST_CHARACTERS } from './field';
import type { Rules } from './rules';

export const rulesetNames: Readonly<Record<string, Said>> = {
  open: { en: 'Open: every card', fr: 'Libre\u202f: toutes les cartes' },
  standard: { en: 'Standard format', fr: 'Format standard' },
};

const goal: readonly Said[] = [
  say(
    'Deal damage to your opponent’s Leader when they have no Life cards left. You also lose if your deck runs out.',
    'Infligez un dégât au Leader adverse quand il n’a plus de carte Vie. Un joueur dont le deck est vide perd aussi.',
  ),
];

const setup = ({ openingHand, donDeck }: Rules): Said[] => [
  say(
    `Each player draws ${counted(openingHand, CARD).en} and may take one mulligan: shuffle the whole hand back and draw a new one. Each player then sets as many Life cards face down as their Leader’s Life.`,
    `Chaque joueur pioche ${counted(openingHand, CARD).fr} et peut faire un mulligan\u202f: remettre toute sa main dans le deck et en piocher une nouvelle. Il place ensuite face cachée autant de cartes Vie que l’indique son Leader.`,
  ),
  say(`Each DON!! deck has ${donDeck} cards.`, `Chaque deck DON!! compte ${donDeck} cartes.`),
];

const turn: readonly Said[] = [
  say(
    'Refresh: DON!! given to your cards come back, and all your rested cards become active.',
    'Redressement\u202f: les DON!! attachés à vos cartes reviennent, et toutes vos cartes épuisées se redressent.',
  ),
  say(
    'Draw 1 card, then take 2 DON!! from your DON!! deck. On the first turn of the match, draw nothing and take only 1 DON!!.',
    'Piochez 1 carte, puis prenez 2 DON!! de votre deck DON!!. Au premier tour de la partie, ne piochez pas et ne prenez que 1 DON!!.',
  ),
  say(
    'Main: play cards, use [Main] and [Activate: Main] effects, give DON!! and attack, in any order and as often as you can. Then end your turn.',
    'Phase principale\u202f: jouez des cartes, utilisez les effets [Principale] et [Activation\u202f: Principale], attachez des DON!! et attaquez, dans l’ordre de votre choix et autant de fois que possible. Puis terminez votre tour.',
  ),
];

const playing: readonly Said[] = [
  say(
    'To play a card, rest as many DON!! as its cost. They become active again on your next turn.',
    'Pour jouer une carte, épuisez autant de DON!! que son coût. Ils se redressent à votre prochain tour.',
  ),
  say(
    'Each DON!! given to your Leader or a Character adds 1000 power during your turn.',
    'Chaque DON!! attaché à votre Leader ou à un Personnage ajoute 1000 en puissance pendant votre tour.',
  ),
  say(
    `You can have at most ${MOST_CHARACTERS} Characters and one Stage. To play another, trash one you have.`,
    `Vous pouvez avoir au plus ${MOST_CHARACTERS} Personnages et un Lieu. Pour en jouer un de plus, défaussez-en un.`,
  ),
];

const battle: readonly Said[] = [
  say(
    'Rest your Leader or a Character to attack your opponent’s Leader or one of their rested Characters. You cannot attack on your first turn. A Character cannot attack on the turn it is played, unless it has [Rush].',
    'Épuisez votre Leader ou un Personnage pour attaquer le Leader adverse ou un Personnage adverse épuisé. Vous ne pouvez pas attaquer à votre premier tour. Un Personnage ne peut pas attaquer le tour où il est joué, sauf s’il a [Initiative].',
  ),
  say(
    'The defender can rest a card with [Blocker] to make it the target. They can then gain power by trashing Characters with a Counter value from their hand or by using [Counter] Events.',
    'Le défenseur peut épuiser une carte [Bloqueur], qui devient la cible. Il peut ensuite gagner de la puissance en défaussant de sa main des Personnages qui ont une valeur de Contre ou en utilisant des Évènements [Contre].',
  ),
  say(
    'If the attacker’s power is equal or higher, the attack succeeds: a Character is K.O.’d, a Leader takes 1 damage.',
    'Si la puissance de l’attaquant est égale ou supérieure, l’attaque réussit\u202f: un Personnage est mis K.O., un Leader subit 1 dégât.',
  ),
  say(
    'For each damage, you add your top Life card to your hand. If it has [Trigger], you can use that instead.',
    'Pour chaque dégât, vous ajoutez la carte Vie du dessus à votre main. Si elle a [Déclenchement], vous pouvez l’activer à la place.',
  ),
];

function deck({ format }: Rules): Said[] {
  const { size, copies, leastBlock, banned, apart } = format;
  return [
    say(
      `A deck has one Leader and exactly ${counted(size, CARD).en} of the Leader’s colours, with at most ${counted(copies, COPY).en} of each card number.`,
      `Un deck compte un Leader et exactement ${counted(size, CARD).fr} de ses couleurs, avec au plus ${counted(copies, COPY).fr} de chaque numéro.`,
    ),
    ...when(
      leastBlock > 1,
      say(
        `Cards must have block icon ${leastBlock} or higher.`,
        `Les cartes doivent avoir l’icône de bloc ${leastBlock} ou plus.`,
      ),
    ),
    ...when(
      banned.length > 0,
      say(`Banned: ${banned.join(', ')}.`, `Interdites\u202f: ${banned.join(', ')}.`),
    ),
    ...when(
      apart.length > 0,
      say(
        `Not in the same deck: ${apart.map((pair) => pair.join(' and ')).join('; ')}.`,
        `Pas dans le même deck\u202f: ${apart.map((pair) => pair.join(' et ')).join('\u202f; ')}.`,
      ),
    ),
  ];
}

export function rulesText(book: Book): RulesSection[] {
  const { rules } = asOnePiece(book);
  return [
    { id: 'goal', title: say('Goal', 'Objectif'), lines: goal },
    { id: 'setup', title: say('Setup', 'Mise en place'), lines: setup(rules) },
    { id: 'turn', title: say('A turn', 'Un tour'), lines: turn },
    { id: 'playing', title: say('Playing cards', 'Jouer des cartes'), lines: playing },
    { id: 'battle', title: say('Attack and defence', 'Attaque et défense'), lines: battle },
    { id: 'deck', title: say('Decks', 'Decks'), lines: deck(rules) },
  ];
}
