// The rules of Sleeved in words, from the current rules document.
// Next: rules.ts for the parameters.

import type { Book, Said } from '@sleight/kernel/book';
import {
  CARD,
  type CountedNoun,
  counted,
  POINT,
  type RulesSection,
  say,
  when,
} from '@sleight/kit/rules-text';
import { asSleeved } from './rulebook';
import type { Rules } from './rules';

export const rulesetNames: Readonly<Record<string, Said>> = {
  classic: { en: 'Classic', fr: 'Classique' },
  sprint: { en: 'Sprint', fr: 'Sprint' },
};

const ANIMAL: CountedNoun = { en: ['animal', 'animals'], fr: ['animal', 'animaux'] };
const ROUND: CountedNoun = { en: ['round', 'rounds'], fr: ['manche', 'manches'] };
const PIECE: CountedNoun = { en: ['piece', 'pieces'], fr: ['équipement', 'équipements'] };

function goal({ endMode, pointsToWin, maxRounds }: Rules): Said[] {
  const rounds = counted(maxRounds, ROUND);
  const last = say(
    `After ${rounds.en}, the higher score wins. If you are tied, the match is a draw.`,
    `Après ${rounds.fr}, le meilleur score l’emporte. En cas d’égalité, la partie se termine à égalité.`,
  );
  if (endMode === 'rounds') return [last];
  return [
    say(
      `The first player to ${counted(pointsToWin, POINT).en} wins. If both get there in the same round, the higher score wins. If you are tied, the match is a draw.`,
      `Le premier joueur à ${counted(pointsToWin, POINT).fr} l’emporte. Si les deux y arrivent à la même manche, le meilleur score l’emporte. En cas d’égalité, la partie se termine à égalité.`,
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
      `Each player starts with ${start.en} of equipment and draws ${more.en} every round${drawInFirstRound ? '' : ' after the first'}. Used equipment goes to its owner’s discard pile. When the deck is empty, the discard pile is shuffled into a new one.`,
      `Chaque joueur commence avec ${start.fr} d’équipement et pioche ${more.fr} par manche${drawInFirstRound ? '' : ' après la première'}. L’équipement utilisé va dans la défausse de son propriétaire. Quand la pioche est vide, la défausse est mélangée et la remplace.`,
    ),
    animalDeckMode === 'shared'
      ? say(
          `Each player holds ${animals.en} and refills every round from a shared deck. Each animal exists once: if you hold it, your opponent does not.`,
          `Chaque joueur a ${animals.fr} en main et complète à chaque manche depuis une pioche commune. Chaque animal est unique\u202f: si vous l’avez, votre adversaire ne l’a pas.`,
        )
      : say(
          `Each player holds ${animals.en} and refills every round from their own deck.`,
          `Chaque joueur a ${animals.fr} en main et complète à chaque manche depuis sa propre pioche.`,
        ),
    say(
      'Used animals are discarded before hands are refilled. When their deck is empty, they are shuffled into a new one.',
      'Les animaux utilisés sont défaussés avant que les mains soient complétées. Quand leur pioche est vide, ils sont mélangés et la remplacent.',
    ),
    say(
      'You use each sleeve once. When you have used them all, they come back.',
      'Chaque pochette sert une fois. Quand toutes ont servi, elles reviennent.',
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
    'Each round, both players secretly build one card: a sleeve, an animal and any number of equipment cards. Both are then revealed at the same time.',
    'À chaque manche, chaque joueur compose une carte en secret\u202f: une pochette, un animal et autant d’équipements qu’il veut. Les deux sont ensuite révélées en même temps.',
  ),
  say(
    'Layers stack in this order: the sleeve’s background, the animal, equipment in the order you added it, the sleeve’s foreground. For each stat, the topmost layer that has it counts.',
    'Les couches s’empilent dans cet ordre\u202f: arrière-plan de la pochette, animal, équipements dans l’ordre d’ajout, premier plan de la pochette. Pour chaque valeur, c’est la couche la plus haute qui compte.',
  ),
  say(
    'The topmost modifier is added to its stat last, along with lasting bonuses. Totals below 0 count as 0. Only the topmost special effect applies.',
    'Le modificateur le plus haut s’ajoute à sa valeur en dernier, avec les bonus durables. Un total négatif compte pour 0. Seul l’effet spécial le plus haut s’applique.',
  ),
  say(
    `If no layer sets initiative, it is ${defaultInitiative}.`,
    `Si aucune couche ne donne l’initiative, elle vaut ${defaultInitiative}.`,
  ),
  zeroOverwrites
    ? say('A 0 also covers the layers below.', 'Un 0 couvre aussi les couches du dessous.')
    : say('0 damage or 0 health covers nothing.', 'Un 0 en dégâts ou en santé ne couvre rien.'),
  ...when(
    maxEquipmentPerCard !== null,
    say(
      `A card can have at most ${counted(maxEquipmentPerCard ?? 0, PIECE).en} of equipment.`,
      `Une carte peut porter au plus ${counted(maxEquipmentPerCard ?? 0, PIECE).fr}.`,
    ),
  ),
  ...when(
    commitSeconds !== null,
    say(
      `You have ${commitSeconds} seconds to commit your card.`,
      `Vous avez ${commitSeconds} secondes pour engager votre carte.`,
    ),
  ),
];

const combat = ({ persistentCap }: Rules): Said[] => [
  say(
    'The card with higher initiative strikes first. A card it destroys does not strike back. With equal initiative, both strike at the same time.',
    'La carte qui a la plus haute initiative frappe en premier. Une carte détruite ne riposte pas. À initiative égale, les deux frappent en même temps.',
  ),
  say(
    'A strike takes the attacker’s damage off the other card’s health. A card at 0 health is destroyed. A card that starts combat at 0 health still strikes if it is at least as fast.',
    'Un coup retire ses dégâts à la santé de l’autre carte. Une carte à 0 en santé est détruite. Une carte qui commence le combat à 0 en santé frappe quand même si elle est au moins aussi rapide.',
  ),
  ...when(
    persistentCap !== null,
    say(
      `Lasting bonuses stay between −${persistentCap} and +${persistentCap}.`,
      `Les bonus durables restent entre −${persistentCap} et +${persistentCap}.`,
    ),
  ),
];

function scoring(rules: Rules): Said[] {
  const { scoring: how, pointsForSurviving, pointsForDefeating } = rules;
  const { pointsForKill, pointsPerOverkill, pointsPerAbsorbed } = rules;
  if (how === 'classic') {
    return [
      say(
        `You score ${counted(pointsForSurviving, POINT).en} if your card survives and ${counted(pointsForDefeating, POINT).en} if you destroy the other card.`,
        `Vous marquez ${counted(pointsForSurviving, POINT).fr} si votre carte survit et ${counted(pointsForDefeating, POINT).fr} si vous détruisez l’autre carte.`,
      ),
    ];
  }
  return [
    say(
      `If you destroy the other card, you score ${counted(pointsForKill, POINT).en}, plus ${pointsPerOverkill} for each damage beyond its health. If your card survives, you score ${pointsPerAbsorbed} for each damage it took.`,
      `Si vous détruisez l’autre carte, vous marquez ${counted(pointsForKill, POINT).fr}, plus ${pointsPerOverkill} par dégât au-delà de sa santé. Si votre carte survit, vous marquez ${pointsPerAbsorbed} par dégât subi.`,
    ),
  ];
}

const forfeit = ({ commitSeconds, timeoutsToForfeit }: Rules): readonly Said[] =>
  when(
    commitSeconds !== null,
    say(
      `If you run out of time ${timeoutsToForfeit} times in a row, you lose the match.`,
      `Si vous dépassez le temps ${timeoutsToForfeit} fois de suite, vous perdez la partie.`,
    ),
  );

export function rulesText(book: Book): RulesSection[] {
  const { rules } = asSleeved(book);
  return [
    { id: 'goal', title: say('Goal', 'Objectif'), lines: goal(rules) },
    { id: 'hands', title: say('Your hand', 'Votre main'), lines: hands(rules) },
    { id: 'building', title: say('Building a card', 'Composer une carte'), lines: building(rules) },
    { id: 'combat', title: say('Combat', 'Combat'), lines: combat(rules) },
    { id: 'scoring', title: say('Scoring', 'Points'), lines: [...scoring(rules), ...forfeit(rules)] },
  ];
}
