// When the end of a match takes the screen: after its last beat, until the player wants to see the table.
import { create } from 'zustand';
import { isVoid } from '../result';
import { tableOf, useMatch } from '../store';

/** The match whose end screen was closed. */
const useEnds = create<{ readonly closed: string | null }>()(() => ({ closed: null }));

export const closeEnd = (match: string): void => useEnds.setState({ closed: match });
export const openEnd = (): void => useEnds.setState({ closed: null });

/** None: the match goes on, or is void. Soon: its last beat is still moving. Open and closed: of the screen at the end. */
export type EndStage = 'none' | 'soon' | 'open' | 'closed';

export function useEndStage(): EndStage {
  const id = useMatch((match) => match.id);
  const frame = useMatch((match) => tableOf(match)?.frame);
  const { closed } = useEnds();
  const result = frame?.result ?? null;
  if (result === null || id === null || isVoid(result)) return 'none';
  if (closed === id) return 'closed';
  return frame?.isLast ? 'open' : 'soon';
}
