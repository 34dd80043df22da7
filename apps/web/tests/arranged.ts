// A match with the test's own rules and decks, for cases that a dealt match shows only sometimes.
import type { RoomCreate, RoomCreated } from '@sleight/protocol';
import type { Page } from 'playwright-core';
import { io } from 'socket.io-client';
import { origin } from './browser';

/** Starts it for the visitor, as a guest. */
export async function sitDownAt(page: Page, ask: RoomCreate): Promise<void> {
  await page.request.post('/api/account/guest', { data: {} });
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const socket = io(origin(), { transports: ['websocket'], forceNew: true, extraHeaders: { cookie } });
  const answer: { ok: boolean; value: RoomCreated; error: unknown } = await socket.emitWithAck(
    'room:create',
    ask,
  );
  socket.disconnect();
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  await page.goto(`/en/game/${answer.value.match}`);
  // In pass and play the first player has to take the screen first.
  await page.locator('[data-version], [data-main]').first().waitFor();
}
