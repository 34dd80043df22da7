// The rules of Sleeved in words, from the rules document in force.
// Next: rules.ts for the parameters.

import type { Book, Said } from '@sleight/kernel/book';
import { CARD, counted, POINT, type RulesSection, say, when } from '@sleight/kernel/rules-text';
import { asSleeved } from './rulebook';
import type { Rules } from './rules';

export const rulesetNames: Readonly<Record<string, Said>> = {
  classic: { en: 'Classic', fr: 'Classique' },
  sprint: { en: 'Sprint', fr: 'Sprint' },
};

const goal = ({ endMode, pointsToWin, maxRounds }: Rules): Said[] =>
  endMode === 'threshold'
    ? [
        say(
          `The first to ${counted(pointsToWin, POINT).en} wins. After ${maxRounds} rounds the higher score wins.`,
          `Le premier à ${counted(pointsToWin, POINT).fr} gagne. Après ${maxRounds} manches, le meilleur score gagne.`,
        ),
      ]
    : [
        say(
          `After ${maxRounds} rounds the higher score wins.`,
          `Après ${maxRounds} manches, le meilleur score gagne.`,
        ),
      ];

function hands(rules: Rules): Said[] {
  const { startingEquipmentHand, equipmentDrawPerRound, drawInFirstRound, startingAnimalHand } = rules;
  const { animalDeckMode } = rules;
  const start = counted(startingEquipmentHand, CARD);
  const more = counted(equipmentDrawPerRound, CARD);
  return [
    say(
      `Each player begins with ${start.en} of equipment and draws ${more.en} every round${drawInFirstRound ? '' : ' after the first'}. Used equipment is gone.`,
      `Chacun commence avec ${start.fr} d’équipement et en pioche ${more.fr} à chaque manche${drawInFirstRound ? '' : ' après la première'}. L’équipement utilisé est perdu.`,
    ),
    animalDeckMode === 'shared'
      ? say(
          `Each player holds ${startingAnimalHand} animals, refilled every round from one deck for both: what you hold, the other does not.`,
          `Chacun tient ${startingAnimalHand} animaux, complétés à chaque manche depuis un paquet commun\u202f: ce que vous tenez, l’autre ne l’a pas.`,
        )
      : say(
          `Each player holds ${startingAnimalHand} animals, refilled every round from a deck of one’s own.`,
          `Chacun tient ${startingAnimalHand} animaux, complétés à chaque manche depuis son propre paquet.`,
        ),
    say(
      'Each sleeve is used once; when all have been used, they come back.',
      'Chaque étui sert une fois\u202f; quand tous ont servi, ils reviennent.',
    ),
  ];
}

const building = ({
  maxEquipmentPerCard,
  defaultInitiative,
  zeroOverwrites,
  commitSeconds,
}: Rules): Said[] => [
  say(
    'Each round both players secretly build one card: a sleeve, an animal, any equipment. Then both are shown.',
    'À chaque manche, les deux joueurs composent en secret une carte\u202f: un étui, un animal, des équipements. Puis les deux sont montrées.',
  ),
  say(
    'The layers lie in this order: background of the sleeve, animal, equipment as it was added, foreground of the sleeve. For each stat the topmost layer that has it counts.',
    'Les couches sont dans cet ordre\u202f: arrière-plan de l’étui, animal, équipements dans l’ordre d’ajout, premier plan de l’étui. Pour chaque valeur, la couche la plus haute qui la porte compte.',
  ),
  say(
    'The topmost modifier is added to its stat at the end, and so are lasting bonuses.',
    'Le modificateur le plus haut s’ajoute à la fin à sa valeur, comme les bonus durables.',
  ),
  say(
    `Without any layer that says it, initiative is ${defaultInitiative}.`,
    `Si aucune couche ne la donne, l’initiative est ${defaultInitiative}.`,
  ),
  zeroOverwrites
    ? say('A 0 covers what lies below, too.', 'Un 0 couvre aussi ce qui est dessous.')
    : say('A 0 in damage or health covers nothing.', 'Un 0 en dégâts ou en santé ne couvre rien.'),
  ...when(
    maxEquipmentPerCard !== null,
    say(
      `A card has at most ${maxEquipmentPerCard} pieces of equipment.`,
      `Une carte porte au plus ${maxEquipmentPerCard} équipements.`,
    ),
  ),
  ...when(
    commitSeconds !== null,
    say(
      `There are ${commitSeconds} seconds to commit.`,
      `On a ${commitSeconds} secondes pour engager sa carte.`,
    ),
  ),
];

const combat = ({ persistentCap }: Rules): Said[] => [
  say(
    'The card with the higher initiative strikes first; what it destroys does not strike back. With equal initiative both strike at once.',
    'La carte à la plus haute initiative frappe d’abord\u202f; ce qu’elle détruit ne riposte pas. À initiative égale, les deux frappent ensemble.',
  ),
  say(
    'A strike lowers health by the damage. A card at 0 health is destroyed.',
    'Un coup baisse la santé des dégâts. Une carte à 0 de santé est détruite.',
  ),
  ...when(
    persistentCap !== null,
    say(
      `Lasting bonuses stay between -${persistentCap} and +${persistentCap}.`,
      `Les bonus durables restent entre -${persistentCap} et +${persistentCap}.`,
    ),
  ),
];

function scoring(rules: Rules): Said[] {
  const { scoring: how, pointsForSurviving, pointsForDefeating } = rules;
  const { pointsForKill, pointsPerOverkill, pointsPerAbsorbed } = rules;
  if (how === 'classic') {
    return [
      say(
        `A card that survives scores ${counted(pointsForSurviving, POINT).en}; destroying the other scores ${counted(pointsForDefeating, POINT).en}.`,
        `Une carte qui survit marque ${counted(pointsForSurviving, POINT).fr}\u202f; détruire l’autre en marque ${pointsForDefeating}.`,
      ),
    ];
  }
  return [
    say(
      `Destroying the other card scores ${counted(pointsForKill, POINT).en} and ${pointsPerOverkill} for each damage beyond its health; surviving scores ${pointsPerAbsorbed} for each damage taken.`,
      `Détruire l’autre carte marque ${counted(pointsForKill, POINT).fr} et ${pointsPerOverkill} par dégât au-delà de sa santé\u202f; survivre marque ${pointsPerAbsorbed} par dégât subi.`,
    ),
  ];
}

const forfeit = ({ timeoutsToForfeit }: Rules): Said[] => [
  say(
    `Who lets the time run out ${timeoutsToForfeit} times in a row loses the match.`,
    `Qui laisse passer le temps ${timeoutsToForfeit} fois de suite perd la partie.`,
  ),
];

export function rulesText(book: Book): RulesSection[] {
  const { rules } = asSleeved(book);
  return [
    { id: 'goal', title: say('Goal', 'But'), lines: goal(rules) },
    { id: 'hands', title: say('What you hold', 'Ce que vous tenez'), lines: hands(rules) },
    { id: 'building', title: say('Building a card', 'Composer une carte'), lines: building(rules) },
    { id: 'combat', title: say('Combat', 'Combat'), lines: combat(rules) },
    { id: 'scoring', title: say('Points', 'Points'), lines: [...scoring(rules), ...forfeit(rules)] },
  ];
}
