// The last deck played in each game, kept in this browser. Invariant: an unreadable entry counts as none.
import type { PlaySetup } from './setup';

const KEPT = 'sleight-last-decks';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** As in `Setup.deck`; undefined if unknown. */
export function lastDeck(game: string): string | undefined {
  const kept = read()[game];
  return typeof kept === 'string' ? kept : undefined;
}

export function rememberDeck({ game, deck }: Pick<PlaySetup, 'game' | 'deck'>): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...read(), [game]: deck }));
  } catch {
    // Without storage it is forgotten.
  }
}

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}
