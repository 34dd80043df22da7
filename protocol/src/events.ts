// Every socket event, both ways, in one place.
// Invariant: whatever a client sends is read with the schema beside its name, and always acknowledged.

import { z } from 'zod';
import { gameContinuedSchema, gameContinueSchema } from './continue';
import { type WireError, wireErrorSchema } from './errors';
import { taskStartedSchema, taskStartSchema } from './lessons';
import {
  answeredSchema,
  answerSchema,
  explainedSchema,
  explainSchema,
  hintedSchema,
  inMatchSchema,
  rematchedSchema,
  reportedSchema,
  reportSchema,
  resyncSchema,
} from './play';
import {
  roomCreateSchema,
  roomJoinSchema,
  roomLeaveSchema,
  roomLookSchema,
  roomSeenSchema,
  roomStateSchema,
  seatedSchema,
} from './rooms';
import { seatSchema } from './scene';
import { gameEndedSchema, resyncedSchema, stateUpdateSchema, viewedSchema } from './table';

const done = z.object({});

/** From the client: what is asked, and what the acknowledgement holds when it was done. */
export const requests = {
  'room:create': { ask: roomCreateSchema, reply: seatedSchema },
  /** What is played in a room, and who waits there, before one sits down. */
  'room:look': { ask: roomLookSchema, reply: roomSeenSchema },
  'room:join': { ask: roomJoinSchema, reply: seatedSchema },
  'room:leave': { ask: roomLeaveSchema, reply: done },
  /** Begins a puzzle or a guide, always anew. */
  'task:start': { ask: taskStartSchema, reply: taskStartedSchema },
  /** Comes into a match, or back: after a reload, on another device, or when a version was missed. */
  'game:resync': { ask: resyncSchema, reply: resyncedSchema },
  /** The whole view of a seat, for whoever thinks with the kernel. */
  'game:view': { ask: inMatchSchema, reply: viewedSchema },
  'game:answer': { ask: answerSchema, reply: answeredSchema },
  'game:concede': { ask: inMatchSchema, reply: answeredSchema },
  'game:undo': { ask: inMatchSchema, reply: answeredSchema },
  'game:rematch': { ask: inMatchSchema, reply: rematchedSchema },
  /** Plays a finished match on from one of its steps, as a new match. */
  'game:continue': { ask: gameContinueSchema, reply: gameContinuedSchema },
  'game:explain': { ask: explainSchema, reply: explainedSchema },
  /** What the search would do, from what the asker knows; never against another person. */
  'game:hint': { ask: inMatchSchema, reply: hintedSchema },
  'game:report': { ask: reportSchema, reply: reportedSchema },
} as const;

export type RequestName = keyof typeof requests;
export type Ask<N extends RequestName> = z.infer<(typeof requests)[N]['ask']>;
export type Reply<N extends RequestName> = z.infer<(typeof requests)[N]['reply']>;

/** An acknowledgement: what was asked for, or why not. */
export type Acknowledged<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: WireError };

/** From the server. */
export const announcements = {
  'room:player-joined': roomStateSchema,
  'room:player-left': roomStateSchema,
  'game:state-update': stateUpdateSchema,
  'game:ended': gameEndedSchema,
  /** Somebody came or went, or would like another match; once both would, it is here. */
  'game:presence': z.object({ match: z.string(), isConnected: z.array(z.boolean()).length(2) }),
  'game:rematch': z.object({ match: z.string(), asked: z.array(seatSchema), next: z.string().nullable() }),
  /** What cannot be acknowledged: a message without a callback, a closed session. */
  error: wireErrorSchema,
} as const;

export type AnnouncementName = keyof typeof announcements;
export type Announcement<N extends AnnouncementName> = z.infer<(typeof announcements)[N]>;
