// The shape of a fact. See `telling.ts` for telling and redacting them.

import type { CardHandle, ObjId } from './ids';
import type { Seat } from './state';

export interface FactFields {
  seat?: Seat;
  /** A public handle, or 0 for a card nobody may follow. */
  card?: CardHandle;
  def?: string;
  /** The id of an object, or of a modifier where the fact is about one: they share one numbering. */
  object?: number;
  /** Does the object lie face down? Its face may be known all the same. */
  down?: true;
  from?: string;
  to?: string;
  amount?: number;
  with?: ObjId;
  /**
   * What caused it, for arrows and numbers on the table: an object that lies face up, or did until it left, or the seat
   * whose loose card (an event, an action) did it. Kept only where a story is told.
   */
  by?: ObjId;
  byCardOf?: Seat;
}

export interface Fact extends FactFields {
  readonly n: number;
  readonly verb: string;
  /** Fields only these seats may read (bits as in `Cards.knows`). */
  readonly secret?: { readonly to: number; readonly fields: FactFields };
}
