// What a route is: one method on one path, the shapes of what comes and goes, and who may ask.
// Invariant: the API is documented from the same schemas that read it. Read next: router.ts, openapi.ts.

import type { z } from 'zod';
import type { Cookies, Sender } from '../accounts/accounts';
import type { Identity } from '../accounts/identity';
import type { Kept, SentFile } from './sending';

export type Access = 'anyone' | 'signed-in' | 'admin';

/** For coming in, and for what costs the server more than most. */
type Budget = 'entry' | 'replay';

interface Shapes {
  /** The named parts of the path. */
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
}

type Read<S> = S extends z.ZodType ? z.infer<S> : undefined;

/** Who asks: nobody known, or somebody; signed-in routes always have somebody. */
type Asking<A extends Access> = A extends 'anyone' ? Identity | null : Identity;

export interface Asked<S extends Shapes, A extends Access> {
  readonly params: Read<S['params']>;
  readonly query: Read<S['query']>;
  readonly body: Read<S['body']>;
  readonly me: Asking<A>;
  readonly sender: Sender;
  /** Where the request comes from, for counting. */
  readonly address: string;
}

/** What the route found; as text that is JSON already where that is at hand; or a file. */
type Found<T> = { readonly answer: T } | { readonly json: string } | { readonly file: SentFile };

export type Answered<T> = Found<T> & {
  /** Given for what is the same for everybody. */
  readonly kept?: Kept;
  readonly cookies?: Cookies;
};

interface Plan<S extends Shapes, A extends Access> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parts that begin with a colon are parameters. */
  readonly path: string;
  readonly summary: string;
  readonly access: A;
  /** A tighter budget that it counts against as well. */
  readonly budget?: Budget;
  readonly shapes: S;
  handle(asked: Asked<S, A>): Promise<Answered<Read<S['answer']>>>;
}

/** A route whose shapes only it knows. */
export interface Route {
  readonly method: Plan<Shapes, Access>['method'];
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly budget?: Budget;
  readonly shapes: Shapes;
  handle(asked: Asked<Shapes, Access>): Promise<Answered<unknown>>;
}

/** The router reads everything with `shapes` and checks `access` before it calls, which is what `handle` relies on. */
export const route = <const S extends Shapes, const A extends Access>(plan: Plan<S, A>): Route => ({
  ...plan,
  handle: (asked) => plan.handle(asked as Asked<S, A>),
});
