// The rules of Mythos in words, from the current parameters: the same sentences for every ruleset, with its values.
// Next: rules.ts for the parameters.

import type { Book, Said } from '@sleight/kernel/book';
import { CARD, COPY, counted, type RulesSection, say, when } from '@sleight/kit/rules-text';
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
    'A match lasts four turns. Each turn brings one more mission into play. After the last turn, the player with the most points wins; if you are tied, the player with the Edge wins.',
    'Une partie dure quatre tours. Chaque tour ajoute une mission. Après le dernier, le joueur qui a le plus de points l’emporte\u202f; en cas d’égalité, c’est le joueur qui a l’Edge.',
  ),
  score.everyTurn
    ? say(
        'Every mission in play is scored every turn.',
        'Toutes les missions en jeu sont évaluées à chaque tour.',
      )
    : say(
        'Each mission is scored once, on the turn it appears.',
        'Chaque mission est évaluée une seule fois, au tour où elle apparaît.',
      ),
];

/** The number of cards drawn on each turn; one number if they are all the same. */
function draws(each: readonly number[]): Said {
  const [first] = each;
  const n = counted(first, CARD);
  if (each.every((many) => many === first))
    return say(`Each player draws ${n.en} every turn.`, `Chaque joueur pioche ${n.fr} par tour.`);
  const many = each.map(String);
  return say(
    `Each player draws ${listed(many, 'and')} cards on turns 1 to ${each.length}.`,
    `Chaque joueur pioche ${listed(many, 'et')} cartes aux tours 1 à ${each.length}.`,
  );
}

function setup({ missions, start }: Rules): Said[] {
  return [
    missions.usedPerPlayer === 3
      ? say(
          'Both players’ missions are shuffled together. Four of the six come into play.',
          'Les missions des deux joueurs sont mélangées. Quatre des six entrent en jeu.',
        )
      : say(
          'Two of each player’s three missions are used, chosen at random. The third is set aside unseen.',
          'Deux des trois missions de chaque joueur sont tirées au sort. La troisième est mise de côté sans être vue.',
        ),
    say(
      'Each player draws 5 cards and may take one mulligan: shuffle all 5 back and draw 5 new ones. A player chosen at random takes the Edge.',
      'Chaque joueur pioche 5 cartes et peut faire un mulligan\u202f: remettre ses 5 cartes dans le deck et en piocher 5 autres. L’Edge est attribué au hasard.',
    ),
    draws(start.draw),
  ];
}

const turn = ({ start, action, edge, turnSeconds }: Rules): Said[] => [
  say(
    'Start: reveal the next mission. Each player gains 5 chakra, plus 1 for each character they have in play.',
    'Départ\u202f: la mission suivante est révélée. Chaque joueur gagne 5 chakra, plus 1 par personnage qu’il a en jeu.',
  ),
  start.chakraFromCharacters === 'everyTurn'
    ? say(
        'CHAKRA +X on a character gives chakra every turn.',
        'CHAKRA +X sur un personnage donne du chakra à chaque tour.',
      )
    : say(
        'CHAKRA +X on a character gives chakra once, when you play it.',
        'CHAKRA +X sur un personnage donne du chakra une seule fois, quand il est joué.',
      ),
  start.chakraFromMissions
    ? say(
        'CHAKRA +X on a mission gives chakra every turn.',
        'CHAKRA +X sur une mission donne du chakra à chaque tour.',
      )
    : say('CHAKRA +X on a mission does nothing.', 'CHAKRA +X sur une mission n’a aucun effet.'),
  say(
    'Action: the player with the Edge goes first, then you take turns. On your turn, do one thing: play a character, play one face down, reveal one, upgrade one, or pass.',
    'Action\u202f: le joueur qui a l’Edge commence, puis chacun agit à son tour. Faites une seule chose\u202f: jouer un personnage, en jouer un face cachée, en révéler un, en améliorer un ou passer.',
  ),
  ...when(
    action.playJutsu,
    say(
      'You can also pay for a JUTSU card and use it with one of your face-up characters that can use it. It is then discarded.',
      'Vous pouvez aussi payer une carte JUTSU et la jouer avec un de vos personnages visibles capable de l’utiliser. Elle est ensuite défaussée.',
    ),
  ),
  action.passIsFinal
    ? say(
        'If you pass, you are done for the turn. Your opponent can keep acting until they pass too.',
        'Si vous passez, le tour est fini pour vous. Votre adversaire peut continuer jusqu’à ce qu’il passe aussi.',
      )
    : say(
        'If you pass and your opponent acts, you can act again. Two passes in a row end the phase.',
        'Si vous passez et que votre adversaire agit, vous pouvez agir à nouveau. La phase finit quand les deux joueurs passent à la suite.',
      ),
  edge.onPass === 'first'
    ? say(
        'The first player to pass each turn takes the Edge.',
        'Le premier joueur à passer pendant un tour prend l’Edge.',
      )
    : say('Passing does not move the Edge.', 'Passer ne change pas le porteur de l’Edge.'),
  say(
    'End: you lose unspent chakra and all Power tokens. Characters and missions stay.',
    'Fin\u202f: le chakra restant et les jetons de Puissance sont perdus. Les personnages et les missions restent.',
  ),
  ...when(
    turnSeconds !== null,
    say(
      `You have ${turnSeconds} seconds for each decision.`,
      `Vous avez ${turnSeconds} secondes par décision.`,
    ),
  ),
];

