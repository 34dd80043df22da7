import { listOf } from '@sleight/kit/start';
import { describe, expect, it } from 'vitest';
import { territory } from './book';
import { allCards, starterDecks } from './cards/pool';
import { barred, deckProblems } from './deck';

const book = territory();
const withLeaders = territory({ rules: { leaders: true } });
const vanguard = listOf(starterDecks.find((deck) => deck.id === 'iron-vanguard')?.cards ?? {});
const english = (rulebook: typeof book, cards: string[], leader?: string): string[] =>
  deckProblems(rulebook, allCards, leader === undefined ? { cards } : { cards, leader }).map((p) => p.en);

describe('deck building (spec 3, 17.2)', () => {
  it('accepts the four prebuilt decks, with and without leaders', () => {
    expect(starterDecks).toHaveLength(4);
    for (const deck of starterDecks) {
      expect(deckProblems(book, allCards, { cards: listOf(deck.cards) })).toEqual([]);
      expect(deckProblems(withLeaders, allCards, { cards: listOf(deck.cards), leader: deck.leader })).toEqual(
        [],
      );
    }
  });

  it('refuses 24 and 31 cards and says how many to add or remove', () => {
    expect(english(book, vanguard.slice(1))).toEqual(['The deck has 24 cards; it needs at least 25. Add 1.']);
    const many = [...vanguard, 'pawn', 'pawn', 'seedling', 'seedling', 'martyr', 'martyr'];
    expect(english(book, many)).toEqual(['The deck has 31 cards; it may have at most 30. Remove 1.']);
  });

  it('counts copies by card id, so Scout and Fuel for the Fire are different cards', () => {
    expect(english(book, [...vanguard, 'scout'])).toEqual(['Scout: 4 copies, at most 3 allowed.']);
    expect(english(book, [...vanguard, 'fuel-for-the-fire', 'fuel-for-the-fire'])).toEqual([]);
  });

  it("respects a card's own limit, unless the ruleset says not to (R30)", () => {
    const two = [...vanguard, 'final-stand', 'final-stand'];
    expect(english(book, two)).toEqual(['Final Stand: 2 copies, at most 1 allowed.']);
    expect(english(territory({ rules: { useCardLimits: false } }), two)).toEqual([]);
  });

  it('refuses cards of a set that is not allowed', () => {
    const coreOnly = territory({ rules: { sets: ['core'] } });
    expect(english(coreOnly, [...vanguard, 'feint'])).toEqual([
      'Feint is from the set "supplement", which these rules do not allow.',
    ]);
  });

  it('bars sets that are not allowed, and leaders if the rules have none', () => {
    const coreOnly = territory({ rules: { sets: ['core'] } });
    const why = (rulebook: typeof book, id: string) => barred(rulebook, allCards, id).map((p) => p.en);
    expect(why(book, 'feint')).toEqual([]);
    expect(why(coreOnly, 'feint')).toEqual([
      'Feint is from the set "supplement", which these rules do not allow.',
    ]);
    expect(why(book, 'warden-hask')).toEqual(['Warden Hask is a leader; these rules don’t use leaders.']);
    expect(why(withLeaders, 'warden-hask')).toEqual([]);
  });

  it('with leaders requires a leader, its faction and at most one other', () => {
    expect(english(withLeaders, vanguard)).toEqual(['Choose a leader: these rules use leaders.']);
    expect(english(withLeaders, vanguard, 'champion')).toEqual(['"champion" is not a leader.']);
    const wrong = english(withLeaders, vanguard, 'warden-hask');
    expect(wrong[0]).toBe('With Warden Hask at least 15 cards must be Mire Wardens; the deck has 0.');
    expect(wrong[1]).toBe(
      'Only 1 other faction is allowed beside Mire Wardens; the deck has Iron Legion, Free Company.',
    );
  });

  it('reports everything at once, in both languages, with the card named', () => {
    const problems = deckProblems(book, allCards, { cards: ['dragon', 'marshal-odrane'] });
    expect(problems).toEqual([
      {
        en: 'The deck has 2 cards; it needs at least 25. Add 23.',
        fr: 'Le deck compte 2 cartes\u202f; il en faut au moins 25. Ajoutez-en 23.',
      },
      { en: 'There is no card called "dragon".', fr: "Il n'existe pas de carte «\u202fdragon\u202f»." },
      {
        en: 'Marshal Odrane is a leader, not a card of the deck.',
        fr: "Maréchal Odrane mène le deck et n'en fait pas partie.",
      },
    ]);
  });
});
