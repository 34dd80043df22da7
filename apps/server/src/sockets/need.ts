// The dependencies of the sockets on the rest of the server.

import type { IncomingMessage } from 'node:http';
import type { ErrorCode, RequestName } from '@sleight/protocol';
import type { Accounts } from '../accounts/identity';
import type { ThoughtPool } from '../bots/pool';
import type { Host } from '../matches/host';
import type { WorkLane } from '../operations/lane';
import type { RateLimits } from '../operations/limits';
import type { Reports } from '../reports/report';
import type { Rooms } from '../rooms/rooms';

export interface SocketsNeed {
  readonly host: Host;
  readonly rooms: Rooms;
  readonly reports: Reports;
  readonly accounts: Accounts;
  /** Computes hints. */
  readonly pool: ThoughtPool;
  readonly limits: RateLimits;
  /** The queue for expensive requests, so that answers do not wait for them. */
  readonly lane: WorkLane;
  /** May this client open a socket: from one of our pages, and within its address's limit? */
  mayConnect(request: IncomingMessage): Promise<boolean>;
  /** The client's address, for rate limits. */
  addressOf(request: IncomingMessage): string;
  /** An unexpected error, not caused by wrong input. */
  failed(error: unknown, about: Readonly<Record<string, string>>): void;
  /** A refusal, for the metrics. */
  refused(code: ErrorCode): void;
  /** How long the opponent must be away before the win can be claimed. */
  readonly claimAfterMs: number;
  /** The clock that measures absences; the system clock by default. */
  readonly now?: () => number;
  /** The duration of a request, for the metrics. */
  took(request: RequestName, seconds: number): void;
}