function playing({ hidden, reveal, upgrade, names }: Rules): Said[] {
  const [shown, better] = [timings(reveal.activates), timings(upgrade.activates)];
  const [shownAct, betterAct] = [agree(reveal.activates), agree(upgrade.activates)];
  const nameless = names.hiddenCounts
    ? say('It has no text', 'Il n’a pas de texte')
    : say('It has no name and no text', 'Il n’a ni nom ni texte');
  return [
    say(
      'To play a character face up, pay its printed cost.',
      'Pour jouer un personnage face visible, payez son coût imprimé.',
    ),
    say(
      `Playing any character face down costs ${hidden.playCost} chakra. ${nameless.en}, and your opponent cannot see which one it is.`,
      `Jouer un personnage face cachée coûte ${hidden.playCost} chakra. ${nameless.fr}, et votre adversaire ne voit pas lequel c’est.`,
    ),
    hidden.power === 'counts'
      ? say(
          'A hidden character has 0 Power, plus its Power tokens and any effects on its Power.',
          'Un personnage caché a 0 en Puissance, plus ses jetons et les effets sur sa Puissance.',
        )
      : say('A hidden character always has 0 Power.', 'Un personnage caché a toujours 0 en Puissance.'),
    hidden.targetable
      ? say('Effects can choose hidden characters.', 'Les effets peuvent choisir des personnages cachés.')
      : say(
          'Only effects that mention hidden characters can choose them.',
          'Seuls les effets qui mentionnent des personnages cachés peuvent en choisir.',
        ),
    reveal.discount === 0
      ? say(
          `To reveal a hidden character, pay its full cost; its ${shown.en} ${shownAct.en} effect.`,
          `Pour révéler un personnage caché, payez son coût entier\u202f; ${shown.fr} ${shownAct.fr} effet.`,
        )
      : say(
          `To reveal a hidden character, pay its cost minus ${reveal.discount}; its ${shown.en} ${shownAct.en} effect.`,
          `Pour révéler un personnage caché, payez son coût moins ${reveal.discount}\u202f; ${shown.fr} ${shownAct.fr} effet.`,
        ),
    say(
      `To upgrade a character, play a more expensive card with the same name over it and pay the difference; the new card’s ${better.en} ${betterAct.en} effect.`,
      `Pour améliorer un personnage, jouez dessus une carte plus chère du même nom et payez la différence\u202f; ${better.fr} de la nouvelle carte ${betterAct.fr} effet.`,
    ),
    upgrade.overHidden
      ? say(
          'You can upgrade a hidden character too. The new card is face up.',
          'Un personnage caché peut aussi être amélioré. La nouvelle carte est face visible.',
        )
      : say('You cannot upgrade hidden characters.', 'Un personnage caché ne peut pas être amélioré.'),
    ...when(
      upgrade.crossName,
      say(
        'Some cards can upgrade characters with other names. Their text says so.',
        'Certaines cartes peuvent améliorer des personnages d’un autre nom\u202f; leur texte le précise.',
      ),
    ),
    ...when(
      reveal.mayUpgrade,
      say(
        'When you reveal a character, you can use it to upgrade another one in the same mission.',
        'Un personnage que vous révélez peut en améliorer un autre dans la même mission.',
      ),
    ),
    upgrade.oldCard === 'under'
      ? say('The old card stays underneath.', 'L’ancienne carte reste dessous.')
      : say('The old card is discarded.', 'L’ancienne carte est défaussée.'),
    names.hiddenCounts
      ? say(
          'You can have only one character of each name in a mission, hidden ones included.',
          'Vous ne pouvez avoir qu’un personnage de chaque nom par mission, même caché.',
        )
      : say(
          'You can have only one face-up character of each name in a mission.',
          'Vous ne pouvez avoir qu’un personnage visible de chaque nom par mission.',
        ),
  ];
}

