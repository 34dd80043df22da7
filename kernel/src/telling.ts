// Facts: what happened, for animation, log, replay and statistics. Public and private fields are
// written together; redaction removes faces, never events (law 9).

import type { Play } from './book';
import type { Fact, FactFields } from './fact';
import type { ObjId } from './ids';
import { objById } from './objects';
import { clone, type Seat, type State } from './state';

/** The table in the middle of an answer, to be looked at: nobody is asked anything there, whatever is half done. */
function moment(s: State): State {
  const seen = clone(s);
  if (seen.strands === null) seen.stack = [];
  return seen;
}

/** The object as a cause. One that lies face down is not named: nobody else could tell that it did anything. */
export function causedBy(p: Play, id: ObjId): Pick<FactFields, 'by'> {
  const source = p.moments === null ? null : objById(p.s, id);
  return source === null || source.down !== 0 ? {} : { by: id };
}

/** A loose card of this seat as a cause, where it is no text that acts. */
export const causedByCardOf = (p: Play, seat: Seat): Pick<FactFields, 'byCardOf'> =>
  p.moments === null ? {} : { byCardOf: seat };

/** The source of the acting frame: a card in play or one that has just left, or the text of a loose card. */
function causeNow(p: Play): Pick<FactFields, 'by' | 'byCardOf'> {
  if (p.moments === null || p.cause === null) return {};
  const { self, code, you } = p.cause;
  const isText = (p.book.code[code]?.line ?? -1) >= 0;
  if (self === 0) return isText ? { byCardOf: you } : {};
  // Only a card that lies face up begins to act, so everybody has seen which one it was.
  const hasLeft = isText && objById(p.s, self) === null;
  return hasLeft ? { by: self } : causedBy(p, self);
}

/**
 * Adds a fact, right after the change it tells of: the table at this moment is what a story shows with it. Call it
 * under `if (p.facts)` on hot paths, so that silent play builds nothing.
 */
export function tell(p: Play, verb: string, fields: FactFields, secret?: Fact['secret']): void {
  if (p.facts === null) return;
  p.facts.push({
    n: p.facts.length,
    verb,
    ...causeNow(p),
    ...fields,
    ...(secret === undefined ? {} : { secret }),
  });
  p.moments?.push(moment(p.s));
}

/** The change that the last fact told of is complete only now: the story shows it with that fact. */
export function completed(p: Play): void {
  if (p.moments !== null && p.moments.length > 0) p.moments[p.moments.length - 1] = moment(p.s);
}

export type Watcher = Seat | 'spectator';

const bit = (watcher: Watcher): number => (watcher === 'spectator' ? 4 : 1 << watcher);

/** The facts as one seat, or a spectator, may see them. */
export function redact(facts: readonly Fact[], watcher: Watcher): Fact[] {
  return facts.map((fact) => {
    if (fact.secret === undefined) return fact;
    const { secret, ...open } = fact;
    return (secret.to & bit(watcher)) === 0 ? open : { ...open, ...secret.fields };
  });
}
