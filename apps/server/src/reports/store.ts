// What bug reports ask of the database: a match as a replay scenario, and what the reporter wrote.
// Read next: report.ts, which writes the scenario.

export interface BugReport {
  readonly id: string;
  readonly match: string;
  /** Null where the server itself reports. */
  readonly user: string | null;
  /** What the reporter says, plain text, untrusted. */
  readonly note: string;
  /** A scenario file that `bin/sleight scenario` runs. Holds the seed: for admins only while the match is live. */
  readonly scenario: string;
  readonly at: Date;
}

export interface ReportStore {
  keep(report: BugReport): Promise<void>;
  find(id: string): Promise<BugReport | null>;
  /** Newest first, for admins. */
  list(limit: number): Promise<readonly BugReport[]>;
}
