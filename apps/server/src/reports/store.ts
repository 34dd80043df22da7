// Bug reports in the database: a match as a replay scenario, and the reporter's text.
// Read next: report.ts, which writes the scenario.

export interface BugReport {
  readonly id: string;
  readonly match: string;
  /** Null if the server itself reports. */
  readonly user: string | null;
  /** The reporter's text, plain and untrusted. */
  readonly note: string;
  /** A scenario file that `bin/sleight scenario` runs. It contains the seed: for admins only while the match is live. */
  readonly scenario: string;
  readonly at: Date;
}

export interface ReportStore {
  keep(report: BugReport): Promise<void>;
  find(id: string): Promise<BugReport | null>;
  /** Newest first, for admins. */
  list(limit: number): Promise<readonly BugReport[]>;
}
