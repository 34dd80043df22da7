// The rules of Territory in words, from the current parameters (spec 2 to 17).
// Next: rules.ts for the parameters.

import type { Book, Said } from '@sleight/kernel/book';
import { CARD, COPY, type CountedNoun, counted, type RulesSection, say, when } from '@sleight/kit/rules-text';
import { type Rules, rulesOf } from './rules';

export const rulesetNames: Readonly<Record<string, Said>> = {
  standard: { en: 'Standard', fr: 'Standard' },
  leaders: { en: 'With leaders', fr: 'Avec meneurs' },
};

const MARK = { en: ['mark', 'marks'], fr: ['marque', 'marques'] } as const;

function goal({ roundsToWin, vpToWinRound, vpCap, effectVpMax }: Rules): Said[] {
  const marks = counted(roundsToWin, MARK);
  return [
    say(
      `Win rounds. Winning a round gives you 1 mark; a tied round gives each player 1. The first player with ${marks.en} wins the match. If both get there in the same round, the match is a draw.`,
      `Gagnez des manches. Une manche gagnée vaut 1 marque\u202f; une manche à égalité en donne 1 à chaque joueur. Le premier joueur à ${marks.fr} remporte la partie. Si les deux y arrivent à la même manche, la partie se termine à égalité.`,
    ),
    say(
      'The player with more victory points (VP) wins the round. Each lane you win is worth 1 VP. Some cards add or remove VP.',
      'Le joueur qui a le plus de points de victoire (PV) remporte la manche. Chaque couloir gagné vaut 1 PV. Certaines cartes donnent ou retirent des PV.',
    ),
    ...when(
      vpToWinRound !== null,
      say(
        `You need at least ${vpToWinRound} VP to win a round. Otherwise it is tied.`,
        `Il faut au moins ${vpToWinRound} PV pour remporter une manche. Sinon, il y a égalité.`,
      ),
    ),
    ...when(
      vpCap !== null,
      say(
        `You can score at most ${vpCap} VP in a round.`,
        `Un joueur marque au plus ${vpCap} PV par manche.`,
      ),
    ),
    ...when(
      effectVpMax !== null,
      say(
        `A single ability gives at most ${effectVpMax} VP at a time.`,
        `Une capacité donne au plus ${effectVpMax} PV à la fois.`,
      ),
    ),
  ];
}

function field({ lanes, closeIncludesFront, maxEffectsPerSlot, effectsPersist }: Rules): Said[] {
  return [
    say(
      `There are ${lanes} lanes. In each lane, every player has one slot, and each slot holds one unit.`,
      `Il y a ${lanes} couloirs. Dans chaque couloir, chaque joueur a un emplacement, qui accueille une unité.`,
    ),
    closeIncludesFront
      ? say(
          '“Close” means the lanes next to it and the slot facing it. “Far” means two or more lanes away.',
          '«\u202fProche\u202f»\u202f: les couloirs voisins et l’emplacement d’en face. «\u202fÉloigné\u202f»\u202f: à deux couloirs ou plus.',
        )
      : say(
          '“Close” means the lanes next to it. “Far” means two or more lanes away. The slot facing it is neither.',
          '«\u202fProche\u202f»\u202f: les couloirs voisins. «\u202fÉloigné\u202f»\u202f: à deux couloirs ou plus. L’emplacement d’en face n’est ni l’un ni l’autre.',
        ),
    effectsPersist
      ? say(
          'Effects on slots and lanes last from round to round until a card removes them.',
          'Les effets posés sur les emplacements et les couloirs durent d’une manche à l’autre, jusqu’à ce qu’une carte les retire.',
        )
      : say(
          'Effects on slots and lanes end with the round.',
          'Les effets posés sur les emplacements et les couloirs prennent fin avec la manche.',
        ),
    ...when(
      maxEffectsPerSlot !== null,
      say(
        `A slot or lane can have at most ${maxEffectsPerSlot} effects.`,
        `Un emplacement ou un couloir porte au plus ${maxEffectsPerSlot} effets.`,
      ),
    ),
  ];
}

function round({ firstDraw, laterDraw, maxHand, mulligan, mulliganRounds, nextRoundFirst }: Rules): Said[] {
  const [first, later] = [counted(firstDraw, CARD), counted(laterDraw, CARD)];
  const starts = {
    loser: say(
      'The loser of a round goes first in the next.',
      'Le perdant d’une manche commence la suivante.',
    ),
    winner: say(
      'The winner of a round goes first in the next.',
      'Le gagnant d’une manche commence la suivante.',
    ),
    alternate: say('Players take turns going first.', 'Les joueurs commencent à tour de rôle.'),
  };
  return [
    say(
      `In the first round each player draws ${first.en}, and ${later.en} in each later round. You keep unplayed cards in your hand.`,
      `À la première manche, chaque joueur pioche ${first.fr}, puis ${later.fr} à chaque manche. Les cartes non jouées restent en main.`,
    ),
    ...when(
      mulligan > 0,
      say(
        `${mulliganRounds === 'every' ? 'At the start of every round' : 'In the first round'}, each player may mulligan up to ${counted(mulligan, CARD).en}.`,
        `${mulliganRounds === 'every' ? 'Au début de chaque manche' : 'À la première manche'}, chaque joueur peut faire un mulligan de ${counted(mulligan, CARD).fr} au plus.`,
      ),
    ),
    ...when(
      maxHand !== null,
      say(
        `Your hand limit is ${maxHand} cards. You cannot draw beyond it.`,
        `La main est limitée à ${maxHand} cartes. Vous ne pouvez pas piocher au-delà.`,
      ),
    ),
    starts[nextRoundFirst],
    say(
      'The round ends when both players have passed. Lanes are scored, then Conquer and Round end abilities resolve, then VP are counted. All units are then discarded.',
      'La manche prend fin quand les deux joueurs ont passé. Les couloirs sont attribués, puis les capacités Conquête et Fin de manche s’appliquent, puis les PV sont comptés. Toutes les unités sont ensuite défaussées.',
    ),
  ];
}

