// Facts: what happened, for animation, log, replay and statistics. Public and private fields are
// written together; redaction removes faces, never events (law 9).

import type { Play } from './book';
import type { Fact, FactFields } from './fact';
import { clone, type Seat, type State } from './state';

/** The table in the middle of an answer, to be looked at: nobody is asked anything there, whatever is half done. */
function moment(s: State): State {
  const seen = clone(s);
  if (seen.strands === null) seen.stack = [];
  return seen;
}

/**
 * Adds a fact, right after the change it tells of: the table at this moment is what a story shows with it. Call it
 * under `if (p.facts)` on hot paths, so that silent play builds nothing.
 */
export function tell(p: Play, verb: string, fields: FactFields, secret?: Fact['secret']): void {
  if (p.facts === null) return;
  p.facts.push({ n: p.facts.length, verb, ...fields, ...(secret === undefined ? {} : { secret }) });
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
