// Every limited choice of the games reaches every legal set in every order, and no other (law 5).
// The legal sets are counted here from the drawn position, not by the games.

import { type Book, playing, type Seat, type State } from '@sleight/kernel';
import { OBJ, ref } from '@sleight/kernel/code';
import { optionCodes, options, pick, toMove } from '@sleight/kernel/decide';
import { FAIR, judge, subsets, walks } from '@sleight/kernel/fixtures/orders';
import { clone, type Obj } from '@sleight/kernel/state';
import type { Game } from '@sleight/kit';
import { mythosGame as mythos } from '@sleight/mythos';
import { onepieceGame as onepiece } from '@sleight/onepiece';
import { territoryGame as territory } from '@sleight/territory';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { theOption } from './pick';

const me: Seat = 0;

interface Position {
  readonly game: Game;
  readonly book: Book;
  readonly setup: object;
  /** The answers that lead to the choice. */
  readonly first: readonly string[];
}

/** The book for scenarios with such a position. */
const bookFor = (game: Game, setup: object, cards: readonly unknown[] = []): Book =>
  game.book({ rules: game.scenarioRules, cards: [...cards, ...(game.scenarioCards?.(setup) ?? [])] });

function reach({ game, book, setup, first }: Position): State {
  const s = game.arrange(book, setup);
  for (const said of first) {
    const p = playing(book, s);
    pick(p, me, theOption(p, me, said).code);
  }
  return s;
}

/** Plays on with the first option until a turn begins, so that the choice has taken effect. */
function settled(book: Book, s: State, isTurn: (key: string) => boolean): State {
  const after = clone(s);
  const p = playing(book, after);
  for (let seat = toMove(p); seat !== null; seat = toMove(p)) {
    if (options(p, seat).some(({ key }) => isTurn(key))) break;
    pick(p, seat, optionCodes(p, seat).list[0]);
  }
  return after;
}

const named = (book: Book, s: State, o: Obj): string =>
  `choose ${book.naming.ref(playing(book, s), me, ref(OBJ, o.id)).key}`;

/** Objects in play that pass, by the key that chooses them. */
function inPlay(book: Book, s: State, test: (o: Obj) => boolean): Map<string, Obj> {
  const found = s.objs.filter((o) => o !== null && book.places[o.at].seat !== null && test(o));
  return new Map(found.map((o) => [named(book, s, o!), o!]));
}

/** Which of these were changed once everything has happened. */
const changed =
  (
    book: Book,
    all: ReadonlyMap<string, Obj>,
    isTurn: (key: string) => boolean,
    is: (before: Obj, now: Obj | undefined) => boolean,
  ) =>
  (s: State): string[] => {
    const after = settled(book, s, isTurn);
    return [...all].flatMap(([key, o]) =>
      is(
        o,
        after.objs.find((one): one is Obj => one?.id === o.id),
      )
        ? key
        : [],
    );
  };

/** The sets of exactly the requested size, or of everything that goes together if that is smaller. */
const asMany = <T>(n: number, together: readonly T[][]): T[][] => {
  const least = Math.min(n, Math.max(...together.map((set) => set.length)));
  return together.filter((set) => set.length === least);
};

describe('Mythos', () => {
  const start = { turn: 3, edge: 'me' };
  const book = bookFor(mythos, { start });
  const isTurn = (key: string): boolean => key === 'pass';
  /** No two share a name, and no text of theirs changes anything here. */
  const PLAIN = ['KS-086', 'KS-009', 'KS-019', 'KS-011', 'KS-005'];
  const crowd = fc
    .array(
      fc.record({
        mission: fc.integer({ min: 1, max: 3 }),
        tokens: fc.integer({ min: 0, max: 2 }),
        hidden: fc.boolean(),
      }),
      { minLength: 1, maxLength: 5 },
    )
    .map((drawn) => {
      const at = (n: number): object[] =>
        drawn.flatMap(({ mission, tokens, hidden }, i) =>
          mission === n ? [{ card: PLAIN[i], tokens, ...(hidden ? { hidden } : {}) }] : [],
        );
      return { 1: at(1), 2: at(2), 3: at(3) };
    });
  /** Their Power: only what is printed and the tokens. */
  const powerOf = (o: Obj, s: State): number =>
    o.marks[0] + (o.down === 1 ? 0 : book.defs[s.cards.def[o.cards[0]]].printed[1]);

  test('KS-134 hides any set with total Power 6 or less, picked in any order', () => {
    fc.assert(
      fc.property(crowd, (at) => {
        const s = reach({
          game: mythos,
          book,
          setup: { start, me: { hand: ['KS-134'], chakra: 1, at: { 1: ['KS-129'] } }, foe: { at } },
          first: ['upgrade KS-129 with KS-134'],
        });
        const all = inPlay(book, s, (o) => o.down === 0);
        const legal = subsets([...all.keys()]).filter(
          (set) => set.reduce((sum, key) => sum + powerOf(all.get(key)!, s), 0) <= 6,
        );
        if (legal.length === 1) return;
        const hidden = changed(book, all, isTurn, (_before, now) => now?.down === 1);
        const found = walks(book, s, me);
        // Choosing none is declining.
        expect(judge(found, legal.slice(1), hidden)).toEqual(FAIR);
      }),
      { numRuns: 40 },
    );
  });

  test('KS-120 defeats at most one enemy per mission, picked in any order', () => {
    fc.assert(
      fc.property(crowd, (at) => {
        const s = reach({
          game: mythos,
          book,
          setup: { start, me: { hand: ['KS-120'], chakra: 4 }, foe: { at } },
          first: ['play KS-120 at mission 1'],
        });
        const all = inPlay(book, s, (o) => o.ctrl !== me && powerOf(o, s) <= 1);
        const legal = subsets([...all.keys()]).filter((set) => {
          const places = set.map((key) => all.get(key)!.at);
          return new Set(places).size === places.length;
        });
        if (legal.length === 1) return;
        const gone = changed(book, all, isTurn, (_before, now) => now === undefined);
        expect(judge(walks(book, s, me), legal.slice(1), gone)).toEqual(FAIR);
      }),
      { numRuns: 40 },
    );
  });

  test('KS-059 moves exactly as many as there are missions with Sound Four, picked in any order', () => {
    fc.assert(
      fc.property(crowd, (at) => {
        const mine = { 1: [...at[1], 'KS-057'], 2: at[2], 3: [...at[3], 'KS-061'] };
        const s = reach({
          game: mythos,
          book,
          setup: { start, me: { hand: ['KS-059'], chakra: 3, at: mine } },
          first: ['play KS-059 at mission 2'],
        });
        const all = inPlay(book, s, (o) => book.defs[s.cards.def[o.cards[0]]].id !== 'KS-059');
        const legal = asMany(2, subsets([...all.keys()]));
        const moved = changed(book, all, isTurn, (before, now) => now?.at !== before.at);
        expect(judge(walks(book, s, me), legal, moved)).toEqual(FAIR);
      }),
      { numRuns: 20 },
    );
  });
});

