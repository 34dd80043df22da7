// The channels that sockets listen on: everything of one person, of one session, of one seat of a match.

import type { Seat } from '@sleight/kernel';

export const userChannel = (user: string): string => `user ${user}`;
export const sessionChannel = (session: string): string => `session ${session}`;
/** A socket in it makes this seat count as present: a person's, or that of the person a bot plays against. */
export const presenceChannel = (match: string, seat: Seat): string => `present ${match} ${seat}`;
export const seatChannel = (match: string, seat: Seat): string => `seat ${match} ${seat}`;

/** The match of a seat's channel; null for any other channel. */
export const matchOf = (channel: string): string | null => /^seat (\S+) [01]$/.exec(channel)?.[1] ?? null;
