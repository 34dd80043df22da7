// Records a match that is over: plays it again and keeps what every pair of eyes saw of each step.
// Invariant: a seat's view is made from what that seat was sent while it played, no more. A match that comes to another
// hash than it did is not recorded. Read next: recorder.ts for when this happens, the protocol's recording.ts.

import { setImmediate as othersTurn } from 'node:timers/promises';
import {
  type Beat,
  type Fact,
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
import { differenceOf } from '@sleight/protocol/difference';
import { endHash } from '../matches/continuation';
import { logLines } from '../matches/log-lines';
import type { See } from '../matches/see';
import type { Reasoned } from '../matches/store';
import { dealOf, openTable, type Table, tried } from '../matches/table';
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

const DEAL: Written = { by: null, keys: [], at: 0 };

/** What a seat sees of a state, made once for as long as the state is about. */
function lastingSee({ book }: Table): See {
  const views = SEATS.map(() => new WeakMap<State, State>());
  return (state, seat) => {
    const seen = views[seat].get(state) ?? view(book, state, seat);
    views[seat].set(state, seen);
    return playing(book, seen);
  };
}

const shownTo = ({ game }: Table, see: See, seat: Seat, beat: Beat): Shown => ({
  facts: factsFor({ game, see }, seat, beat),
  log: logLines({ game, see }, beat, seat),
  scene: sceneOf(game, see(beat.after, seat), seat),
});

/** From a state in which every card is known; told to each side of the table. */
function shownOpenly({ game, book }: Table, { before, after, facts }: Beat): readonly [Shown, Shown] {
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
type RecordedBeat = RecordedStep['beats'][number];

/** The scenes of one pair of eyes, each as its difference from the one before, and the cards in them. */
function createTrack() {
  const cards = new Set<string>();
  let last: Scene | undefined;
  return {
    cards,
    next({ facts, log, scene }: Shown): RecordedBeat {
      for (const card of cardsShown(facts, scene)) cards.add(card);
      const difference = differenceOf(last, scene);
      last = scene;
      return { facts, log, scene: difference };
    },
  };
}

/** What a seat picked, and why, is its own affair; the other sees what came of it. */
function asRead(eyes: Eyes, { answer, at }: Recalled, beats: readonly RecordedBeat[]): RecordedStep {
  const mayRead = eyes === 'open' || eyes === `${answer.seat}`;
  const keys = 'keys' in answer && mayRead ? [...answer.keys] : [];
  const because = mayRead && answer.because !== undefined ? [answer.because] : [];
  const last = beats.length - 1;
  const told = beats.map((beat, i) => (i === last ? { ...beat, log: [...beat.log, ...because] } : beat));
  return { by: answer.seat, keys, at, beats: told };
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

  function write(beats: readonly Beat[], heard: readonly boolean[], recalled: Recalled | null): void {
    const step = (eyes: Eyes, shown: readonly RecordedBeat[]): string =>
      JSON.stringify(recalled === null ? { ...DEAL, beats: shown } : asRead(eyes, recalled, shown));
    const open = beats.map((beat) => {
      const told = shownOpenly(table, beat);
      const first = tracks.open.next(told[0]);
      return [first, { ...first, log: told[1].log }] as const;
    });
    for (const seat of SEATS) {
      views.open[seat].steps.push(
        step(
          'open',
          open.map((told) => told[seat]),
        ),
      );
      // In private strands a seat sees its own steps alone.
      if (!heard[seat]) continue;
      const { eyes, steps } = views.seats[seat];
      const seen = beats.map((beat) => tracks.seats[seat].next(shownTo(table, see, seat, beat)));
      steps.push(step(eyes, seen));
    }
  }

  write(dealOf(table).beats, [true, true], null);
  for (const recalled of recalledFrom(last, moments)) {
    // A long match takes a good while to record, and others are playing.
    await othersTurn();
    const step = tried(table, recalled.answer);
    if ('illegal' in step) throw new Error(`match ${row.id}: its log is refused: ${step.illegal}`);
    write(step.beats, step.heard, recalled);
    table = step.next;
  }
  const cameTo = endHash(table.state, row);
  if (row.ending !== null && row.ending.hash !== cameTo) throw refused('other-version');
  const endedAt = [...moments.values()].at(-1) ?? row.startedAt;
  return {
    head: recordedHead(table, endedAt, cameTo),
    ...usedCards(table.rulebook, tracks.open.cards),
    views: [...views.open, ...views.seats],
  };
}
