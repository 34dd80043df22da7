// Which updates count. The server numbers what each seat hears; a gap means that something was missed.
import type { StateUpdate } from '@sleight/protocol';

interface Table {
  readonly update: Pick<StateUpdate, 'seat' | 'version'>;
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
export function isOlder(given: readonly Table[], asked: readonly Table[], now: readonly Table[]): boolean {
  const versionIn = (tables: readonly Table[], seat: number): number | undefined =>
    tables.find(({ update }) => update.seat === seat)?.update.version;
  return given.some(({ update: { seat, version } }) => {
    const heard = versionIn(now, seat);
    return heard !== undefined && heard !== versionIn(asked, seat) && version < heard;
  });
}
