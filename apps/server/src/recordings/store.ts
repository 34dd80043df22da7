// Recordings in the database: one per finished match.
export interface RecordingStore {
  /** Keeps the first one; a second one of the same match is identical. */
  keep(match: string, format: number, recording: Uint8Array): Promise<void>;
  find(match: string): Promise<Uint8Array | null>;
  /** Finished matches without one, in order of id, after this one. */
  missing(after: string, limit: number): Promise<readonly string[]>;
}