describe('One Piece', () => {
  const CHARACTERS = [
    { id: 'TEST-2', name: 'Ann', power: 1000 },
    { id: 'TEST-3', name: 'Ann', power: 3000 },
    { id: 'TEST-4', name: 'Bob', power: 2000 },
    { id: 'TEST-5', name: 'Cy', power: 4000 },
  ];
  const isTurn = (key: string): boolean => key === 'end turn';
  const bookWith = (text: string): Book =>
    bookFor(onepiece, { start: {} }, [
      { id: 'TEST-1', abilities: [text] },
      ...CHARACTERS.map((card) => ({ ...card, category: 'Character', cost: 1 })),
    ]);
  const drawn = fc.subarray(
    CHARACTERS.flatMap(({ id }) => [id, id]),
    { minLength: 1, maxLength: 5 },
  );
  interface Limited {
    readonly text: string;
    readonly exactly: number | null;
    readonly may: (set: readonly { name: string; power: number }[]) => boolean;
  }
  const total = (set: readonly { power: number }[]): number => set.reduce((sum, { power }) => sum + power, 0);
  const isDistinct = (set: readonly { name: string }[]): boolean =>
    new Set(set.map(({ name }) => name)).size === set.length;

  test.each<Limited>([
    {
      text: "[Activate: Main] K.O. up to 3 of your opponent's Characters with a total power of 4000 or less.",
      exactly: null,
      may: (set) => set.length <= 3 && total(set) <= 4000,
    },
    {
      text: "[Activate: Main] K.O. up to 3 of your opponent's Characters with different card names.",
      exactly: null,
      may: (set) => set.length <= 3 && isDistinct(set),
    },
    {
      text: "[Activate: Main] K.O. 2 of your opponent's Characters.",
      exactly: 2,
      may: (set) => set.length <= 2,
    },
  ])('$text is picked in any order', ({ text, exactly, may }) => {
    const book = bookWith(text);
    fc.assert(
      fc.property(drawn, (characters) => {
        if (exactly !== null && characters.length < exactly) return;
        const s = reach({
          game: onepiece,
          book,
          setup: { start: {}, me: { characters: ['TEST-1'] }, foe: { characters } },
          first: ['activate TEST-1'],
        });
        if (options(playing(book, s), me).some(({ key }) => isTurn(key))) return;
        const all = inPlay(
          book,
          s,
          (o) => o.ctrl !== me && book.defs[s.cards.def[o.cards[0]]].id.startsWith('TEST'),
        );
        const facts = (key: string) =>
          CHARACTERS.find(({ id }) => id === book.defs[s.cards.def[all.get(key)!.cards[0]]].id)!;
        const together = subsets([...all.keys()]).filter((set) => may(set.map(facts)));
        const legal = exactly === null ? together : asMany(exactly, together);
        const gone = changed(book, all, isTurn, (_before, now) => now === undefined);
        expect(judge(walks(book, s, me), legal, gone)).toEqual(FAIR);
      }),
      { numRuns: 40 },
    );
  });
});

describe('Territory', () => {
  const isTurn = (key: string): boolean => key === 'pass';
  const setup = { start: { round: 1, priority: 'me' } };
  const book = bookFor(territory, setup, [
    {
      id: 'quake',
      kind: 'unit',
      power: 1,
      abilities: [
        {
          type: 'Deploy',
          effect: {
            actions: [
              {
                type: 'damage',
                amount: 9,
                targetSide: 'opponent',
                targetType: 'unit',
                minTargets: 1,
                maxTargets: 3,
              },
            ],
          },
        },
      ],
    },
  ]);

  test('one to three units are picked in any order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 2 }), (lanes) => {
        const slots = Object.fromEntries(lanes.map((lane) => [lane, 'pawn']));
        const s = reach({
          game: territory,
          book,
          setup: { ...setup, me: { hand: ['quake'] }, foe: { slots } },
          first: ['play quake at slot 1'],
        });
        const all = inPlay(book, s, (o) => o.ctrl !== me);
        const legal = subsets([...all.keys()]).filter((set) => set.length >= 1 && set.length <= 3);
        const gone = changed(book, all, isTurn, (_before, now) => now === undefined);
        expect(judge(walks(book, s, me), legal, gone)).toEqual(FAIR);
      }),
      { numRuns: 15 },
    );
  });
});
