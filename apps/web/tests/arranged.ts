// A match with rules and decks of the test's own, for what a dealt one shows only sometimes.
import type { RoomCreate, Seated } from '@sleight/protocol';
import type { Page } from 'playwright-core';
import { io } from 'socket.io-client';
import { origin } from './browser';

/** Sits the visitor down at it, as a guest. */
export async function sitDownAt(page: Page, ask: RoomCreate): Promise<void> {
  await page.request.post('/api/account/guest', { data: {} });
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const socket = io(origin(), { transports: ['websocket'], forceNew: true, extraHeaders: { cookie } });
  const answer: { ok: boolean; value: Seated; error: unknown } = await socket.emitWithAck('room:create', ask);
  socket.disconnect();
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  await page.goto(`/en/game/${answer.value.match}`);
  await page.locator('[data-version]').waitFor();
}
