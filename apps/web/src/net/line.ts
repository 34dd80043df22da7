// The line to the server: one socket for the whole visit. It comes back by itself; whoever listens is told.
// Invariant: a request is answered with its value or with an error that has a sentence to show, never with silence.
import type {
  Acknowledged,
  Announcement,
  AnnouncementName,
  Ask,
  Reply,
  RequestName,
} from '@sleight/protocol';
import { io, type Socket } from 'socket.io-client';
import { create } from 'zustand';
import { type Trouble, TroubleError, unreachable } from './api';
import { beSomebody } from './who';

export type LineState = 'idle' | 'open' | 'lost';

export const useLine = create<{ state: LineState }>()(() => ({ state: 'idle' }));

const PATIENCE_MS = 15_000;

let socket: Socket | null = null;
/** Why the server did not let us in, where it said so. */
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
    // The server closes the line when a session ends; whoever is here now comes back under their own name.
    if (reason === 'io server disconnect') made.connect();
  });
  made.on('connect_error', (error: Error & { readonly data?: Trouble }) => {
    refusal = error.data ?? null;
    useLine.setState({ state: 'lost' });
  });
  socket = made;
  return made;
}

/** Opens the line if it is not open yet. */
export async function openLine(): Promise<void> {
  await beSomebody();
  open().connect();
}

/** Closes it, so that the next request goes out under the name that is signed in then. */
export function closeLine(): void {
  socket?.disconnect();
}

export async function request<N extends RequestName>(name: N, what: Ask<N>): Promise<Reply<N>> {
  await openLine();
  const answer: Acknowledged<Reply<N>> | null = await open()
    .timeout(PATIENCE_MS)
    .emitWithAck(name, what)
    .catch(() => null);
  if (answer === null) throw new TroubleError(refusal ?? unreachable);
  if (!answer.ok) throw new TroubleError(answer.error);
  return answer.value;
}

/** Hears one kind of announcement until the returned function is called. */
export function hear<N extends AnnouncementName>(name: N, told: (what: Announcement<N>) => void): () => void {
  const line = open();
  // socket.io cannot know which names exist; the protocol does.
  const listener = told as (what: unknown) => void;
  line.on(name as string, listener);
  return () => {
    line.off(name as string, listener);
  };
}

/** Called each time the line opens. */
export function onOpen(opened: () => void): () => void {
  const line = open();
  line.on('connect', opened);
  return () => {
    line.off('connect', opened);
  };
}
