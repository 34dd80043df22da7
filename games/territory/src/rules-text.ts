// The rules of Territory in words, from the parameters in force (spec 2 to 17).
// Next: rules.ts for the parameters.

import type { Book, Said } from '@sleight/kernel/book';
import { CARD, counted, type RulesSection, say, when } from '@sleight/kernel/rules-text';
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
      `Win rounds. A round won is a mark, a tied round gives both players one, and ${marks.en} win the match. If both get there together, it is a draw.`,
      `Gagnez des manches. Une manche gagnée vaut une marque, une manche nulle en donne une à chacun, et ${marks.fr} gagnent la partie. Si les deux y arrivent ensemble, elle est nulle.`,
    ),
    say(
      'A round is won with more victory points (VP). Each lane won is worth 1 VP, and cards may give or take more.',
      'Une manche se gagne avec plus de points de victoire (PV). Chaque couloir gagné vaut 1 PV, et des cartes en donnent ou en retirent.',
    ),
    ...when(
      vpToWinRound !== null,
      say(
        `With fewer than ${vpToWinRound} VP nobody wins: the round is tied.`,
        `Avec moins de ${vpToWinRound} PV personne ne gagne\u202f: la manche est nulle.`,
      ),
    ),
    ...when(
      vpCap !== null,
      say(
        `Nobody ends a round with more than ${vpCap} VP.`,
        `Personne ne finit une manche avec plus de ${vpCap} PV.`,
      ),
    ),
    ...when(
      effectVpMax !== null,
      say(
        `One ability gives at most ${effectVpMax} VP at a time.`,
        `Une capacité donne au plus ${effectVpMax} PV à la fois.`,
      ),
    ),
  ];
}

function field({ lanes, closeIncludesFront, maxEffectsPerSlot, effectsPersist }: Rules): Said[] {
  return [
    say(
      `There are ${lanes} lanes. Each has two facing slots, one for each player, and a slot holds one unit.`,
      `Il y a ${lanes} couloirs. Chacun a deux emplacements face à face, un par joueur, et un emplacement porte une unité.`,
    ),
    closeIncludesFront
      ? say(
          'Close is the next lane, and the slot in front. Far is two lanes away or more.',
          'Proche\u202f: le couloir voisin, et l’emplacement d’en face. Loin\u202f: à deux couloirs ou plus.',
        )
      : say(
          'Close is the next lane. Far is two lanes away or more. The slot in front is neither.',
          'Proche\u202f: le couloir voisin. Loin\u202f: à deux couloirs ou plus. L’emplacement d’en face n’est ni l’un ni l’autre.',
        ),
    effectsPersist
      ? say(
          'Effects on slots and lanes stay from round to round, until a card removes them.',
          'Les effets posés sur les emplacements et les couloirs restent d’une manche à l’autre, jusqu’à ce qu’une carte les retire.',
        )
      : say(
          'Effects on slots and lanes end with the round.',
          'Les effets posés sur les emplacements et les couloirs finissent avec la manche.',
        ),
    ...when(
      maxEffectsPerSlot !== null,
      say(
        `A slot or lane holds at most ${maxEffectsPerSlot} effects.`,
        `Un emplacement ou un couloir porte au plus ${maxEffectsPerSlot} effets.`,
      ),
    ),
  ];
}

function round({ firstDraw, laterDraw, maxHand, mulligan, mulliganRounds, nextRoundFirst }: Rules): Said[] {
  const [first, later] = [counted(firstDraw, CARD), counted(laterDraw, CARD)];
  const starts = {
    loser: say('The loser of a round begins the next.', 'Le perdant d’une manche commence la suivante.'),
    winner: say('The winner of a round begins the next.', 'Le gagnant d’une manche commence la suivante.'),
    alternate: say('Players begin rounds in turn.', 'Les joueurs commencent les manches à tour de rôle.'),
  };
  return [
    say(
      `In the first round each player draws ${first.en}, in each later round ${later.en}. What is left in hand stays there.`,
      `À la première manche chacun pioche ${first.fr}, à chaque manche suivante ${later.fr}. Ce qui reste en main y demeure.`,
    ),
    ...when(
      mulligan > 0,
      say(
        `${mulliganRounds === 'every' ? 'In every round' : 'Once'} each player may first exchange up to ${counted(mulligan, CARD).en}.`,
        `${mulliganRounds === 'every' ? 'À chaque manche' : 'Une fois'}, chacun peut d’abord échanger jusqu’à ${counted(mulligan, CARD).fr}.`,
      ),
    ),
    ...when(
      maxHand !== null,
      say(
        `Nobody draws past ${maxHand} cards in hand.`,
        `Personne ne pioche au-delà de ${maxHand} cartes en main.`,
      ),
    ),
    starts[nextRoundFirst],
    say(
      'When both have passed, the round ends: lanes are compared, then Conquer and Round end abilities happen, then VP are counted. All units leave.',
      'Quand les deux ont passé, la manche finit\u202f: on compare les couloirs, puis viennent les capacités Conquête et Fin de manche, puis on compte les PV. Toutes les unités partent.',
    ),
  ];
}

