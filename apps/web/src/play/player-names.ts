'use client';
// The name of a player: a person's own, a bot by its character (in old recordings by its level).
import type { MatchHead } from '@sleight/protocol';
import { useTranslations } from 'next-intl';
import { type Say, useSay } from '../i18n/said';
import type { MatchSummary } from '../net/api';

type Player = Pick<MatchHead['players'][number], 'name' | 'persona' | 'levelName'>;

/** Null where nobody in particular plays, as in a puzzle. */
export function playerName({ name, persona, levelName }: Player, say: Say): string | null {
  const bot = persona?.name ?? levelName;
  return bot === null ? name : say(bot);
}

/** With the level of a bot: "Pip, easy". */
export function usePlayerTitle(): (player: Player) => string | null {
  const t = useTranslations('play');
  const say = useSay();
  return (player) => {
    const name = playerName(player, say);
    if (name === null || player.persona === null || player.levelName === null) return name;
    return t('botAtLevel', { name, level: say(player.levelName).toLocaleLowerCase() });
  };
}

/** The other player of the user's match; null if both seats are the user's. */
export const opponentIn = ({ players, seats }: Pick<MatchSummary, 'players' | 'seats'>) =>
  seats.length === 2 ? null : players[seats[0] === 0 ? 1 : 0];
