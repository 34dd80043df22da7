'use client';
// A bot at the table: its portrait, its level, its style and its sentence.
import type { RecordedHead } from '@sleight/protocol';
import { useSay } from '../i18n/said';
import { useOffers } from './offers';

type Player = Pick<RecordedHead['players'][number], 'level' | 'levelName' | 'persona'>;

export interface Opponent {
  /** The id of its portrait. */
  readonly portrait: string;
  readonly level: string;
  /** Null until the characters are known. */
  readonly style: string | null;
  readonly about: string | null;
}

/** Null for people, and for the other side of puzzles and guides. */
export function useOpponent(game: string, player: Player | undefined): Opponent | null {
  const say = useSay();
  const { games } = useOffers();
  if (player === undefined || player.persona === null || player.levelName === null) return null;
  const { id } = player.persona;
  const levels = games?.find((one) => one.id === game)?.levels ?? [];
  const found = levels.flatMap(({ personas }) => personas).find((one) => one.id === id);
  return {
    portrait: id,
    level: say(player.levelName),
    style: found === undefined ? null : say(found.style),
    about: found === undefined ? null : say(found.about),
  };
}
