// The number of live matches per person and per address in this process.
// Invariant: the limit is never exceeded. A match stops counting when it is over, or when its player has not
// asked about it for half an hour, which is also when the server evicts it.

import { overLimit } from '../refused';

/** A match unused for this long leaves memory; the log still has it. */
export const FORGET_MS = 30 * 60_000;

/** The person who opens matches, and their address. */
export interface Opener {
  readonly user: string;
  readonly address: string;
}

export interface OpenMatches {
  /** Throws if this match, or a new one, would be one too many. */
  check(opener: Opener, match?: string): void;
  opened(opener: Opener, match: string): void;
  /** The match is over. */
  ended(match: string): void;
}

interface Caps {
  readonly matches: number;
  readonly matchesHere: number;
}

interface Opening extends Opener {
  readonly match: string;
  readonly usedAt: number;
}

const keyOf = ({ user }: Opener, match: string): string => `${user} ${match}`;

export function createOpenMatches(caps: Caps, now: () => number = Date.now): OpenMatches {
  /** The least recently used first. */
  const openings = new Map<string, Opening>();

  function dropForgotten(): void {
    for (const [key, { usedAt }] of openings) {
      if (now() - usedAt < FORGET_MS) return;
      openings.delete(key);
    }
  }

  /** The seconds until there is room for one more of these; null if there is now. */
  function fullFor(most: number, isCounted: (opening: Opening) => boolean): number | null {
    const counted = [...openings.values()].filter(isCounted);
    const [oldest] = counted;
    if (oldest === undefined || counted.length < most) return null;
    return (oldest.usedAt + FORGET_MS - now()) / 1000;
  }

  return {
    check(opener, match) {
      if (match !== undefined && openings.has(keyOf(opener, match))) return;
      dropForgotten();
      const mine = fullFor(caps.matches, ({ user }) => user === opener.user);
      if (mine !== null) throw overLimit('too-many-matches', mine);
      const ours = fullFor(caps.matchesHere, ({ address }) => address === opener.address);
      if (ours !== null) throw overLimit('too-many-matches-here', ours);
    },
    opened({ user, address }, match) {
      const key = keyOf({ user, address }, match);
      openings.delete(key);
      openings.set(key, { user, address, match, usedAt: now() });
    },
    ended(match) {
      for (const [key, opening] of openings) if (opening.match === match) openings.delete(key);
    },
  };
}
