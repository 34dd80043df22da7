// What a fact looks like. See `facts.ts` for telling and redacting them.

import type { Seat } from './state';

export interface FactFields {
  seat?: Seat;
  /** A public handle, or 0 for a card nobody may follow. */
  card?: number;
  def?: string;
  object?: number;
  /** Does the object lie face down? Its face may be known all the same. */
  down?: true;
  from?: string;
  to?: string;
  amount?: number;
  with?: number;
}

export interface Fact extends FactFields {
  readonly n: number;
  readonly verb: string;
  /** The fact that this one follows from. */
  readonly parent?: number;
  /** Fields only these seats may read (bits as in `Cards.knows`). */
  readonly secret?: { readonly to: number; readonly fields: FactFields };
}
