// Which updates count. The server numbers what each seat hears; a gap means that something was missed.
import type { StateUpdate } from '@sleight/protocol';

/** What is known of a seat: the newest version that was heard of it. */
interface Known {
  readonly frame: { readonly seat: number };
  readonly heard: number;
}

export type Verdict = 'next' | 'old' | 'gap';

export function verdictOn(at: number, { version }: Pick<StateUpdate, 'version'>): Verdict {
  if (version <= at) return 'old';
  return version === at + 1 ? 'next' : 'gap';
}

/**
 * Is an answer older than what was heard since it was asked for? Versions of a server that began anew are lower and
 * count all the same: only what came in the meantime can be newer.
 */
export function isOlder(
  given: readonly Pick<StateUpdate, 'seat' | 'version'>[],
  asked: readonly Known[],
  now: readonly Known[],
): boolean {
  const heardIn = (tables: readonly Known[], seat: number): number | undefined =>
    tables.find(({ frame }) => frame.seat === seat)?.heard;
  return given.some(({ seat, version }) => {
    const heard = heardIn(now, seat);
    return heard !== undefined && heard !== heardIn(asked, seat) && version < heard;
  });
}