const scoring = ({ score, power, control }: Rules): Said[] => [
  say(
    'The player with more Power in a mission wins it. A tie goes to the player with the Edge. You need at least 1 Power to win.',
    'Le joueur qui a le plus de Puissance dans une mission la remporte. En cas d’égalité, c’est celui qui a l’Edge. Il faut au moins 1 en Puissance.',
  ),
  score.points === 'base and rank'
    ? say(
        'A mission is worth its printed points plus its rank: 1 for D, 2 for C, 3 for B, 4 for A.',
        'Une mission vaut ses points imprimés plus son rang\u202f: 1 pour D, 2 pour C, 3 pour B, 4 pour A.',
      )
    : say(
        'A mission is worth its rank: 1 for D, 2 for C, 3 for B, 4 for A.',
        'Une mission vaut son rang\u202f: 1 pour D, 2 pour C, 3 pour B, 4 pour A.',
      ),
  score.missionEffects
    ? say(
        `The SCORE effects of the winner’s face-up characters resolve ${score.pointsBeforeEffects ? 'after' : 'before'} the points, then the mission’s own.`,
        `Les effets SCORE des personnages visibles du gagnant s’appliquent ${score.pointsBeforeEffects ? 'après' : 'avant'} les points, puis celui de la mission.`,
      )
    : say(
        `The SCORE effects of the winner’s face-up characters resolve ${score.pointsBeforeEffects ? 'after' : 'before'} the points. Missions have no SCORE effects.`,
        `Les effets SCORE des personnages visibles du gagnant s’appliquent ${score.pointsBeforeEffects ? 'après' : 'avant'} les points. Les missions n’ont pas d’effet SCORE.`,
      ),
  ...when(
    power.floor !== null,
    say(
      `A character’s Power never drops below ${power.floor}.`,
      `Un personnage n’a jamais moins de ${power.floor} en Puissance.`,
    ),
  ),
  control.duration === 'linked'
    ? say(
        'You keep control of a character for as long as the character that took it stays face up in play.',
        'Vous gardez le contrôle d’un personnage tant que celui qui l’a pris reste en jeu, face visible.',
      )
    : say(
        'Taking control of a character is permanent.',
        'Prendre le contrôle d’un personnage est définitif.',
      ),
];

const words = ({ effects }: Rules): Said[] => [
  say(
    'MAIN: when you play it face up. UPGRADE: when it upgrades another character. AMBUSH: when you reveal it. SCORE: when you win its mission.',
    'MAIN\u202f: quand vous le jouez face visible. UPGRADE\u202f: quand il améliore un autre personnage. AMBUSH\u202f: quand vous le révélez. SCORE\u202f: quand vous remportez sa mission.',
  ),
  say(
    'POWERUP X: put X Power tokens on the character. Hide: turn the character face down.',
    'POWERUP X\u202f: placez X jetons de Puissance sur le personnage. Cacher\u202f: retournez le personnage face cachée.',
  ),
  effects.optional
    ? say(
        'You can decline effects, unless they say “must” or make your opponent do something.',
        'Vous pouvez refuser un effet, sauf s’il dit «\u202fdevez\u202f» ou fait agir votre adversaire.',
      )
    : say('Effects are not optional.', 'Les effets sont obligatoires.'),
  ...when(
    effects.lookLasts > 0,
    say(
      `Cards you look at stay visible to you for the next ${effects.lookLasts} actions or passes.`,
      `Les cartes regardées restent visibles pendant les ${effects.lookLasts} actions suivantes, passer compris.`,
    ),
  ),
];

function deck({ deck: { size, exact, copies, copyKey, jutsuAllowed, missionCopies } }: Rules): Said[] {
  const n = counted(size, CARD);
  return [
    say(
      `A deck has ${exact ? 'exactly' : 'at least'} ${n.en}, with at most ${counted(copies, COPY).en} of each ${copyKey === 'version' ? 'version' : 'card'}, and three missions.`,
      `Un deck compte ${exact ? 'exactement' : 'au moins'} ${n.fr}, avec au plus ${counted(copies, COPY).fr} de chaque ${copyKey === 'version' ? 'version' : 'carte'}, et trois missions.`,
    ),
    missionCopies === 1
      ? say('All three missions must be different.', 'Les trois missions doivent être différentes.')
      : say(
          `At most ${missionCopies} missions can be the same.`,
          `Au plus ${missionCopies} missions peuvent être identiques.`,
        ),
    jutsuAllowed
      ? say('It can include JUTSU cards.', 'Il peut contenir des cartes JUTSU.')
      : say('JUTSU cards are not allowed.', 'Les cartes JUTSU ne sont pas autorisées.'),
  ];
}

export function rulesText(book: Book): RulesSection[] {
  const { rules } = asMythos(book);
  return [
    { id: 'goal', title: say('Goal', 'Objectif'), lines: goal(rules) },
    { id: 'setup', title: say('Setup', 'Mise en place'), lines: setup(rules) },
    { id: 'turn', title: say('A turn', 'Un tour'), lines: turn(rules) },
    { id: 'playing', title: say('Playing characters', 'Jouer des personnages'), lines: playing(rules) },
    { id: 'scoring', title: say('Scoring missions', 'Évaluer les missions'), lines: scoring(rules) },
    { id: 'words', title: say('Keywords', 'Mots-clés'), lines: words(rules) },
    { id: 'deck', title: say('Decks', 'Decks'), lines: deck(rules) },
  ];
}