function turn({ replacement, moveIntoOccupied, autoPass, turnSeconds }: Rules): Said[] {
  return [
    say(
      'On your turn do one thing: play a unit, play an action, use an ability that says Activate, or pass. Then it is the other player’s turn.',
      'À votre tour, faites une chose\u202f: jouer une unité, jouer une action, utiliser une capacité Activation, ou passer. Puis c’est à l’autre.',
    ),
    say(
      'Who passes is out for the rest of the round; the other may go on alone.',
      'Qui passe ne joue plus de la manche\u202f; l’autre peut continuer seul.',
    ),
    ...when(
      autoPass,
      say(
        'Who has an empty hand and nothing to activate passes without being asked.',
        'Qui n’a plus de main et rien à activer passe sans qu’on le lui demande.',
      ),
    ),
    replacement === 'sacrifice'
      ? say(
          'A unit may be played onto your own unit, which is sacrificed first.',
          'On peut jouer une unité sur la sienne, qui est d’abord sacrifiée.',
        )
      : say(
          'A unit may only be played into an empty slot.',
          'Une unité ne se joue que dans un emplacement vide.',
        ),
    moveIntoOccupied === 'swap'
      ? say(
          'A unit that moves onto another of yours changes places with it.',
          'Une unité qui se déplace sur une autre des vôtres échange sa place avec elle.',
        )
      : say(
          'A unit may only move into an empty slot.',
          'Une unité ne se déplace que vers un emplacement vide.',
        ),
    ...when(
      turnSeconds !== null,
      say(
        `A decision takes at most ${turnSeconds} seconds.`,
        `Une décision prend au plus ${turnSeconds} secondes.`,
      ),
    ),
  ];
}

const fight = ({ zeroPowerDies }: Rules): Said[] => [
  say(
    'In each lane the unit with more power wins; equal power wins nothing, and a unit alone always wins.',
    'Dans chaque couloir l’unité la plus puissante gagne\u202f; à égalité personne, et une unité seule gagne toujours.',
  ),
  say(
    'Damage lowers power until it is healed.',
    'Les dégâts baissent la puissance jusqu’à ce qu’ils soient soignés.',
  ),
  ...when(zeroPowerDies, say('A unit at power 0 dies.', 'Une unité à 0 de puissance meurt.')),
];

function deck(rules: Rules): Said[] {
  const { deckMin, deckMax, copies, leaders, factionMin, factionMaxOther } = rules;
  return [
    say(
      `A deck has ${deckMin} to ${deckMax} cards, at most ${copies} of each.`,
      `Un deck compte de ${deckMin} à ${deckMax} cartes, au plus ${copies} de chacune.`,
    ),
    ...when(
      leaders,
      say(
        `Each player has a leader. At least ${factionMin} cards are of the leader’s faction; the others are neutral or of at most ${factionMaxOther} other faction.`,
        `Chaque joueur a un meneur. Au moins ${factionMin} cartes sont de sa faction\u202f; les autres sont neutres ou d’au plus ${factionMaxOther} autre faction.`,
      ),
    ),
  ];
}

const words = ({ conquerMayAffectUnits }: Rules): Said[] => [
  say('Deploy: when the unit is played.', 'Déploiement\u202f: quand l’unité est jouée.'),
  say(
    'Death: when it dies or is sacrificed. When sacrificed: only when it is sacrificed.',
    'Mort\u202f: quand elle meurt ou est sacrifiée. Quand elle est sacrifiée\u202f: seulement alors.',
  ),
  say(
    `Conquer: when it has won its lane at the end of the round.${conquerMayAffectUnits ? '' : ' It then changes no units.'}`,
    `Conquête\u202f: quand elle a gagné son couloir en fin de manche.${conquerMayAffectUnits ? '' : ' Elle ne change alors aucune unité.'}`,
  ),
  say('Activate: instead of playing a card.', 'Activation\u202f: au lieu de jouer une carte.'),
  say(
    'Bounce: the unit goes back to its owner’s hand.',
    'Renvoyer\u202f: l’unité retourne dans la main de son propriétaire.',
  ),
];

export function rulesText(book: Book): RulesSection[] {
  const rules = rulesOf(book);
  return [
    { id: 'goal', title: say('Goal', 'But'), lines: goal(rules) },
    { id: 'field', title: say('Battlefield', 'Champ de bataille'), lines: field(rules) },
    { id: 'round', title: say('A round', 'Une manche'), lines: round(rules) },
    { id: 'turn', title: say('A turn', 'Un tour'), lines: turn(rules) },
    { id: 'fight', title: say('Who wins a lane', 'Qui gagne un couloir'), lines: fight(rules) },
    { id: 'words', title: say('When abilities happen', 'Quand les capacités agissent'), lines: words(rules) },
    { id: 'deck', title: say('Decks', 'Decks'), lines: deck(rules) },
  ];
}
