'use client';
// A recorded match on the replay page: from the server, or from a file opened in this browser.
// Invariant: everything shown comes from the recording; the server is only asked for pictures, and for what may be done.
import type { Said, Seat } from '@sleight/kernel';
import type { Scene } from '@sleight/kernel/scene';
import type { Beat, Eyes, RecordedHead, RecordedView, Recording, Replay } from '@sleight/protocol';
import { playback } from '@sleight/protocol/playback';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useSay } from '../i18n/said';
import { type Catalogue, useCatalogue } from '../match/cards';
import { recording as fetchRecording, replay as fetchReplay } from '../net/api';

/** One beat of a step. */
export interface Moment extends Beat {
  /** Which recorded step of these eyes it belongs to; 0 is the deal. */
  readonly step: number;
}

/** One pair of eyes, moment by moment. */
interface WatchedView extends Pick<RecordedView, 'eyes' | 'seat'> {
  moments(): readonly Moment[];
}

export interface Watched extends Pick<Recording, 'cards' | 'legend'> {
  readonly head: RecordedHead;
  readonly views: readonly WatchedView[];
  /** The viewer's own seats. */
  readonly seats: readonly Seat[];
  /** The match that the server knows; null for a file. */
  readonly match: string | null;
  /** May it be played on from one of its steps? */
  readonly canContinue: boolean;
}

/** Our own server has validated what it sends. */
const trusted = (value: unknown): Scene => value as Scene;

const momentsOf = (steps: readonly { readonly beats: readonly Beat[] }[]): Moment[] =>
  steps.flatMap(({ beats }, step) => beats.map((beat) => ({ ...beat, step })));

/** Applies the differences when the view is first shown. */
function viewOf(view: RecordedView): WatchedView {
  let moments: readonly Moment[] | null = null;
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
  return { ...recording, views: recording.views.map(viewOf), seats, match, canContinue };
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
  return { watched: { ...found.opened, views, seats: [], match: null, canContinue: false } };
}

/** Whose eyes can be chosen, open ones first. */
export const eyesIn = ({ views }: Watched): Eyes[] => [...new Set(views.map(({ eyes }) => eyes))];

/** A player sees an open match from their own side, other viewers from the first seat's. */
export function seenWith({ views, seats }: Watched, eyes: Eyes): WatchedView {
  const fitting = views.filter((view) => view.eyes === eyes);
  return fitting.find(({ seat }) => seats.includes(seat)) ?? fitting[0] ?? views[0];
}

export function useNames({ head }: Watched): string[] {
  const t = useTranslations('match');
  const say = useSay();
  return head.players.map(({ name, levelName }) => name ?? (levelName ? say(levelName) : t('opponent')));
}

/** The cards as recorded, with the server's present pictures. */
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
