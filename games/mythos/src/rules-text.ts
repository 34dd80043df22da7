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

/** "MAIN takes effect", "MAIN and AMBUSH take effect". */
const agree = (names: readonly string[]): Said =>
  names.length === 1 ? say('takes', 'prend') : say('take', 'prennent');

const goal = ({ score }: Rules): Said[] => [
  say(
    'The match has four turns. Each brings one more mission into play, and the most points after the last turn win. A tie goes to the player with the Edge.',
    'La partie compte quatre tours. Chacun met une mission de plus en jeu, et le plus de points après le dernier tour gagne. L’égalité va au joueur qui a l’Edge.',
  ),
  score.everyTurn
    ? say('Every mission in play is scored every turn.', 'Chaque mission en jeu est comptée à chaque tour.')
    : say(
        'Each mission is scored once, in the turn it appears.',
        'Chaque mission est comptée une fois, dans le tour où elle apparaît.',
      ),
];

function setup({ missions, start }: Rules): Said[] {
  return [
    missions.usedPerPlayer === 3
      ? say(
          'The missions of both players are shuffled together; four of the six come into play.',
          'Les missions des deux joueurs sont mélangées ensemble\u202f; quatre des six entrent en jeu.',
        )
      : say(
          'Of each player’s three missions two are used, at random; the third stays aside, unseen.',
          'Des trois missions de chacun, deux servent, au hasard\u202f; la troisième reste de côté, inconnue.',
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
  start.chakraFromMissions
    ? say('CHAKRA +X of a mission counts every turn.', 'CHAKRA +X d’une mission compte à chaque tour.')
    : say('CHAKRA +X of a mission does not count.', 'CHAKRA +X d’une mission ne compte pas.'),
  say(
    'Action: starting with the Edge, players act one after the other: play a character, play one face down, reveal one, upgrade one, or pass.',
    'Action\u202f: à partir de l’Edge, chacun agit tour à tour\u202f: jouer un personnage, en jouer un face cachée, en révéler un, en améliorer un, ou passer.',
  ),
  ...when(
    action.playJutsu,
    say(
      'Instead a JUTSU card may be played for its cost with a face-up character of yours that can use it; then it is discarded.',
      'Ou jouer une carte JUTSU, en payant son coût, avec un de ses personnages visibles qui sait l’utiliser\u202f; elle est ensuite défaussée.',
    ),
  ),
  action.passIsFinal
    ? say(
        'A player who passes is done for the turn; the other acts on until passing too.',
        'Un joueur qui passe a fini son tour\u202f; l’autre continue jusqu’à passer aussi.',
      )
    : say(
        'A player who passed may act again if the other acts; two passes in a row end the actions.',
        'Un joueur qui a passé peut encore agir si l’autre agit\u202f; deux passes de suite terminent les actions.',
      ),
  edge.onPass === 'first'
    ? say(
        'The first to pass in a turn takes the Edge at once.',
        'Le premier à passer dans un tour prend aussitôt l’Edge.',
      )
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
  const [shownAct, betterAct] = [agree(reveal.activates), agree(upgrade.activates)];
  const nameless = names.hiddenCounts
    ? say('has no text', 'sans texte')
    : say('has no name and no text', 'sans nom ni texte');
  return [
    say(
      'Face up a character costs what is printed on it.',
      'Face visible, un personnage coûte ce qui est imprimé.',
    ),
    say(
      `Face down any character costs ${hidden.playCost} chakra: it is hidden, ${nameless.en}, and your opponent does not know it.`,
      `Face cachée, tout personnage coûte ${hidden.playCost} chakra\u202f: il est caché, ${nameless.fr}, et l’adversaire ne le connaît pas.`,
    ),
    hidden.power === 'counts'
      ? say(
          'Hidden, it has 0 Power; tokens on it and effects on its Power count.',
          'Caché, il a 0 de Puissance\u202f; ses jetons et les effets sur sa Puissance comptent.',
        )
      : say('Hidden, it always has 0 Power.', 'Caché, il a toujours 0 de Puissance.'),
    hidden.targetable
      ? say('Effects may choose hidden characters.', 'Les effets peuvent choisir des personnages cachés.')
      : say(
          'Only effects that ask for hidden characters may choose them.',
          'Seuls les effets qui demandent des personnages cachés peuvent en choisir.',
        ),
    reveal.discount === 0
      ? say(
          `To reveal it costs its full price; then ${shown.en} ${shownAct.en} effect.`,
          `Le révéler coûte son prix entier\u202f; alors ${shown.fr} ${shownAct.fr} effet.`,
        )
      : say(
          `To reveal it costs its price less ${reveal.discount}; then ${shown.en} ${shownAct.en} effect.`,
          `Le révéler coûte son prix moins ${reveal.discount}\u202f; alors ${shown.fr} ${shownAct.fr} effet.`,
        ),
    say(
      `A more expensive card of the same name upgrades a character for the difference; then ${better.en} of the new card ${betterAct.en} effect.`,
      `Une carte plus chère du même nom améliore un personnage pour la différence\u202f; alors ${better.fr} de la nouvelle carte ${betterAct.fr} effet.`,
    ),
    upgrade.overHidden
      ? say(
          'A hidden character may be upgraded too; the new card lies face up.',
          'Un personnage caché peut aussi être amélioré\u202f; la nouvelle carte est visible.',
        )
      : say('Hidden characters cannot be upgraded.', 'Un personnage caché ne peut pas être amélioré.'),
    ...when(
      upgrade.crossName,
      say(
        'Some cards say that they upgrade characters of other names.',
        'Certaines cartes disent améliorer des personnages d’autres noms.',
      ),
    ),
    ...when(
      reveal.mayUpgrade,
      say(
        'A revealed character may upgrade another in its mission.',
        'Un personnage révélé peut en améliorer un autre dans sa mission.',
      ),
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
  score.missionEffects
    ? say(
        `SCORE effects of the winner’s face-up characters there happen ${score.pointsBeforeEffects ? 'after' : 'before'} that, then that of the mission.`,
        `Les effets SCORE des personnages visibles du gagnant agissent ${score.pointsBeforeEffects ? 'ensuite' : 'avant cela'}, puis celui de la mission.`,
      )
    : say(
        `SCORE effects of the winner’s face-up characters there happen ${score.pointsBeforeEffects ? 'after' : 'before'} that; those of missions do not.`,
        `Les effets SCORE des personnages visibles du gagnant agissent ${score.pointsBeforeEffects ? 'ensuite' : 'avant cela'}\u202f; pas ceux des missions.`,
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
        'Control of a character lasts while the character that took it stays in play face up.',
        'Le contrôle d’un personnage dure tant que celui qui l’a pris reste en jeu, visible.',
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
    ? say(
        'Effects may be declined, unless they say “must” or make the opponent do something.',
        'Les effets peuvent être refusés, sauf s’ils disent «\u202fdevez\u202f» ou font agir l’adversaire.',
      )
    : say('Effects must be carried out.', 'Les effets sont obligatoires.'),
  ...when(
    effects.lookLasts > 0,
    say(
      `Cards looked at stay shown for the next ${effects.lookLasts} actions or passes.`,
      `Les cartes regardées restent montrées pendant les ${effects.lookLasts} actions ou passes suivantes.`,
    ),
  ),
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
