// The updates that the server sends to a page, read from its WebSocket.
import type { StateUpdate } from '@sleight/protocol';
import type { Page } from 'playwright-core';

/** The table in a socket.io packet: an acknowledgement begins with 43 and its number, an event with 42. */
export function updateIn(packet: string): StateUpdate | null {
  const json = /^4[23]\d*(\[.*\])$/s.exec(packet)?.[1];
  if (json === undefined) return null;
  const [first, second] = JSON.parse(json);
  return first === 'game:state-update' ? second : (first?.value?.tables?.[0]?.update ?? null);
}

/** Collects every update sent to this page from now on, by version. */
export function hearing(page: Page): Map<number, StateUpdate> {
  const updates = new Map<number, StateUpdate>();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const update = updateIn(`${payload}`);
      if (update !== null && !updates.has(update.version)) updates.set(update.version, update);
    }),
  );
  return updates;
}
