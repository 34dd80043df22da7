// The number of open sockets per address, identified or not.

import type { IncomingMessage } from 'node:http';

/** The part of engine.io's socket that is used here. */
interface Line {
  readonly request: IncomingMessage;
  once(event: 'close', closed: () => void): unknown;
}

export interface Lines {
  opened(line: Line): void;
  /** The number of sockets from the address of this request. */
  count(request: IncomingMessage): number;
}

export function createLines(addressOf: (request: IncomingMessage) => string): Lines {
  const open = new Map<string, number>();
  return {
    opened(line) {
      const address = addressOf(line.request);
      open.set(address, (open.get(address) ?? 0) + 1);
      line.once('close', () => {
        const left = (open.get(address) ?? 0) - 1;
        if (left > 0) open.set(address, left);
        else open.delete(address);
      });
    },
    count: (request) => open.get(addressOf(request)) ?? 0,
  };
}
