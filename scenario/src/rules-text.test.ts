// The rules in words follow the rules in force: a changed parameter changes a sentence, in both languages.

import type { Game } from '@sleight/kernel';
import { mythosGame } from '@sleight/mythos/game';
import { onepieceGame } from '@sleight/onepiece/game';
import { sleevedGame } from '@sleight/sleeved/game';
import { territoryGame } from '@sleight/territory/game';
import { describe, expect, test } from 'vitest';

const games: readonly Game[] = [territoryGame, mythosGame, sleevedGame, onepieceGame];

const linesOf = (game: Game, language: 'en' | 'fr', ruleset: string, rules: object = {}): string[] =>
  game
    .rulesText(game.book({ ruleset, rules }))
    .flatMap(({ title, lines }) => [title[language], ...lines.map((line) => line[language])]);

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test('every ruleset has a name in both languages', () => {
    for (const ruleset of game.rulesets) {
      expect(game.rulesetNames[ruleset]?.en).toBeTruthy();
      expect(game.rulesetNames[ruleset]?.fr).toBeTruthy();
    }
  });

  test('each ruleset reads differently', () => {
    const texts = game.rulesets.map((ruleset) => linesOf(game, 'en', ruleset).join('\n'));
    expect(new Set(texts).size).toBe(game.rulesets.length);
  });

  test('French is set as French is set', () => {
    for (const line of game.rulesets.flatMap((ruleset) => linesOf(game, 'fr', ruleset)))
      expect([line, / [:;?!]|\w'\w/.test(line)]).toEqual([line, false]);
  });
});

test('Sleeved says that used equipment comes back', () => {
  const said = (language: 'en' | 'fr'): string => linesOf(sleevedGame, language, 'classic').join(' ');
  expect(said('en')).toContain('discard, which is shuffled into a new deck');
  expect(said('fr')).toContain('mélangée en un nouveau paquet');
});

describe.each([
  [territoryGame, 'standard', { lanes: 5 }, 'There are 5 lanes', 'Il y a 5 couloirs'],
  [territoryGame, 'standard', { firstDraw: 6 }, 'draws 6 cards', 'pioche 6 cartes'],
  [
    territoryGame,
    'standard',
    { laterDraw: 1 },
    'each later round 1 card.',
    'chaque manche suivante 1 carte.',
  ],
  [territoryGame, 'standard', { roundsToWin: 3 }, '3 marks win', '3 marques gagnent'],
  [
    territoryGame,
    'standard',
    { replacement: 'forbidden' },
    'only be played into an empty',
    'que dans un emplacement vide',
  ],
  [territoryGame, 'standard', { vpCap: 4 }, 'more than 4 VP', 'plus de 4 PV'],
  [territoryGame, 'standard', { effectsPersist: false }, 'end with the round', 'finissent avec la manche'],
  [
    mythosGame,
    'official',
    { hidden: { playCost: 2, targetable: true, power: 'counts' } },
    'costs 2 chakra',
    'coûte 2 chakra',
  ],
  [
    mythosGame,
    'official',
    { start: { draw: [1, 2, 2, 3], chakraFromCharacters: 'everyTurn', chakraFromMissions: true } },
    '1, 2, 2 and 3 cards',
    '1, 2, 2 et 3 cartes',
  ],
  [mythosGame, 'official', { edge: { onPass: 'stays' } }, 'does not move the Edge', 'ne déplace pas l’Edge'],
  [sleevedGame, 'classic', { pointsToWin: 9 }, 'first to 9 points', 'premier à 9 points'],
  [sleevedGame, 'classic', { pointsForDefeating: 4 }, 'scores 4 points', 'en marque 4'],
  [sleevedGame, 'classic', { startingEquipmentHand: 1 }, 'begins with 1 card', 'commence avec 1 carte'],
  [sleevedGame, 'classic', { startingAnimalHand: 1 }, 'holds 1 animal,', 'tient 1 animal,'],
  [sleevedGame, 'classic', { maxEquipmentPerCard: 1 }, 'at most 1 piece of', 'au plus 1 équipement.'],
  [sleevedGame, 'classic', { commitSeconds: 30 }, 'run out 3 times', 'passer le temps 3 fois'],
  [sleevedGame, 'sprint', { maxRounds: 7 }, 'After 7 rounds', 'Après 7 manches'],
  [onepieceGame, 'open', { openingHand: 7 }, 'draws 7 cards', 'pioche 7 cartes'],
  [onepieceGame, 'open', { donDeck: 8 }, 'has 8 cards', 'compte 8 cartes'],
] as const)('%s', (game, ruleset, changes, en, fr) => {
  test(`${game.id}: ${JSON.stringify(changes)} changes a sentence`, () => {
    const has = (language: 'en' | 'fr', words: string, rules: object): boolean =>
      linesOf(game, language, ruleset, rules).some((line) => line.includes(words));
    expect([has('en', en, changes), has('fr', fr, changes)]).toEqual([true, true]);
    expect([has('en', en, {}), has('fr', fr, {})]).toEqual([false, false]);
  });
});
