// What the recorder asks of the database: one recording for each match that is over.
export interface RecordingStore {
  /** Keeps the first one; a second one of the same match is the same. */
  keep(match: string, format: number, recording: Uint8Array): Promise<void>;
  find(match: string): Promise<Uint8Array | null>;
  /** Matches that are over and have none, in order of id, after this one. */
  missing(after: string, limit: number): Promise<readonly string[]>;
}
