// What the table shows of a composed card, of rounds that are over, and of cards that nobody has shown.

import { advance, isIllegal, playing } from '@sleight/kernel/decide';
import { clone, type Seat, type State } from '@sleight/kernel/state';
import { view } from '@sleight/kernel/view';
import type { Area, AreaSum, Scene, SumPart } from '@sleight/kit/scene';
import { beatsOf } from '@sleight/kit/story';
import { describe, expect, it } from 'vitest';
import { arrange } from './arrange';
import { sleeved } from './book';
import { scene } from './scene';
import { staging } from './staging';
import { start } from './start';

const book = sleeved();
const NO_DECKS = [{ cards: [] }, { cards: [] }] as const;

function play(s: State, seat: Seat, ...keys: string[]): void {
  const facts = advance(book, s, { seat, decision: s.asked[seat], keys });
  if (isIllegal(facts)) throw new Error(facts.say.en);
}

const seen = (s: State, seat: Seat): Scene => scene(playing(book, view(book, s, seat)));

function areaOf(shown: Scene, id: string): Area {
  const area = shown.areas.find((one) => one.id === id);
  if (area === undefined) throw new Error(`no area is called ${id}`);
  return area;
}

const sumOf = ({ sums = [] }: Area, id: string): AreaSum => sums.find((sum) => sum.id === id)!;

/** A part as a player reads it: the card, its side, what it brings, covered or not. */
const read =
  ({ pieces }: Area) =>
  ({ piece, label, amount, counts, adds }: SumPart): string =>
    [
      pieces.find(({ id }) => id === piece)?.card ?? '',
      label?.en ?? '',
      adds ? `+${amount}` : `${amount}`,
      counts ? 'counts' : '',
    ].join('|');

const position = (): State =>
  arrange(book, {
    start: { round: 2 },
    me: { animals: ['falcon'], hand: ['whetstone'], health: 1 },
    foe: { animals: ['viper'], hand: ['stone-carapace', 'survivor-charm'] },
  });

