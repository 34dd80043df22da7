// The connection to the server: one socket for the whole visit. It reconnects by itself and notifies listeners.
// Invariant: a request always gets its value or an error with a sentence to show.
import type {
  Acknowledged,
  Announcement,
  AnnouncementName,
  Reply,
  RequestBody,
  RequestName,
} from '@sleight/protocol';
import { io, type Socket } from 'socket.io-client';
import { create } from 'zustand';
import { type Trouble, TroubleError, unreachable } from './api';
import { beSomebody, useWho } from './who';

export type LineState = 'idle' | 'open' | 'lost';

export const useLine = create<{ state: LineState }>()(() => ({ state: 'idle' }));

const PATIENCE_MS = 15_000;
const RETRY_MS = 2_000;

let socket: Socket | null = null;
/** The server's reason for a rejected connection, if any. */
let refusal: Trouble | null = null;

function open(): Socket {
  if (socket !== null) return socket;
  const made = io({ transports: ['websocket'], autoConnect: false, reconnectionDelayMax: 5_000 });
  made.on('connect', () => {
    refusal = null;
    useLine.setState({ state: 'open' });
  });
  made.on('disconnect', (reason) => {
    useLine.setState({ state: reason === 'io client disconnect' ? 'idle' : 'lost' });
    // The server closes the connection when a session ends; the current user reconnects under their own name.
    if (reason === 'io server disconnect') made.connect();
  });
  made.on('connect_error', (error: Error & { readonly data?: Trouble }) => {
    refusal = error.data ?? null;
    useLine.setState({ state: 'lost' });
    // socket.io does not retry a rejected connection: the session may have ended.
    if (!made.active) openLater(() => useWho.getState().look());
  });
  // Otherwise a lost network is noticed only after a long silence.
  addEventListener('offline', () => made.io.engine?.close());
  socket = made;
  return made;
}

let later: ReturnType<typeof setTimeout> | undefined;

/** Opens the connection after a while, repeatedly until it is open. `first`: what has to be known before. */
function openLater(first: () => Promise<unknown> = async () => {}): void {
  clearTimeout(later);
  later = setTimeout(() => {
    // A failed attempt has scheduled the next one.
    first()
      .then(openLine, () => openLater(first))
      .catch(() => {});
  }, RETRY_MS);
}

/** Opens the connection if it is closed. If the server cannot be asked for the current user, it retries later. */
async function openLine(): Promise<void> {
  try {
    await beSomebody();
  } catch (error) {
    useLine.setState({ state: 'lost' });
    openLater();
    throw error;
  }
  open().connect();
}

/** Closes it, so that the next request uses the user signed in then. */
export function closeLine(): void {
  clearTimeout(later);
  socket?.disconnect();
}

export async function request<N extends RequestName>(name: N, what: RequestBody<N>): Promise<Reply<N>> {
  await openLine();
  const answer: Acknowledged<Reply<N>> | null = await open()
    .timeout(PATIENCE_MS)
    .emitWithAck(name, what)
    .catch(() => null);
  if (answer === null) throw new TroubleError(refusal ?? unreachable);
  if (!answer.ok) throw new TroubleError(answer.error);
  return answer.value;
}

/** Listens to one kind of announcement until the returned function is called. */
export function hear<N extends AnnouncementName>(name: N, told: (what: Announcement<N>) => void): () => void {
  const line = open();
  // socket.io cannot know the event names; the protocol does.
  const listener = told as (what: unknown) => void;
  line.on(name as string, listener);
  return () => {
    line.off(name as string, listener);
  };
}

/** Called each time the connection opens. */
export function onOpen(opened: () => void): () => void {
  const line = open();
  line.on('connect', opened);
  return () => {
    line.off('connect', opened);
  };
}
