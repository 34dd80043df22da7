// Records a finished match: replays it and stores what each point of view saw of each step.
// Invariant: a seat's view contains only what that seat was sent during play. A match that replays to another hash is not
// recorded. Read next: recording-queue.ts, which triggers this, and the protocol's recording.ts.

import { setImmediate as othersTurn } from 'node:timers/promises';
import { type Fact, perSeat, playing, SEATS, type Seat, type State, view } from '@sleight/kernel';
import { type Beat, type Scene, sceneOf, staged } from '@sleight/kit';
import type { Eyes, RecordedView } from '@sleight/protocol';
import { differenceOf } from '@sleight/protocol/difference';
import { endHash } from '../matches/continuation';
import { logLines } from '../matches/log-lines';
import type { See } from '../matches/see';
import type { Reasoned } from '../matches/store';
import { dealOf, type LiveTable, openTable, tried } from '../matches/table';
import { factsFor } from '../matches/updates';
import { refused } from '../refused';
import { cardsShown, usedCards } from './cards';
import { recordedHead } from './head';
import type { WrittenRecording } from './lines';

/** Everything: facts with their secrets, and the state without its dice. */
const openFacts = (facts: readonly Fact[]): Fact[] =>
  facts.map(({ secret, ...open }) => ({ ...open, ...secret?.fields }));
const openView = (s: State): State => ({ ...s, rng: s.rng.map(() => 0) });

type RecordedStep = RecordedView['steps'][number];
type Shown = Pick<RecordedStep['beats'][number], 'facts' | 'log'> & { readonly scene: Scene };

const DEAL: Written = { by: null, keys: [], at: 0 };

/** A seat's view of a state, made once while the state is in use. */
function lastingSee({ book }: LiveTable): See {
  const views = perSeat(() => new WeakMap<State, State>());
  return (state, seat) => {
    const seen = views[seat].get(state) ?? view(book, state, seat);
    views[seat].set(state, seen);
    return playing(book, seen);
  };
}

const shownTo = ({ game }: LiveTable, see: See, seat: Seat, beat: Beat): Shown => ({
  facts: factsFor({ game, see }, seat, beat),
  log: logLines({ game, see }, beat, seat, 'spectator'),
  scene: sceneOf(game, see(beat.after, seat), seat),
});

/** From a state in which every card is known. */
function shownOpenly({ game, book }: LiveTable, { before, after, facts }: Beat): Shown {
  const moment = () => ({ before: playing(book, before), after: playing(book, after) });
  const known = openFacts(facts);
  return {
    facts: [...staged(game.staging, moment(), known)],
    scene: sceneOf(game, playing(book, openView(after)), 0),
    log: facts.length === 0 ? [] : game.log(moment(), known, 'spectator'),
  };
}

type Written = Omit<RecordedStep, 'beats'>;
type RecordedBeat = RecordedStep['beats'][number];

/** The scenes of one point of view, each as its difference from the one before, and the cards in them. */
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

/** A seat's picks and reasons are private; the other seat sees only their results. */
function asRead(eyes: Eyes, { answer, at }: Recalled, beats: readonly RecordedBeat[]): RecordedStep {
  const mayRead = eyes === 'open' || eyes === `${answer.seat}`;
  const keys = 'keys' in answer && mayRead ? [...answer.keys] : [];
  const because = mayRead && answer.because !== undefined ? [answer.because] : [];
  const last = beats.length - 1;
  const told = beats.map((beat, i) => (i === last ? { ...beat, log: [...beat.log, ...because] } : beat));
  return { by: answer.seat, keys, at, beats: told };
}

/** An answer that counts, with its time: milliseconds since the match began. */
interface Recalled {
  readonly answer: Reasoned;
  readonly at: number;
}

function recalledFrom({ row, line }: LiveTable, moments: ReadonlyMap<number, Date>): Recalled[] {
  const start = row.startedAt.getTime();
  return line.map(({ n, answer }) => ({
    answer,
    at: Math.max(0, (moments.get(n)?.getTime() ?? start) - start),
  }));
}

/** The match at its table `last`; `moments` has the time of each move in its log. */
export async function recorded(
  last: LiveTable,
  moments: ReadonlyMap<number, Date>,
): Promise<WrittenRecording> {
  const { row } = last;
  if (last.state.result === null) throw refused('not-over');
  let table = openTable(row, last.rulebook);
  const see = lastingSee(table);
  const tracks = { open: createTrack(), seats: perSeat(createTrack) };
  const views = {
    open: perSeat((seat) => ({
      eyes: 'open' as const,
      seat,
      cards: tracks.open.cards,
      steps: [] as string[],
    })),
    seats: perSeat((seat) => ({
      eyes: `${seat}` as const,
      seat,
      cards: tracks.seats[seat].cards,
      steps: [] as string[],
    })),
  };

  function write(beats: readonly Beat[], heard: readonly boolean[], recalled: Recalled | null): void {
    const step = (eyes: Eyes, shown: readonly RecordedBeat[]): string =>
      JSON.stringify(recalled === null ? { ...DEAL, beats: shown } : asRead(eyes, recalled, shown));
    const open = step(
      'open',
      beats.map((beat) => tracks.open.next(shownOpenly(table, beat))),
    );
    for (const seat of SEATS) {
      views.open[seat].steps.push(open);
      // In private strands a seat sees only its own steps.
      if (!heard[seat]) continue;
      const { eyes, steps } = views.seats[seat];
      const seen = beats.map((beat) => tracks.seats[seat].next(shownTo(table, see, seat, beat)));
      steps.push(step(eyes, seen));
    }
  }

  write(dealOf(table).beats, [true, true], null);
  for (const recalled of recalledFrom(last, moments)) {
    // Recording a long match takes a while, and others are playing.
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
