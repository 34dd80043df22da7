// How many sockets each address has open, whether or not they have said who they are.

import type { IncomingMessage } from 'node:http';

/** What is asked here of a socket of the layer below. */
interface Line {
  readonly request: IncomingMessage;
  once(event: 'close', closed: () => void): unknown;
}

export interface Lines {
  opened(line: Line): void;
  /** How many there are from where this request came from. */
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
