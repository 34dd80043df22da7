// The deck somebody last sat down with, by game, kept in this browser. Invariant: what cannot be read counts as none.
import type { Setup } from './setup';

const KEPT = 'sleight-last-decks';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** As `Setup.deck` has it; undefined where none is known. */
export function lastDeck(game: string): string | undefined {
  const kept = read()[game];
  return typeof kept === 'string' ? kept : undefined;
}

export function rememberDeck({ game, deck }: Pick<Setup, 'game' | 'deck'>): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...read(), [game]: deck }));
  } catch {
    // A browser that keeps nothing only forgets.
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
