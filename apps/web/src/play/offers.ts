// The available games, fetched once for all pages that show them.
import { useEffect } from 'react';
import { create } from 'zustand';
import { type Games, games, type Trouble, troubleOf } from '../net/api';
import { inOrder } from '../worlds/worlds';

interface Offers {
  readonly games: Games | null;
  readonly trouble: Trouble | null;
}

const useStore = create<Offers>()(() => ({ games: null, trouble: null }));

export async function offers(): Promise<Games> {
  const known = useStore.getState().games;
  if (known !== null) return known;
  const found = inOrder(await games());
  useStore.setState({ games: found, trouble: null });
  return found;
}

export function useOffers(): Offers {
  useEffect(() => {
    offers().catch((error: unknown) => useStore.setState({ trouble: troubleOf(error) }));
  }, []);
  return useStore();
}
