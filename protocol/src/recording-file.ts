// Opens a recording saved as a file (`.sleight`): its JSON, gzipped.
// Invariant: any bytes give either a recording that can be played to its end or a sentence with the problem, within
// `MOST_TEXT` bytes. Runs in browsers and in Node.

import type { Said } from '@sleight/kernel';
import type { Scene } from '@sleight/kit';
import { type CopyBudget, type Json, spend } from './difference';
import { type PlayedStep, playback } from './playback';
import { RECORDING_FORMAT, type RecordedView, type Recording, recordingSchema } from './recording';
import { areaSchema, sceneSchema } from './scene';

/** A match of a few hundred steps takes a few tens of kilobytes, and a megabyte as text. */
export const MOST_BYTES = 8_000_000;
const MOST_TEXT = 32_000_000;

const problems = {
  'too-large': {
    en: 'This file is too large for a recorded match.',
    fr: 'Ce fichier est trop volumineux pour une partie enregistrée.',
  },
  foreign: {
    en: 'This file is not a recorded Sleight match (.sleight).',
    fr: 'Ce fichier n’est pas une partie enregistrée de Sleight (.sleight).',
  },
  damaged: {
    en: 'This recorded match is damaged or incomplete. Save it again and open the new file.',
    fr: 'Cette partie enregistrée est endommagée ou incomplète. Enregistrez-la à nouveau et ouvrez le nouveau fichier.',
  },
  newer: {
    en: 'This match was recorded by a newer Sleight version. Update Sleight to open it.',
    fr: 'Cette partie a été enregistrée par une version plus récente de Sleight. Mettez Sleight à jour pour l’ouvrir.',
  },
} as const satisfies Record<string, Said>;

export interface OpenedView extends Omit<RecordedView, 'steps'> {
  readonly steps: readonly PlayedStep[];
}

export interface OpenRecording extends Omit<Recording, 'views'> {
  readonly views: readonly OpenedView[];
}

type FileProblem = keyof typeof problems;

export type OpenedFile =
  | { readonly opened: OpenRecording }
  | { readonly problem: FileProblem; readonly message: Said };

export const refusedFile = (problem: FileProblem): OpenedFile => ({ problem, message: problems[problem] });

const isGzip = ([one, two]: Uint8Array): boolean => one === 0x1f && two === 0x8b;

/** Its text; null if it exceeds the limit. */
async function unpacked(file: Blob): Promise<string | null> {
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parts: string[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parts.join('') + decoder.decode();
    length += value.length;
    if (length > MOST_TEXT) {
      await reader.cancel();
      return null;
    }
    parts.push(decoder.decode(value, { stream: true }));
  }
}

const isNewer = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  Number.isInteger(value.format) &&
  Number(value.format) > RECORDING_FORMAT;

const isScene = (value: unknown): value is Scene => sceneSchema.safeParse(value).success;

/** Parses scenes that share their areas: an area is parsed only once. */
function sceneReader(): (value: Json, budget: CopyBudget) => Scene {
  const known = new WeakSet<object>();
  const isArea = (area: object): boolean => known.has(area) || areaSchema.safeParse(area).success;
  return (value, budget) => {
    const found: unknown = value;
    if (typeof found !== 'object' || found === null) throw new Error('this is no scene');
    const { areas, ...rest } = found as Record<string, unknown>;
    const lists = [areas, ...Object.values(rest)].filter(Array.isArray);
    spend(
      budget,
      lists.reduce((sum, list) => sum + list.length, 0),
    );
    if (!Array.isArray(areas) || !isScene({ ...rest, areas: [] }) || !areas.every(isArea))
      throw new Error('this is no scene');
    for (const area of areas) known.add(area);
    return found as Scene;
  };
}

export async function openFile(file: Blob): Promise<OpenedFile> {
  if (file.size > MOST_BYTES) return refusedFile('too-large');
  try {
    if (!isGzip(new Uint8Array(await file.slice(0, 2).arrayBuffer()))) return refusedFile('foreign');
    const text = await unpacked(file);
    if (text === null) return refusedFile('too-large');
    const value: unknown = JSON.parse(text);
    if (isNewer(value)) return refusedFile('newer');
    const read = recordingSchema.safeParse(value);
    if (!read.success) return refusedFile('foreign');
    const views = read.data.views.map((view) => ({ ...view, steps: playback(view, sceneReader()) }));
    return { opened: { ...read.data, views } };
  } catch {
    return refusedFile('damaged');
  }
}
