// The stored form of a recording: lines of JSON, so that one seat's view can be extracted without reading the rest.
// Invariant: an extract for one seat holds that seat's view, the cards in it, and nothing of the others.
// Read next: the protocol's recording.ts for the assembled format.

import {
  type Eyes,
  RECORDING_FORMAT,
  type RecordedHead,
  type RecordedView,
  type Recording,
} from '@sleight/protocol';
import { ofCards } from './cards';

/** A view whose steps are already JSON text. */
interface WrittenView extends Pick<RecordedView, 'eyes' | 'seat'> {
  readonly cards: ReadonlySet<string>;
  readonly steps: readonly string[];
}

export interface WrittenRecording extends Pick<Recording, 'cards' | 'legend'> {
  readonly head: RecordedHead;
  readonly views: readonly WrittenView[];
}

/** Two lines per view: its head, and its steps. */
export const linesOf = ({ head, cards, legend, views }: WrittenRecording): string =>
  [
    JSON.stringify(head),
    JSON.stringify({ cards, legend }),
    ...views.flatMap(({ eyes, seat, cards: seen, steps }) => [
      JSON.stringify({ eyes, seat, cards: [...seen] }),
      `[${steps.join(',')}]`,
    ]),
  ].join('\n');

type ViewHead = Omit<RecordedView, 'steps'>;

/** The view with all cards face up includes the views of both seats, which reveal nothing more. */
const isMeant = (eyes: Eyes, view: ViewHead): boolean => eyes === 'open' || view.eyes === eyes;

/** The recording as JSON, for this point of view. */
export function composed(lines: string, eyes: Eyes): string {
  const [first = '', second = '', ...rest] = lines.split('\n');
  const { seed, hash, ...head }: RecordedHead = JSON.parse(first);
  const printed: Pick<Recording, 'cards' | 'legend'> = JSON.parse(second);
  const views = rest
    .flatMap((line, i) => (i % 2 === 0 ? [{ head: JSON.parse(line) as ViewHead, steps: rest[i + 1] }] : []))
    .filter((view) => isMeant(eyes, view.head));
  const { cards, legend } = ofCards(printed, new Set(views.flatMap((view) => view.head.cards)));
  const before = {
    format: RECORDING_FORMAT,
    head: eyes === 'open' ? { ...head, seed, hash } : head,
    cards,
    legend,
  };
  const written = views.map((view) => `${JSON.stringify(view.head).slice(0, -1)},"steps":${view.steps}}`);
  return `${JSON.stringify(before).slice(0, -1)},"views":[${written.join(',')}]}`;
}