describe('a composed card', () => {
  it('says of every number which layer it comes from and which are covered (5.4)', () => {
    const s = position();
    play(s, 0, 'sleeve bulwark-sleeve', 'animal falcon', 'equip whetstone');
    const composer = areaOf(seen(s, 0), 'table:0');
    const parts = (id: string) => sumOf(composer, id).parts?.map(read(composer));
    expect(parts('damage')).toEqual([
      'bulwark-sleeve|background|null|',
      'bulwark-sleeve|background|+-1|',
      'falcon||5|counts',
      'whetstone||null|',
      'whetstone||+2|counts',
      'bulwark-sleeve|foreground|null|',
    ]);
    expect(parts('health')).toEqual([
      'bulwark-sleeve|background|null|',
      'falcon||2|',
      'whetstone||null|',
      'bulwark-sleeve|foreground|5|counts',
      '|from earlier rounds|+1|counts',
    ]);
    expect(['damage', 'health', 'initiative'].map((id) => sumOf(composer, id).now)).toEqual([7, 6, -1]);
  });

  it('says which effect can happen and which is covered (7.1)', () => {
    const s = arrange(book, {
      start: { round: 1 },
      me: { animals: ['viper'], hand: ['survivor-charm'] },
      foe: { animals: ['ox'] },
    });
    play(s, 0, 'sleeve hunter-sleeve', 'animal viper', 'equip survivor-charm');
    const { notes = [], pieces } = areaOf(seen(s, 0), 'table:0');
    expect(notes.map(({ piece, counts }) => [pieces.find(({ id }) => id === piece)?.card, counts])).toEqual([
      ['hunter-sleeve', false],
      ['survivor-charm', true],
    ]);
  });

  it('is nothing to the other seat until it is shown', () => {
    const s = position();
    const before = seen(s, 1);
    play(s, 0, 'sleeve bulwark-sleeve', 'animal falcon', 'equip whetstone', 'commit');
    const { seats, ...rest } = seen(s, 1);
    expect({ ...rest, seats: before.seats }).toEqual(before);
    expect(seats[0].words).toMatchObject([{ en: 'has committed' }]);
  });

  it('is shown to both layer by layer, the other face down until then', () => {
    const s = position();
    play(s, 0, 'sleeve bulwark-sleeve', 'animal falcon', 'commit');
    const [before, moments] = [clone(s), [] as State[]];
    const keys = ['sleeve hunter-sleeve', 'animal viper', 'commit'];
    const facts = advance(book, s, { seat: 1, decision: s.asked[1], keys }, moments);
    if (isIllegal(facts)) throw new Error(facts.say.en);
    const reveals = moments.filter((_, i) => facts[i].verb === 'reveal');
    for (const seat of [0, 1] as const) {
      const layers = (id: string) =>
        reveals.map((moment) =>
          areaOf(seen(moment, seat), id).pieces.map(({ card, face }) => `${card} ${face}`),
        );
      const [mine, animal] = ['bulwark-sleeve up', 'falcon up'];
      expect(layers('table:0')).toEqual([[mine], [mine, animal], [mine, animal], [mine, animal]]);
      expect(layers('table:1')).toEqual([[], [], ['hunter-sleeve up'], ['hunter-sleeve up', 'viper up']]);
    }
    // Points are scored while both cards still lie there.
    const scored = beatsOf({ staging }, { facts, moments, before, after: s }).filter(
      ({ facts: [{ verb }] }) => verb.startsWith('points'),
    );
    expect(scored.map(({ after }) => areaOf(seen(after, 0), 'table:1').pieces.length)).toEqual([2, 2]);
  });

  it('adds up, in every step of a whole match', () => {
    const s = start(book, NO_DECKS, 'adds up');
    let checked = 0;
    for (let n = 0; s.result === null && n < 400; n++) {
      for (const seat of [0, 1] as const) {
        if (s.asked[seat] === 0 || s.strands === null) continue;
        const shown = seen(s, seat);
        for (const area of shown.areas)
          for (const { id, now, parts = [] } of area.sums ?? []) {
            const sum = parts.reduce((total, { counts, amount }) => total + (counts ? (amount ?? 0) : 0), 0);
            expect(now).toBe(id === 'initiative' ? sum : Math.max(0, sum));
            checked++;
          }
        const mine = (id: string): string | null => areaOf(shown, `${id}:${seat}`).pieces[0]?.card ?? null;
        const [sleeve, animal, tool] = [mine('sleeves'), mine('animals'), mine('hand')];
        const keys = [`sleeve ${sleeve}`, `animal ${animal}`, ...(tool === null ? [] : [`equip ${tool}`])];
        play(s, seat, ...keys);
        play(s, seat, 'commit');
      }
    }
    expect(s.result).not.toBeNull();
    expect(checked).toBeGreaterThan(50);
  });
});

describe('rounds that are over', () => {
  it('stay to be looked up, with what both showed and what it came to (11.1)', () => {
    const s = position();
    expect(seen(s, 0).rounds).toBeUndefined();
    play(s, 0, 'sleeve gale-sleeve', 'animal falcon', 'commit');
    play(s, 1, 'sleeve bulwark-sleeve', 'animal viper', 'commit');
    expect(seen(s, 1).rounds).toMatchObject([
      {
        label: { en: 'Round 2', fr: 'Manche 2' },
        sides: [
          { whose: 0, cards: ['gale-sleeve', 'falcon'], numbers: { damage: 5, initiative: 1 } },
          { whose: 1, cards: ['bulwark-sleeve', 'viper'], numbers: { damage: 5, health: 5 } },
        ],
      },
    ]);
  });
});

describe('cards that are not seen', () => {
  const copies = ({ maybe = [] }: Area): number => maybe.reduce((sum, { n }) => sum + n, 0);

  it('of the other are what is left of the pool (1.2)', () => {
    const s = start(book, NO_DECKS, 'pool');
    const shown = seen(s, 0);
    expect(copies(areaOf(shown, 'hand:1'))).toBe(20);
    const animals = areaOf(shown, 'animals:1').maybe?.map(({ card }) => card) ?? [];
    expect(animals).toHaveLength(6);
    for (const { card } of areaOf(shown, 'animals:0').pieces) expect(animals).not.toContain(card);
  });

  it('of one’s own are what may still be drawn', () => {
    const shown = seen(start(book, NO_DECKS, 'pool'), 0);
    expect(copies(areaOf(shown, 'deck:0'))).toBe(15);
    expect(areaOf(shown, 'hand:0').maybe).toBeUndefined();
  });

  it('are not guessed at in a scenario that leaves cards out', () => {
    expect(areaOf(seen(position(), 0), 'hand:1').maybe).toBeUndefined();
  });
});
