// The rules of Sleeved in words, from the rules document in force.
// Next: rules.ts for the parameters.

import type { Book, Said } from '@sleight/kernel/book';
import { CARD, counted, type Noun, POINT, type RulesSection, say, when } from '@sleight/kernel/rules-text';
import { asSleeved } from './rulebook';
import type { Rules } from './rules';

export const rulesetNames: Readonly<Record<string, Said>> = {
  classic: { en: 'Classic', fr: 'Classique' },
  sprint: { en: 'Sprint', fr: 'Sprint' },
};

const ANIMAL: Noun = { en: ['animal', 'animals'], fr: ['animal', 'animaux'] };
const ROUND: Noun = { en: ['round', 'rounds'], fr: ['manche', 'manches'] };
const PIECE: Noun = { en: ['piece', 'pieces'], fr: ['équipement', 'équipements'] };

function goal({ endMode, pointsToWin, maxRounds }: Rules): Said[] {
  const rounds = counted(maxRounds, ROUND);
  const last = say(
    `After ${rounds.en} the higher score wins; equal scores are a draw.`,
    `Après ${rounds.fr}, le meilleur score gagne\u202f; à égalité, la partie est nulle.`,
  );
  if (endMode === 'rounds') return [last];
  return [
    say(
      `The first to ${counted(pointsToWin, POINT).en} wins. If both get there in the same round, the higher score wins; equal scores are a draw.`,
      `Le premier à ${counted(pointsToWin, POINT).fr} gagne. Si les deux y arrivent à la même manche, le meilleur score gagne\u202f; à égalité, la partie est nulle.`,
    ),
    last,
  ];
}

function hands(rules: Rules): Said[] {
  const { startingEquipmentHand, equipmentDrawPerRound, drawInFirstRound, startingAnimalHand } = rules;
  const { animalDeckMode } = rules;
  const start = counted(startingEquipmentHand, CARD);
  const more = counted(equipmentDrawPerRound, CARD);
  const animals = counted(startingAnimalHand, ANIMAL);
  return [
    say(
      `Each player begins with ${start.en} of equipment and draws ${more.en} every round${drawInFirstRound ? '' : ' after the first'}. Used equipment goes to its owner’s discard, which is shuffled into a new deck when a card is needed and the deck is empty.`,
      `Chacun commence avec ${start.fr} d’équipement et en pioche ${more.fr} à chaque manche${drawInFirstRound ? '' : ' après la première'}. L’équipement utilisé va dans la défausse de son propriétaire, mélangée en un nouveau paquet quand il faut une carte et que le paquet est vide.`,
    ),
    animalDeckMode === 'shared'
      ? say(
          `Each player holds ${animals.en}, refilled every round from one deck for both: what you hold, the other does not.`,
          `Chacun tient ${animals.fr}, en complétant à chaque manche depuis un paquet commun\u202f: ce que vous tenez, l’autre ne l’a pas.`,
        )
      : say(
          `Each player holds ${animals.en}, refilled every round from a deck of one’s own.`,
          `Chacun tient ${animals.fr}, en complétant à chaque manche depuis son propre paquet.`,
        ),
    say(
      'Used animals are discarded before hands are refilled; they too are shuffled into a new deck when it is empty.',
      'Les animaux utilisés sont défaussés avant que les mains soient complétées\u202f; eux aussi sont mélangés en un nouveau paquet quand il est vide.',
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
    'The topmost modifier is added to its stat at the end, and so are lasting bonuses; a sum below 0 counts as 0. Only the topmost special effect can happen.',
    'Le modificateur le plus haut s’ajoute à la fin à sa valeur, comme les bonus durables\u202f; une somme négative compte pour 0. Seul l’effet spécial le plus haut peut agir.',
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
      `A card has at most ${counted(maxEquipmentPerCard ?? 0, PIECE).en} of equipment.`,
      `Une carte porte au plus ${counted(maxEquipmentPerCard ?? 0, PIECE).fr}.`,
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
    'A strike lowers health by the damage. A card at 0 health is destroyed, but not before combat: one that begins with 0 still strikes if it is at least as fast.',
    'Un coup baisse la santé des dégâts. Une carte à 0 de santé est détruite, mais pas avant le combat\u202f: celle qui commence à 0 frappe encore si elle est au moins aussi rapide.',
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

const forfeit = ({ commitSeconds, timeoutsToForfeit }: Rules): readonly Said[] =>
  when(
    commitSeconds !== null,
    say(
      `A player who lets the time run out ${timeoutsToForfeit} times in a row loses the match.`,
      `Un joueur qui laisse passer le temps ${timeoutsToForfeit} fois de suite perd la partie.`,
    ),
  );

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
