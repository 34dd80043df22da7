// The rules of Mythos in words, from the parameters in force: the same sentences for every ruleset, with its values.
// Next: rules.ts for the parameters.

import type { Book, Said } from '@sleight/kernel/book';
import { CARD, counted, type RulesSection, say, when } from '@sleight/kernel/rules-text';
import { asMythos } from './book';
import type { Rules } from './rules';

export const rulesetNames: Readonly<Record<string, Said>> = {
  official: { en: 'Official', fr: 'Officiel' },
  jutsu: { en: 'With JUTSU cards', fr: 'Avec cartes JUTSU' },
};

const listed = (words: readonly string[], and: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words[words.length - 1]}`;

const timings = (names: readonly string[]): Said => {
  const upper = names.map((name) => name.toUpperCase());
  return say(listed(upper, 'and'), listed(upper, 'et'));
};

const goal = ({ score }: Rules): Said[] => [
  say(
    'The match has four turns. Each brings one more mission into play, and the most points after the last turn win. A tie goes to whoever has the Edge.',
    'La partie compte quatre tours. Chacun met une mission de plus en jeu, et le plus de points après le dernier tour gagne. L’égalité va à qui a l’Edge.',
  ),
  score.everyTurn
    ? say('Every mission in play is scored every turn.', 'Chaque mission en jeu est comptée à chaque tour.')
    : say(
        'All missions are scored once, at the end of the match.',
        'Toutes les missions sont comptées une fois, à la fin de la partie.',
      ),
];

function setup({ missions, start }: Rules): Said[] {
  const unused = 3 - missions.usedPerPlayer;
  return [
    say(
      `Of each player’s three missions ${missions.usedPerPlayer} are used, at random${unused === 0 ? '' : `; ${unused} stays aside, unseen`}.`,
      `Des trois missions de chacun, ${missions.usedPerPlayer} servent, au hasard${unused === 0 ? '' : `\u202f; ${unused} reste de côté, inconnue`}.`,
    ),
    say(
      'Each player draws 5 cards and may once put them all back and draw 5 others. A random player takes the Edge.',
      'Chacun pioche 5 cartes et peut une fois les remettre toutes et en piocher 5 autres. Un joueur tiré au sort prend l’Edge.',
    ),
    say(
      `In the Start Phases of turns 1 to 4 players draw ${listed(start.draw.map(String), 'and')} cards.`,
      `Aux phases de départ des tours 1 à 4, on pioche ${listed(start.draw.map(String), 'et')} cartes.`,
    ),
  ];
}

const turn = ({ start, action, edge, turnSeconds }: Rules): Said[] => [
  say(
    'Start: a mission is revealed; both gain 5 chakra and 1 more for each of their characters in play.',
    'Départ\u202f: une mission est révélée\u202f; chacun gagne 5 chakra et 1 de plus par personnage qu’il a en jeu.',
  ),
  start.chakraFromCharacters === 'everyTurn'
    ? say('CHAKRA +X of a character counts every turn.', 'CHAKRA +X d’un personnage compte à chaque tour.')
    : say(
        'CHAKRA +X of a character counts once, when it is played.',
        'CHAKRA +X d’un personnage compte une fois, quand il est joué.',
      ),
  say(
    'Action: starting with the Edge, players act one after the other: play a character, play one face down, reveal one, upgrade one, or pass.',
    'Action\u202f: à partir de l’Edge, chacun agit tour à tour\u202f: jouer un personnage, en jouer un face cachée, en révéler un, en améliorer un, ou passer.',
  ),
  ...when(
    action.playJutsu,
    say(
      'A JUTSU card may be played with a character that can use it.',
      'Une carte JUTSU peut être jouée avec un personnage qui sait l’utiliser.',
    ),
  ),
  action.passIsFinal
    ? say('Who passes is done for the turn.', 'Qui passe a fini son tour.')
    : say(
        'Who passes may act again as long as the other has not passed too.',
        'Qui passe peut encore agir tant que l’autre n’a pas passé aussi.',
      ),
  edge.onPass === 'first'
    ? say('The first to pass takes the Edge.', 'Le premier à passer prend l’Edge.')
    : say('Passing does not move the Edge.', 'Passer ne déplace pas l’Edge.'),
  say(
    'End: chakra and Power tokens are lost. Characters and missions stay.',
    'Fin\u202f: chakra et jetons de Puissance sont perdus. Personnages et missions restent.',
  ),
  ...when(
    turnSeconds !== null,
    say(
      `A decision takes at most ${turnSeconds} seconds.`,
      `Une décision prend au plus ${turnSeconds} secondes.`,
    ),
  ),
];

function playing({ hidden, reveal, upgrade, names }: Rules): Said[] {
  const [shown, better] = [timings(reveal.activates), timings(upgrade.activates)];
  return [
    say(
      'Face up a character costs what is printed on it.',
      'Face visible, un personnage coûte ce qui est imprimé.',
    ),
    say(
      `Face down any character costs ${hidden.playCost} chakra: it is hidden, has no name and no text, and your opponent does not know it.`,
      `Face cachée, tout personnage coûte ${hidden.playCost} chakra\u202f: il est caché, sans nom ni texte, et l’adversaire ne le connaît pas.`,
    ),
    hidden.power === 'counts'
      ? say(
          'Hidden, it has 0 Power; tokens on it count.',
          'Caché, il a 0 de Puissance\u202f; ses jetons comptent.',
        )
      : say('Hidden, it always has 0 Power.', 'Caché, il a toujours 0 de Puissance.'),
    hidden.targetable
      ? say('Effects may choose hidden characters.', 'Les effets peuvent choisir des personnages cachés.')
      : say(
          'Effects cannot choose hidden characters.',
          'Les effets ne peuvent pas choisir de personnages cachés.',
        ),
    reveal.discount === 0
      ? say(
          `To reveal it costs its full price; then ${shown.en} happen.`,
          `Le révéler coûte son prix entier\u202f; alors ${shown.fr} agissent.`,
        )
      : say(
          `To reveal it costs its price less ${reveal.discount}; then ${shown.en} happens.`,
          `Le révéler coûte son prix moins ${reveal.discount}\u202f; alors ${shown.fr} agit.`,
        ),
    say(
      `A more expensive card of the same name upgrades a character for the difference; then ${better.en} of the new card take effect.`,
      `Une carte plus chère du même nom améliore un personnage pour la différence\u202f; alors ${better.fr} de la nouvelle carte prennent effet.`,
    ),
    upgrade.oldCard === 'under'
      ? say('The old card stays beneath it.', 'L’ancienne carte reste dessous.')
      : say('The old card is discarded.', 'L’ancienne carte est défaussée.'),
    names.hiddenCounts
      ? say(
          'On one side of a mission there is one character of each name, hidden ones included.',
          'D’un côté d’une mission, un seul personnage de chaque nom, même caché.',
        )
      : say(
          'On one side of a mission there is one face-up character of each name.',
          'D’un côté d’une mission, un seul personnage visible de chaque nom.',
        ),
  ];
}

const scoring = ({ score, power, control }: Rules): Said[] => [
  say(
    'The side with more Power wins a mission; a tie goes to the Edge, and nobody wins with less than 1.',
    'Le côté le plus puissant gagne la mission\u202f; l’égalité va à l’Edge, et personne ne gagne avec moins de 1.',
  ),
  score.points === 'base and rank'
    ? say(
        'It is worth its printed points and its rank: 1 for the first mission, 2, 3 and 4 for the next.',
        'Elle vaut ses points imprimés et son rang\u202f: 1 pour la première mission, puis 2, 3 et 4.',
      )
    : say(
        'It is worth its rank: 1 for the first mission, 2, 3 and 4 for the next.',
        'Elle vaut son rang\u202f: 1 pour la première mission, puis 2, 3 et 4.',
      ),
  ...when(
    score.missionEffects,
    say(
      'SCORE effects of the winner’s characters there happen, then those of the mission.',
      'Les effets SCORE des personnages du gagnant agissent, puis ceux de la mission.',
    ),
  ),
  ...when(
    power.floor !== null,
    say(
      `A character never has less than ${power.floor} Power.`,
      `Un personnage n’a jamais moins de ${power.floor} de Puissance.`,
    ),
  ),
  control.duration === 'linked'
    ? say(
        'Control of a character lasts as long as the character that took it stays.',
        'Le contrôle d’un personnage dure tant que celui qui l’a pris reste.',
      )
    : say('Control of a character is for good.', 'Le contrôle d’un personnage est définitif.'),
];

const words = ({ effects }: Rules): Said[] => [
  say(
    'MAIN: when played face up. UPGRADE: when it upgrades another. AMBUSH: when revealed. SCORE: when its side wins its mission.',
    'MAIN\u202f: quand il est joué visible. UPGRADE\u202f: quand il améliore. AMBUSH\u202f: quand il est révélé. SCORE\u202f: quand son côté gagne la mission.',
  ),
  say(
    'POWERUP X: put X Power tokens on the character. Hide: turn it face down.',
    'POWERUP X\u202f: placez X jetons de Puissance. Cacher\u202f: retournez-le face cachée.',
  ),
  effects.optional
    ? say('Effects may be declined.', 'Les effets peuvent être refusés.')
    : say('Effects must be carried out.', 'Les effets sont obligatoires.'),
];

function deck({ deck: { size, exact, copies, copyKey, jutsuAllowed, missionCopies } }: Rules): Said[] {
  const n = counted(size, CARD);
  return [
    say(
      `A deck has ${exact ? 'exactly' : 'at least'} ${n.en}, at most ${copies} of one ${copyKey === 'version' ? 'version' : 'card'}, and three missions.`,
      `Un deck compte ${exact ? 'exactement' : 'au moins'} ${n.fr}, au plus ${copies} d’une même ${copyKey === 'version' ? 'version' : 'carte'}, et trois missions.`,
    ),
    missionCopies === 1
      ? say('The missions are all different.', 'Les missions sont toutes différentes.')
      : say(
          `At most ${missionCopies} missions are the same.`,
          `Au plus ${missionCopies} missions sont les mêmes.`,
        ),
    jutsuAllowed
      ? say('JUTSU cards may be in it.', 'Il peut contenir des cartes JUTSU.')
      : say('It holds no JUTSU cards.', 'Il ne contient pas de carte JUTSU.'),
  ];
}

export function rulesText(book: Book): RulesSection[] {
  const { rules } = asMythos(book);
  return [
    { id: 'goal', title: say('Goal', 'But'), lines: goal(rules) },
    { id: 'setup', title: say('Setting up', 'Mise en place'), lines: setup(rules) },
    { id: 'turn', title: say('A turn', 'Un tour'), lines: turn(rules) },
    { id: 'playing', title: say('Playing characters', 'Jouer des personnages'), lines: playing(rules) },
    { id: 'scoring', title: say('Scoring missions', 'Compter les missions'), lines: scoring(rules) },
    { id: 'words', title: say('Words in effects', 'Mots des effets'), lines: words(rules) },
    { id: 'deck', title: say('Decks', 'Decks'), lines: deck(rules) },
  ];
}
