// All socket events, in both directions.
// Invariant: every client message is parsed with the schema beside its name, and always acknowledged.

import { z } from 'zod';
import { gameContinuedSchema, gameContinueSchema } from './continue';
import { type WireError, wireErrorSchema } from './errors';
import { taskStartedSchema, taskStartSchema } from './lessons';
import {
  answeredSchema,
  answerSchema,
  explainedSchema,
  explainSchema,
  greetedSchema,
  greetSchema,
  hintedSchema,
  hintSchema,
  inMatchSchema,
  rematchedSchema,
  reportedSchema,
  reportSchema,
  resyncSchema,
  triedSchema,
  trySchema,
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
import { gameEndedSchema, presenceSchema, resyncedSchema, stateUpdateSchema, viewedSchema } from './table';

const done = z.object({});

/** From the client: the request, and the value of a successful acknowledgement. */
export const requests = {
  'room:create': { ask: roomCreateSchema, reply: seatedSchema },
  /** The game of a room and who waits there, before joining. */
  'room:look': { ask: roomLookSchema, reply: roomSeenSchema },
  'room:join': { ask: roomJoinSchema, reply: seatedSchema },
  'room:leave': { ask: roomLeaveSchema, reply: done },
  /** Starts a puzzle or a guide from the beginning. */
  'task:start': { ask: taskStartSchema, reply: taskStartedSchema },
  /** Joins a match, or returns to it: after a reload, on another device, or after missing a version. */
  'game:resync': { ask: resyncSchema, reply: resyncedSchema },
  /** Leaves the table without leaving the site: from now on the player counts as away. */
  'game:leave': { ask: resyncSchema, reply: done },
  /** The whole view of a seat, for clients that run the kernel. */
  'game:view': { ask: inMatchSchema, reply: viewedSchema },
  'game:answer': { ask: answerSchema, reply: answeredSchema },
  /**
   * The same, one choice at a time: while the picks lead to another choice of the same thought, it is shown and
   * nothing has happened. Send the picks so far with the next one, or drop them to back out.
   */
  'game:try': { ask: trySchema, reply: triedSchema },
  'game:concede': { ask: inMatchSchema, reply: answeredSchema },
  /** Ends the match with a win for the sender, if the opponent has been away for long enough. */
  'game:claim': { ask: inMatchSchema, reply: answeredSchema },
  'game:undo': { ask: inMatchSchema, reply: answeredSchema },
  'game:rematch': { ask: inMatchSchema, reply: rematchedSchema },
  /** Continues a finished match from one of its steps, as a new match. */
  'game:continue': { ask: gameContinueSchema, reply: gameContinuedSchema },
  /** Sends one of a few fixed greetings to the opponent. */
  'game:greet': { ask: greetSchema, reply: done },
  'game:explain': { ask: explainSchema, reply: explainedSchema },
  /** The search's best options, from what the sender knows; never against another person. */
  'game:hint': { ask: hintSchema, reply: hintedSchema },
  'game:report': { ask: reportSchema, reply: reportedSchema },
} as const;

export type RequestName = keyof typeof requests;
export type RequestBody<N extends RequestName> = z.infer<(typeof requests)[N]['ask']>;
export type Reply<N extends RequestName> = z.infer<(typeof requests)[N]['reply']>;

/** An acknowledgement: the value, or the error. */
export type Acknowledged<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: WireError };

/** From the server. */
export const announcements = {
  'room:player-joined': roomStateSchema,
  'room:player-left': roomStateSchema,
  'game:state-update': stateUpdateSchema,
  'game:ended': gameEndedSchema,
  /** A player came or went. */
  'game:presence': presenceSchema.extend({ match: z.string() }),
  'game:greeting': greetedSchema,
  /** A player wants a rematch; once both do, its match is here. */
  'game:rematch': z.object({ match: z.string(), asked: z.array(seatSchema), next: z.string().nullable() }),
  /** Errors that cannot be acknowledged: a message without a callback, a closed session. */
  error: wireErrorSchema,
} as const;

export type AnnouncementName = keyof typeof announcements;
export type Announcement<N extends AnnouncementName> = z.infer<(typeof announcements)[N]>;
