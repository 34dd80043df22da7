// A recorder for tests, and its recordings, read as a stranger would read them.

import { type Eyes, type Recording, recordingSchema, sceneSchema } from '@sleight/protocol';
import { type PlayedStep, playback } from '@sleight/protocol/playback';
import type { Database } from '../database/database';
import { storesOver } from '../database/stores';
import { createHost, type Host } from '../matches/host';
import type { MatchStore } from '../matches/store';
import { createRecorder, type Recorder } from '../recordings/recording-queue';

export interface TestRecorder {
  readonly host: Host;
  readonly recorder: Recorder;
  /** Unexpected errors; every test expects none. */
  readonly failures: unknown[];
}

export function recorderOver(
  database: Database,
  matches: MatchStore = storesOver(database).matches,
): TestRecorder {
  const host = createHost(matches);
  const failures: unknown[] = [];
  const { recordings } = storesOver(database);
  const recorder = createRecorder({ host, matches, recordings, failed: (error) => failures.push(error) });
  return { host, recorder, failures };
}

export const read = (json: string): Recording => recordingSchema.parse(JSON.parse(json));

/** The steps of one view, with their scenes. */
export function stepsOf({ views }: Recording, eyes: Eyes, seat = eyes === '1' ? 1 : 0): PlayedStep[] {
  const view = views.find((one) => one.eyes === eyes && one.seat === seat);
  if (view === undefined) throw new Error(`${eyes} is not recorded`);
  return playback(view, (value) => sceneSchema.parse(value));
}
