// Records a match that is over: plays it again and keeps what every pair of eyes saw of each step.
// Invariant: a seat's view is made from what that seat was sent while it played, no more. A match that comes to another
// hash than it did is not recorded. Read next: recorder.ts for when this happens, the protocol's recording.ts.

import { setImmediate as othersTurn } from 'node:timers/promises';
import {
  type Fact,
  hash,
  playing,
  type Scene,
  SEATS,
  type Seat,
  type State,
  sceneOf,
  staged,
  view,
} from '@sleight/kernel';
import type { Eyes, RecordedView } from '@sleight/protocol';
import { type Difference, differenceOf } from '@sleight/protocol/difference';
import { logLines } from '../matches/log-lines';
import type { See } from '../matches/see';
import type { Reasoned } from '../matches/store';
import { openTable, type Step, type Table, tried } from '../matches/table';
import { factsFor } from '../matches/updates';
import { refused } from '../refused';
import { cardsShown, usedCards } from './cards';
import { recordedHead } from './head';
import type { Recorded } from './lines';

/** Everything at once: facts with their secrets, and the state without its dice. */
const openFacts = (facts: readonly Fact[]): Fact[] =>
  facts.map(({ secret, ...open }) => ({ ...open, ...secret?.fields }));
const openView = (s: State): State => ({ ...s, rng: s.rng.map(() => 0) });

type RecordedStep = RecordedView['steps'][number];
type Shown = Pick<RecordedStep['beats'][number], 'facts' | 'log'> & { readonly scene: Scene };
type Happened = Pick<Step, 'before' | 'after' | 'facts'>;

const DEAL = { by: null, keys: [], at: 0 };

/** What a seat sees of a state, made once for as long as the state is about. */
function lastingSee({ book }: Table): See {
  const views = SEATS.map(() => new WeakMap<State, State>());
  return (state, seat) => {
    const seen = views[seat].get(state) ?? view(book, state, seat);
    views[seat].set(state, seen);
    return playing(book, seen);
  };
}

function shownTo({ game }: Table, see: See, seat: Seat, happened: Happened): Shown {
  const { before, after, facts } = happened;
  return {
    facts: factsFor({ game, see }, seat, happened),
    log: logLines({ game, see }, before, after, facts, seat),
    scene: sceneOf(game, see(after, seat), seat),
  };
}

/** From a state in which every card is known; told to each side of the table. */
function shownOpenly({ game, book }: Table, { before, after, facts }: Happened): readonly [Shown, Shown] {
  const moment = () => ({ before: playing(book, before), after: playing(book, after) });
  const known = openFacts(facts);
  const shared = {
    facts: [...staged(game.staging, moment(), known)],
    scene: sceneOf(game, playing(book, openView(after)), 0),
  };
  const told = (seat: Seat): Shown => ({
    ...shared,
    log: facts.length === 0 ? [] : game.log(moment(), known, seat),
  });
  return [told(0), told(1)];
}

type Written = Omit<RecordedStep, 'beats'>;

const stepOf = (written: Written, { facts, log }: Shown, scene: Difference): RecordedStep => ({
  ...written,
  beats: [{ facts, log, scene }],
});

/** The scenes of one pair of eyes, each as its difference from the one before, and the cards in them. */
function createTrack() {
  const cards = new Set<string>();
  let last: Scene | undefined;
  return {
    cards,
    next({ facts, scene }: Shown): Difference {
      for (const card of cardsShown(facts, scene)) cards.add(card);
      const difference = differenceOf(last, scene);
      last = scene;
      return difference;
    },
  };
}

/** What a seat picked, and why, is its own affair; the other sees what came of it. */
function asRead(eyes: Eyes, { answer, at }: Recalled, shown: Shown, scene: Difference): RecordedStep {
  const mayRead = eyes === 'open' || eyes === `${answer.seat}`;
  const keys = 'keys' in answer && mayRead ? [...answer.keys] : [];
  const because = mayRead && answer.because !== undefined ? [answer.because] : [];
  return stepOf({ by: answer.seat, keys, at }, { ...shown, log: [...shown.log, ...because] }, scene);
}

/** An answer that counts, and when it was given: milliseconds since the match began. */
interface Recalled {
  readonly answer: Reasoned;
  readonly at: number;
}

function recalledFrom({ row, line }: Table, moments: ReadonlyMap<number, Date>): Recalled[] {
  const start = row.startedAt.getTime();
  return line.map(({ n, answer }) => ({
    answer,
    at: Math.max(0, (moments.get(n)?.getTime() ?? start) - start),
  }));
}

/** The match as `last` has it; `moments` says when each move of its log was made. */
export async function recorded(last: Table, moments: ReadonlyMap<number, Date>): Promise<Recorded> {
  const { row } = last;
  if (last.state.result === null) throw refused('not-over');
  let table = openTable(row, last.rulebook);
  const see = lastingSee(table);
  const tracks = { open: createTrack(), seats: [createTrack(), createTrack()] };
  const views = {
    open: SEATS.map((seat) => ({
      eyes: 'open' as const,
      seat,
      cards: tracks.open.cards,
      steps: [] as string[],
    })),
    seats: SEATS.map((seat) => ({
      eyes: `${seat}` as const,
      seat,
      cards: tracks.seats[seat].cards,
      steps: [] as string[],
    })),
  };

  function write(happened: Happened, heard: readonly boolean[], recalled: Recalled | null): void {
    const step = (eyes: Eyes, shown: Shown, scene: Difference): string =>
      JSON.stringify(recalled === null ? stepOf(DEAL, shown, scene) : asRead(eyes, recalled, shown, scene));
    const told = shownOpenly(table, happened);
    const scene = tracks.open.next(told[0]);
    for (const seat of SEATS) {
      views.open[seat].steps.push(step('open', told[seat], scene));
      // In private strands a seat sees its own steps alone.
      if (!heard[seat]) continue;
      const shown = shownTo(table, see, seat, happened);
      const { eyes, steps } = views.seats[seat];
      steps.push(step(eyes, shown, tracks.seats[seat].next(shown)));
    }
  }

  write({ before: table.state, after: table.state, facts: table.opening }, [true, true], null);
  for (const recalled of recalledFrom(last, moments)) {
    // A long match takes a good while to record, and others are playing.
    await othersTurn();
    const step = tried(table, recalled.answer);
    if ('illegal' in step) throw new Error(`match ${row.id}: its log is refused: ${step.illegal}`);
    write(step, step.heard, recalled);
    table = step.next;
  }
  const cameTo = hash(table.state);
  if (row.ending !== null && row.ending.hash !== cameTo) throw refused('other-version');
  const endedAt = [...moments.values()].at(-1) ?? row.startedAt;
  return {
    head: recordedHead(table, endedAt, cameTo),
    ...usedCards(table.rulebook, tracks.open.cards),
    views: [...views.open, ...views.seats],
  };
}
