// Which updates count. The server numbers each seat's updates; a gap means that one was missed.
import type { StateUpdate } from '@sleight/protocol';

/** The newest received version of a seat. */
interface Known {
  readonly frame: { readonly seat: number };
  readonly heard: number;
}

export type VersionCheck = 'next' | 'old' | 'gap';

export function verdictOn(at: number, { version }: Pick<StateUpdate, 'version'>): VersionCheck {
  if (version <= at) return 'old';
  return version === at + 1 ? 'next' : 'gap';
}

/**
 * Is an answer older than what was received since the request? A restarted server may have lower versions, which
 * count: only updates received in the meantime can be newer.
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
