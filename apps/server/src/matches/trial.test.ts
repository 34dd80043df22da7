// Trials at real tables of every game: hidden cards never show, and what is shown comes true.

import { hash, resample, type Seat, type State, view } from '@sleight/kernel';
import { below, seedRng } from '@sleight/kernel/rng';
import type { Picks } from '@sleight/kernel/thought';
import type { Game } from '@sleight/kit';
import { unpacked } from '@sleight/protocol';
import { shelf } from '@sleight/shelf';
import { describe, expect, test } from 'vitest';
import { asked, bot, dealt, person, rowOf } from '../testing/matches';
import { type LiveTable, tried } from './table';
import { isFinal, legalPart, trialOf } from './trial';
import { heardOf } from './updates';

const MATCHES = 4;
const MOST_PICKS = 60;

const people = (game: Game, seed: string): LiveTable =>
  dealt(rowOf(game, [person('me'), person('you')], { seed, id: `match ${seed}` }));

/** Another state that looks the same to the seat. */
function lookalike({ row, book, state }: LiveTable, seat: Seat, rng: number[]): State | null {
  const seen = view(book, state, seat);
  const lists = row.decks.map(({ cards }) => cards.map((id) => book.byId.get(id)!)) as [number[], number[]];
  const other = resample(book, seen, lists, rng);
  return JSON.stringify(view(book, other, seat)) === JSON.stringify(seen) ? other : null;
}

const factsOf = (update: Parameters<typeof unpacked>[0]): unknown[] =>
  unpacked(update).flatMap(({ facts }) => facts);

interface Tried {
  readonly table: LiveTable;
  readonly picks: Picks;
}

/** Every trial in randomly played matches. */
function* trials(game: Game): Generator<Tried & { readonly rng: number[] }> {
  for (let seed = 0; seed < MATCHES; seed++) {
    const rng = seedRng(`trial ${seed}`);
    let table = people(game, `${seed}`);
    for (let i = 0; i < MOST_PICKS && table.state.result === null; i++) {
      const open = asked(table);
      const { seat, decision, keys } = open[below(rng, open.length)];
      const picks = { seat, decision, keys: [keys[below(rng, keys.length)]] };
      yield { table, picks, rng };
      const step = tried(table, picks);
      if ('illegal' in step) throw new Error(step.illegal);
      table = step.next;
    }
  }
}

const games = shelf.filter(({ id }) => id !== 'sleeved');

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test('two tables that differ only in hidden things give the same trial', () => {
    let [shown, compared] = [0, 0];
    for (const { table, picks, rng } of trials(game)) {
      const trial = trialOf(table, picks);
      const other = lookalike(table, picks.seat, rng);
      if (trial !== null) shown++;
      if (other === null || hash(other) === hash(table.state)) continue;
      compared++;
      expect(trialOf({ ...table, state: other }, picks)).toEqual(trial);
      expect(isFinal({ ...table, state: other }, picks)).toBe(isFinal(table, picks));
    }
    expect(shown).toBeGreaterThan(3);
    expect(compared).toBeGreaterThan(20);
  });

  test('a trial changes nothing, asks the same seat, and what it shows comes true', () => {
    let completed = 0;
    for (const { table, picks, rng } of trials(game)) {
      const before = hash(table.state);
      let [thought, trial] = [picks, trialOf(table, picks)];
      while (trial !== null) {
        expect(hash(table.state)).toBe(before);
        expect([trial.seat, trial.version, trial.mayUndo, trial.result]).toEqual([
          picks.seat,
          table.versions[picks.seat] + 1,
          false,
          null,
        ]);
        const { options } = trial.decision!;
        const next = { ...thought, keys: [...thought.keys, options[below(rng, options.length)].key] };
        const after = trialOf(table, next);
        if (after === null) {
          const step = tried(table, legalPart(table, next));
          if ('illegal' in step) throw new Error(step.illegal);
          const facts = factsOf(heardOf(step, picks.seat).update);
          const promised = factsOf(trial);
          expect(facts.slice(0, promised.length)).toEqual(promised);
          completed++;
        }
        [thought, trial] = [next, after];
      }
    }
    expect(completed).toBeGreaterThan(3);
  });
});

/** A table of Mythos where passing leads to a choice of the passer while missions are scored. */
function beforeScoring(): Tried {
  const game = shelf.find(({ id }) => id === 'mythos')!;
  for (const { table, picks } of trials(game)) {
    const pass = { ...picks, keys: ['pass'] };
    const step = tried(table, pass);
    const next = 'illegal' in step ? [] : asked(step.next);
    const isChoosing = next.some(({ seat, keys }) => seat === picks.seat && !keys.includes('pass'));
    if (isChoosing) return { table, picks: pass };
  }
  throw new Error('no pass leads to a choice');
}

test('a pass counts at once, even if the passer then has something to choose', () => {
  const { table, picks } = beforeScoring();
  expect(trialOf(table, picks)).toBeNull();
});

test('secret picks have no trial: the rules let them change until the commit', () => {
  const game = shelf.find(({ id }) => id === 'sleeved')!;
  const table = people(game, 'secret');
  const [{ seat, decision, keys }] = asked(table);
  const picks = { seat, decision, keys: [keys[0]] };
  expect(trialOf(table, picks)).toBeNull();
  expect(isFinal(table, picks)).toBe(false);
});

test('against a bot, a move that shows nothing new can be undone; against a person, none can', () => {
  const game = shelf.find(({ id }) => id === 'territory')!;
  const isPlain = (key: string): boolean => /^play (pawn|champion) at slot/.test(key);
  for (const foe of [bot(), person('you')]) {
    for (let seed = 0; seed < 50; seed++) {
      const table = dealt(rowOf(game, [person('me'), foe], { seed: `${seed}`, id: `final ${seed}` }));
      const mine = asked(table).find(({ seat }) => seat === 0);
      const key = mine?.keys.find(isPlain);
      if (mine === undefined || key === undefined) continue;
      const picks = { seat: mine.seat, decision: mine.decision, keys: [key] };
      expect(isFinal(table, picks)).toBe(foe.kind === 'person');
      break;
    }
  }
});

test('if the real table does not allow all picks, as many as possible count', () => {
  const game = shelf.find(({ id }) => id === 'territory')!;
  const table = people(game, 'part');
  const [{ seat, decision, keys }] = asked(table);
  const picks = { seat, decision, keys: [keys[0], 'no such thing', 'nor this'] };
  expect(legalPart(table, picks).keys).toEqual([keys[0]]);
  expect(legalPart(table, { ...picks, keys: ['no such thing'] }).keys).toEqual(['no such thing']);
  expect(legalPart(table, { ...picks, decision: decision + 7 }).keys).toEqual(picks.keys);
});