function turn({ replacement, moveIntoOccupied, autoPass, turnSeconds }: Rules): Said[] {
  return [
    say(
      'On your turn, do one thing: play a unit, play an action, use an Activate ability, or pass. Then it is your opponent’s turn.',
      'À votre tour, faites une seule chose\u202f: jouer une unité, jouer une action, utiliser une capacité Activation ou passer. C’est ensuite à votre adversaire.',
    ),
    say(
      'If you pass, you are out for the rest of the round. Your opponent can keep playing.',
      'Si vous passez, vous ne jouez plus de la manche. Votre adversaire peut continuer.',
    ),
    ...when(
      autoPass,
      say(
        'If your hand is empty and you have nothing to activate, you pass automatically.',
        'Si votre main est vide et que vous n’avez rien à activer, vous passez automatiquement.',
      ),
    ),
    replacement === 'sacrifice'
      ? say(
          'You can play a unit over one of your own. The old one is sacrificed first.',
          'Vous pouvez jouer une unité sur une des vôtres, qui est d’abord sacrifiée.',
        )
      : say(
          'You can only play a unit in an empty slot.',
          'Une unité ne peut être jouée que dans un emplacement vide.',
        ),
    moveIntoOccupied === 'swap'
      ? say(
          'If a unit moves into a slot where you already have one, they swap places.',
          'Si une unité se déplace vers un emplacement où vous en avez déjà une, elles échangent leurs places.',
        )
      : say(
          'A unit can only move into an empty slot.',
          'Une unité ne peut se déplacer que vers un emplacement vide.',
        ),
    ...when(
      turnSeconds !== null,
      say(
        `You have ${turnSeconds} seconds for each decision.`,
        `Vous avez ${turnSeconds} secondes par décision.`,
      ),
    ),
  ];
}

const fight = ({ zeroPowerDies }: Rules): Said[] => [
  say(
    'In each lane, the unit with more power wins. If they are tied, nobody wins the lane. A unit with no one facing it always wins.',
    'Dans chaque couloir, l’unité la plus puissante l’emporte. En cas d’égalité, personne ne gagne le couloir. Une unité sans adversaire en face gagne toujours.',
  ),
  say(
    'Damage lowers a unit’s power until it is healed.',
    'Les dégâts réduisent la puissance d’une unité jusqu’à ce qu’ils soient soignés.',
  ),
  ...when(zeroPowerDies, say('A unit with 0 power dies.', 'Une unité à 0 en puissance meurt.')),
];

const OTHER_FACTION: CountedNoun = {
  en: ['other faction', 'other factions'],
  fr: ['autre faction', 'autres factions'],
};

function deck(rules: Rules): Said[] {
  const { deckMin, deckMax, copies, leaders, factionMin, factionMaxOther } = rules;
  const most = counted(copies, COPY);
  const others = counted(factionMaxOther, OTHER_FACTION);
  return [
    say(
      `A deck has ${deckMin} to ${deckMax} cards, with at most ${most.en} of each.`,
      `Un deck compte de ${deckMin} à ${deckMax} cartes, avec au plus ${most.fr} de chacune.`,
    ),
    ...when(
      leaders,
      say(
        `Each player has a leader. At least ${factionMin} cards must be from the leader’s faction. The rest are neutral or from at most ${others.en}.`,
        `Chaque joueur a un meneur. Au moins ${factionMin} cartes doivent être de sa faction. Les autres sont neutres ou viennent d’au plus ${others.fr}.`,
      ),
    ),
  ];
}

const words = ({ conquerMayAffectUnits }: Rules): Said[] => [
  say('Deploy: when you play the unit.', 'Déploiement\u202f: quand vous jouez l’unité.'),
  say(
    'Death: when the unit dies or is sacrificed. When sacrificed: only when it is sacrificed.',
    'Mort\u202f: quand l’unité meurt ou est sacrifiée. Quand elle est sacrifiée\u202f: seulement si elle est sacrifiée.',
  ),
  say(
    `Conquer: when the unit wins its lane at the end of the round.${conquerMayAffectUnits ? '' : ' Conquer abilities cannot affect units.'}`,
    `Conquête\u202f: quand l’unité gagne son couloir à la fin de la manche.${conquerMayAffectUnits ? '' : ' Ces capacités ne peuvent pas affecter les unités.'}`,
  ),
  say(
    'Activate: on your turn, instead of playing a card.',
    'Activation\u202f: à votre tour, au lieu de jouer une carte.',
  ),
  say(
    'Bounce: return the unit to its owner’s hand.',
    'Renvoyer\u202f: remettez l’unité dans la main de son propriétaire.',
  ),
];

export function rulesText(book: Book): RulesSection[] {
  const rules = rulesOf(book);
  return [
    { id: 'goal', title: say('Goal', 'Objectif'), lines: goal(rules) },
    { id: 'field', title: say('Battlefield', 'Champ de bataille'), lines: field(rules) },
    { id: 'round', title: say('A round', 'Une manche'), lines: round(rules) },
    { id: 'turn', title: say('A turn', 'Un tour'), lines: turn(rules) },
    { id: 'fight', title: say('Winning a lane', 'Gagner un couloir'), lines: fight(rules) },
    { id: 'words', title: say('Keywords', 'Mots-clés'), lines: words(rules) },
    { id: 'deck', title: say('Decks', 'Decks'), lines: deck(rules) },
  ];
}
