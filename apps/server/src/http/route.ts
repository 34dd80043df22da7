// A route: one method on one path, the schemas of request and answer, and who may call it.
// Invariant: the API is documented from the schemas that parse it. Read next: dispatch.ts, openapi.ts.

import type { z } from 'zod';
import type { UserIdentity } from '../accounts/identity';
import type { Cookies, Sender } from '../accounts/sessions';
import type { CachePolicy, SentFile } from './sending';

export type Access = 'anyone' | 'signed-in' | 'admin';

/** For signing in, and for routes that cost the server more than most. */
type Budget = 'entry' | 'replay';

interface Shapes {
  /** The named parts of the path. */
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
}

type Read<S> = S extends z.ZodType ? z.infer<S> : undefined;

/** The user of the request, if any; signed-in routes always have one. */
type Asking<A extends Access> = A extends 'anyone' ? UserIdentity | null : UserIdentity;

export interface RouteRequest<S extends Shapes, A extends Access> {
  readonly params: Read<S['params']>;
  readonly query: Read<S['query']>;
  readonly body: Read<S['body']>;
  readonly me: Asking<A>;
  readonly sender: Sender;
  /** The client's address, for rate limits. */
  readonly address: string;
}

/** The result: a value, ready-made JSON text, or a file. */
type Found<T> = { readonly answer: T } | { readonly json: string } | { readonly file: SentFile };

export type RouteReply<T> = Found<T> & {
  /** Set for answers that are the same for everyone. */
  readonly kept?: CachePolicy;
  readonly cookies?: Cookies;
};

interface Plan<S extends Shapes, A extends Access> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parts that begin with a colon are parameters. */
  readonly path: string;
  readonly summary: string;
  readonly access: A;
  /** An additional, tighter budget. */
  readonly budget?: Budget;
  readonly shapes: S;
  handle(asked: RouteRequest<S, A>): Promise<RouteReply<Read<S['answer']>>>;
}

/** A route with its own types. */
export interface Route {
  readonly method: Plan<Shapes, Access>['method'];
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly budget?: Budget;
  readonly shapes: Shapes;
  handle(asked: RouteRequest<Shapes, Access>): Promise<RouteReply<unknown>>;
}

/** The router parses everything with `shapes` and checks `access` before it calls `handle`. */
export const route = <const S extends Shapes, const A extends Access>(plan: Plan<S, A>): Route => ({
  ...plan,
  handle: (asked) => plan.handle(asked as RouteRequest<S, A>),
});
