// The rules in words follow the actual rules: a changed parameter changes a sentence, in both languages.

import type { Game } from '@sleight/kit';
import { mythosGame } from '@sleight/mythos/game';
import { onepieceGame } from '@sleight/onepiece/game';
import { shelf } from '@sleight/shelf';
import { sleevedGame } from '@sleight/sleeved/game';
import { territoryGame } from '@sleight/territory/game';
import { describe, expect, test } from 'vitest';

const linesOf = (game: Game, language: 'en' | 'fr', ruleset: string, rules: object = {}): string[] =>
  game
    .rulesText(game.book({ ruleset, rules }))
    .flatMap(({ title, lines }) => [title[language], ...lines.map((line) => line[language])]);

describe.each(shelf.map((game) => [game.id, game] as const))('%s', (_id, game) => {
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

  test('French has French spacing', () => {
    for (const line of game.rulesets.flatMap((ruleset) => linesOf(game, 'fr', ruleset)))
      expect([line, / [:;?!]|\w'\w/.test(line)]).toEqual([line, false]);
  });
});

test('Sleeved mentions that used equipment returns', () => {
  const said = (language: 'en' | 'fr'): string => linesOf(sleevedGame, language, 'classic').join(' ');
  expect(said('en')).toContain('the discard pile is shuffled into a new one');
  expect(said('fr')).toContain('la défausse est mélangée et la remplace');
});

describe.each([
  [territoryGame, 'standard', { lanes: 5 }, 'There are 5 lanes', 'Il y a 5 couloirs'],
  [territoryGame, 'standard', { firstDraw: 6 }, 'draws 6 cards', 'pioche 6 cartes'],
  [
    territoryGame,
    'standard',
    { laterDraw: 1 },
    'and 1 card in each later round',
    'puis 1 carte à chaque manche',
  ],
  [territoryGame, 'standard', { roundsToWin: 3 }, 'player with 3 marks wins', 'joueur à 3 marques'],
  [
    territoryGame,
    'standard',
    { replacement: 'forbidden' },
    'only play a unit in an empty slot',
    'jouée que dans un emplacement vide',
  ],
  [territoryGame, 'standard', { vpCap: 4 }, 'at most 4 VP in a round', 'au plus 4 PV par manche'],
  [territoryGame, 'standard', { effectsPersist: false }, 'end with the round', 'prennent fin avec la manche'],
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
  [
    mythosGame,
    'official',
    { edge: { onPass: 'stays' } },
    'does not move the Edge',
    'ne change pas le porteur',
  ],
  [sleevedGame, 'classic', { pointsToWin: 9 }, 'first player to 9 points', 'premier joueur à 9 points'],
  [
    sleevedGame,
    'classic',
    { pointsForDefeating: 4 },
    '4 points if you destroy',
    '4 points si vous détruisez',
  ],
  [sleevedGame, 'classic', { startingEquipmentHand: 1 }, 'starts with 1 card', 'commence avec 1 carte'],
  [sleevedGame, 'classic', { startingAnimalHand: 1 }, 'holds 1 animal ', 'a 1 animal en main'],
  [sleevedGame, 'classic', { maxEquipmentPerCard: 1 }, 'at most 1 piece of', 'au plus 1 équipement.'],
  [sleevedGame, 'classic', { commitSeconds: 30 }, 'out of time 3 times', 'dépassez le temps 3 fois'],
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
