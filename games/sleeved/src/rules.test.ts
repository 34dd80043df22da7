// The rules document and the snapshot a match keeps of it and of the cards.

import { advance, blank, isIllegal } from '@sleight/kernel/decide';
import { hash } from '@sleight/kernel/state';
import { describe, expect, it } from 'vitest';
import { sleeved } from './book';
import { allCards, withCards } from './cards/pool';
import { sleevedGame } from './game';
import { newMatch } from './random-play';
import { asSleeved } from './rulebook';
import { defaultRules, presets, rulesSchema } from './rules';
import { differences, restore, save } from './rules-document';
import { startProblems } from './start';

const edit = { by: 'ada', at: '2026-01-01T00:00:00Z' };

describe('the rules document', () => {
  it('has every parameter with the default of the rules', () => {
    expect(defaultRules).toEqual({
      version: 1,
      pointsForSurviving: 1,
      pointsForDefeating: 2,
      pointsToWin: 15,
      endMode: 'threshold',
      maxRounds: 30,
      scoring: 'classic',
      pointsForKill: 3,
      pointsPerOverkill: 1,
      pointsPerAbsorbed: 1,
      startingEquipmentHand: 5,
      equipmentDrawPerRound: 1,
      drawInFirstRound: false,
      startingAnimalHand: 3,
      animalDeckMode: 'shared',
      defaultInitiative: 0,
      maxEquipmentPerCard: null,
      zeroOverwrites: true,
      persistentCap: null,
      commitSeconds: null,
      timeoutsToForfeit: 3,
      customRules: {},
    });
  });

  it('keeps to its bounds', () => {
    const wrong: [string, unknown][] = [
      ['pointsForSurviving', -1],
      ['pointsToWin', 0],
      ['endMode', 'never'],
      ['maxRounds', 101],
      ['maxRounds', 0],
      ['startingAnimalHand', 0],
      ['defaultInitiative', 0.5],
      ['maxEquipmentPerCard', -1],
      ['persistentCap', 0],
      ['commitSeconds', 9],
      ['timeoutsToForfeit', 0],
    ];
    for (const [field, value] of wrong) expect(rulesSchema.safeParse({ [field]: value }).success).toBe(false);
  });

  it('saves a new version with author, time and changes', () => {
    const saved = save(defaultRules, { pointsToWin: 10, customRules: { later: 1 } }, edit);
    if ('problems' in saved) throw new Error('not saved');
    expect(saved.rules).toMatchObject({ version: 2, updatedBy: 'ada', customRules: { later: 1 } });
    expect(saved.changed).toEqual([
      { field: 'pointsToWin', old: 15, new: 10 },
      { field: 'customRules', old: {}, new: { later: 1 } },
    ]);
    const back = restore(saved.rules, defaultRules, edit);
    if ('problems' in back) throw new Error('not restored');
    expect(back.rules.version).toBe(3);
    expect(differences(defaultRules, back.rules)).toEqual([]);
  });

  it('refuses invalid values field by field, in both languages, and saves nothing', () => {
    const refused = save(defaultRules, { pointsToWin: 0, commitSeconds: 3, colour: 'red' }, edit);
    if (!('problems' in refused)) throw new Error('saved');
    expect(refused.problems.map(({ field }) => field).toSorted()).toEqual([
      'colour',
      'commitSeconds',
      'pointsToWin',
    ]);
    for (const { reason } of refused.problems) {
      expect(reason.en).not.toBe('');
      expect(reason.fr).not.toBe(reason.en);
    }
  });

  it('Sprint is a preset: five rounds, impact, individual animals', () => {
    expect(rulesSchema.parse(presets.sprint)).toEqual({
      ...defaultRules,
      endMode: 'rounds',
      maxRounds: 5,
      scoring: 'impact',
      animalDeckMode: 'individual',
    });
    expect(sleevedGame.rulesets).toEqual(['classic', 'sprint']);
  });
});

describe('the snapshot of a match', () => {
  it('is the whole document and the active cards, and rebuilds the same book', () => {
    const book = sleeved({ rules: { version: 4, pointsToWin: 9, customRules: { later: true } } });
    const again = sleevedGame.restore(JSON.parse(JSON.stringify({ rules: book.rules, cards: book.cards })));
    expect(again.set).toBe(book.set);
    expect(hash(newMatch(asSleeved(again), 1))).toBe(hash(newMatch(book, 1)));
    expect(blank(book, 'x').head).toMatchObject({ rules: { version: 4, customRules: { later: true } } });
  });

  it('an edit of rules or cards makes another book and never reaches a running match', () => {
    const book = sleeved();
    const s = newMatch(book, 2);
    const before = hash(s);
    const cards = withCards(allCards, [{ id: 'wolf', active: false }]);
    const edited = sleeved({ cards, rules: { pointsToWin: 1 } });
    expect(edited.set).not.toBe(book.set);
    expect(edited.byId.has('wolf')).toBe(false);
    expect(hash(s)).toBe(before);
    expect(asSleeved(book).rules.pointsToWin).toBe(15);
    expect(book.byId.has('wolf')).toBe(true);
    expect(isIllegal(advance(book, s, { seat: 0, decision: s.asked[0], timeout: true }))).toBe(false);
  });

  it('inactive cards are left out of new matches, unless too few are left', () => {
    const without = (...ids: string[]) =>
      sleeved({
        cards: withCards(
          allCards,
          ids.map((id) => ({ id, active: false })),
        ),
      });
    const three = without('lynx', 'boar', 'whetstone');
    const s = newMatch(three, 1);
    expect(s.cards.def.length).toBe(2 * 5 + 7 + 2 * 18);
    const five = without('lynx', 'boar', 'tortoise', 'falcon');
    const [problem] = startProblems(five);
    expect(problem.en).toContain('6 active animals are needed and there are 5');
    expect(problem.fr).toContain('6 animaux actifs');
    expect(() => newMatch(five, 1)).toThrow('6 active animals');
  });

  it('any number of equipment will do, even none', () => {
    const none = sleeved({ cards: allCards.filter(({ kind }) => kind !== 'equipment') });
    expect(startProblems(none)).toEqual([]);
    expect(newMatch(none, 1).result).toBeNull();
  });
});
