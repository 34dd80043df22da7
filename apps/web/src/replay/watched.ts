'use client';
// A recorded match on the replay page: from the server, or from a file opened in this browser.
// Invariant: everything shown comes from the recording; the server only provides pictures and available actions.
import type { Said, Seat } from '@sleight/kernel';
import { ensure } from '@sleight/kernel/ensure';
import { perSeat } from '@sleight/kernel/state';
import type { Scene } from '@sleight/kit/scene';
import type { Eyes, RecordedHead, RecordedView, Recording, Replay, SceneBeat } from '@sleight/protocol';
import { playback } from '@sleight/protocol/playback';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useSay } from '../i18n/said';
import { type Catalogue, useCatalogue } from '../match/cards';
import type { SeatNames } from '../match/table/context';
import { recording as fetchRecording, replay as fetchReplay, solution as fetchSolution } from '../net/api';
import { playerName } from '../play/player-names';

/** One beat of a step. */
export interface ReplayBeat extends SceneBeat {
  /** Its step in this point of view; 0 is the deal. */
  readonly step: number;
}

/** One point of view, moment by moment. */
interface WatchedView extends Pick<RecordedView, 'eyes' | 'seat'> {
  moments(): readonly ReplayBeat[];
}

export interface Watched extends Pick<Recording, 'cards' | 'legend'> {
  readonly head: RecordedHead;
  readonly views: readonly WatchedView[];
  /** The viewer's own seats. */
  readonly seats: readonly Seat[];
  /** The match on the server; null for a file. */
  readonly match: string | null;
  /** Can it be continued from one of its steps? */
  readonly canContinue: boolean;
  /** The puzzle attempt whose solution this is; null for a match. */
  readonly solves: string | null;
}

/** Our own server has validated its answers. */
const trusted = (value: unknown): Scene => value as Scene;

const momentsOf = (steps: readonly { readonly beats: readonly SceneBeat[] }[]): ReplayBeat[] =>
  steps.flatMap(({ beats }, step) => beats.map((beat) => ({ ...beat, step })));

/** Applies the differences when the view is first shown. */
function viewOf(view: RecordedView): WatchedView {
  let moments: readonly ReplayBeat[] | null = null;
  return {
    eyes: view.eyes,
    seat: view.seat,
    moments() {
      moments ??= momentsOf(playback(view, trusted));
      return moments;
    },
  };
}

/** The open recording, which includes the views of both seats. */
export async function watchedMatch(match: string): Promise<Watched> {
  const [recording, { seats, canContinue }]: [Recording, Replay] = await Promise.all([
    fetchRecording(match, 'open'),
    fetchReplay(match),
  ]);
  return { ...recording, views: recording.views.map(viewOf), seats, match, canContinue, solves: null };
}

/** The solution of the puzzle in this match, from its solver's point of view. */
export async function watchedSolution(match: string): Promise<Watched> {
  const recording = await fetchSolution(match);
  return {
    ...recording,
    views: recording.views.map(viewOf),
    seats: [0],
    match: null,
    canContinue: false,
    solves: match,
  };
}

export type OpenedHere = { readonly watched: Watched } | { readonly message: Said };

/** Reads a file in this browser; loads the reader first. */
export async function watchedFile(file: Blob): Promise<OpenedHere> {
  const { openFile } = await import('./file-reader');
  const found = await openFile(file);
  if (!('opened' in found)) return { message: found.message };
  const views = found.opened.views.map(({ eyes, seat, steps }) => {
    const moments = momentsOf(steps);
    return { eyes, seat, moments: () => moments };
  });
  return { watched: { ...found.opened, views, seats: [], match: null, canContinue: false, solves: null } };
}

/** The available points of view, the open one first. */
export const eyesIn = ({ views }: Watched): Eyes[] => [...new Set(views.map(({ eyes }) => eyes))];

/** A player sees an open match from their own side, other viewers from the first seat's. */
export function seenWith({ views, seats }: Watched, eyes: Eyes): WatchedView {
  const fitting = views.filter((view) => view.eyes === eyes);
  return (
    fitting.find(({ seat }) => seats.includes(seat)) ??
    fitting[0] ??
    ensure(views[0], 'view in the recording')
  );
}

export function useNames({ head }: Watched): SeatNames {
  const t = useTranslations('match');
  const say = useSay();
  const names = perSeat((seat) => playerName(head.players[seat], say) ?? t('opponent'));
  // In pass and play both seats have one name.
  return names[0] === names[1] ? perSeat((seat) => t('player', { n: seat + 1 })) : names;
}

/** The recorded cards, with the server's current pictures. */
export function useRecordedCards({ head, cards, legend }: Watched): Catalogue {
  const now = useCatalogue(head);
  return useMemo(
    () => ({
      legend,
      cards: new Map(
        cards.map((card) => [card.id, { ...card, print: now.cards.get(card.id)?.print ?? card.print }]),
      ),
    }),
    [cards, legend, now],
  );
}
