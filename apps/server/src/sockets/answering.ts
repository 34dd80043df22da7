// Answers the requests of a socket.
// Invariant: each message is paid for, by its sender and by its address, before any work is done for it.
// Read next: requests.ts for the handlers, costs.ts.

import { SEATS } from '@sleight/kernel';
import { type Acknowledged, type RequestName, requests, type WireError, wireError } from '@sleight/protocol';
import { attempt } from '../operations/limits';
import { isRefused, refused } from '../refused';
import { presenceChannel, seatChannel } from './channels';
import { COSTS, mayWait, refusalCost, UNKNOWN_COST } from './costs';
import type { SocketsNeed } from './need';
import type { KnownSocket, Network } from './network';
import type { createOpenMatches, Opener } from './open-matches';
import type { Asker, Handlers } from './requests';

/** Requests that are rare in normal use have separate budgets. */
const BUDGETS: Partial<Record<RequestName, 'start' | 'hint' | 'greeting'>> = {
  'room:create': 'start',
  'task:start': 'start',
  'game:rematch': 'start',
  'game:continue': 'start',
  'game:report': 'start',
  'game:hint': 'hint',
  'game:greet': 'greeting',
};

const isRequest = (name: string): name is RequestName => Object.hasOwn(requests, name);

/** The error for the sender of a bad request. Unexpected errors go to the operator only. */
export function errorFor(error: unknown): WireError {
  return isRefused(error) ? error.wire : wireError('server');
}

const isUnknownRoom = (error: unknown): boolean => isRefused(error) && error.wire.code === 'unknown-room';

interface Desk extends Pick<SocketsNeed, 'limits' | 'lane' | 'addressOf' | 'failed' | 'refused' | 'took'> {
  readonly handle: Handlers;
  readonly network: Network;
  readonly openMatches: ReturnType<typeof createOpenMatches>;
}

const openerAt = ({ addressOf }: Desk, socket: KnownSocket): Opener => ({
  user: socket.data.identity.user,
  address: addressOf(socket.request),
});

const askerAt = (desk: Desk, socket: KnownSocket): Asker => ({
  identity: socket.data.identity,
  mayOpen: (match) => desk.openMatches.check(openerAt(desk, socket), match),
  opened: (match) => desk.openMatches.opened(openerAt(desk, socket), match),
  guessing: (work) => {
    const { user, address } = openerAt(desk, socket);
    const tries = [() => desk.limits.code(user), () => desk.limits.codesHere(address)];
    return attempt(tries, work, isUnknownRoom);
  },
  enter({ id: match, chairs }, seats) {
    const present = SEATS.filter((seat) => seats.includes(seat) || chairs[seat].kind === 'bot');
    const channels = [
      ...seats.map((seat) => seatChannel(match, seat)),
      ...present.map((seat) => presenceChannel(match, seat)),
    ];
    const isNew = channels.some((channel) => !socket.rooms.has(channel));
    void socket.join(channels);
    if (isNew) desk.network.tellPresence(match);
  },
  leave(match) {
    const channels = SEATS.flatMap((seat) => [seatChannel(match, seat), presenceChannel(match, seat)]);
    const left = channels.filter((channel) => socket.rooms.has(channel));
    for (const channel of left) void socket.leave(channel);
    if (left.length > 0) desk.network.tellPresence(match);
  },
});

export async function answered(
  desk: Desk,
  socket: KnownSocket,
  name: string,
  raw: unknown,
): Promise<Acknowledged<unknown>> {
  const { limits } = desk;
  const { user, address } = openerAt(desk, socket);
  const began = performance.now();
  try {
    const cost = isRequest(name) ? COSTS[name] : UNKNOWN_COST;
    await limits.message(user, cost);
    await limits.messagesHere(address, cost);
    if (!isRequest(name)) throw refused('malformed');
    const budget = BUDGETS[name];
    if (budget !== undefined) await limits[budget](user);
    const work = (): Promise<unknown> => desk.handle[name](askerAt(desk, socket), raw);
    const value = await (mayWait(name) ? desk.lane(work) : work());
    desk.took(name, (performance.now() - began) / 1000);
    return { ok: true, value };
  } catch (error) {
    if (!isRefused(error)) desk.failed(error, { request: isRequest(name) ? name : 'unknown' });
    const wire = errorFor(error);
    desk.refused(wire.code);
    // Only the sender's own budget counts, so that a flood does not disconnect its neighbours.
    await limits.refusal(user, refusalCost(wire.code)).catch(() => socket.disconnect(true));
    return { ok: false, error: wire };
  }
}
