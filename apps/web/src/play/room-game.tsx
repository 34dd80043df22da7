'use client';
// What is played in a room: the game and its rules.
import type { RoomSeen } from '@sleight/protocol';
import { useTranslations } from 'next-intl';
import { useSay } from '../i18n/said';
import { useOffers } from './offers';

export function RoomGame({ room: { game, ruleset } }: { room: Pick<RoomSeen, 'game' | 'ruleset'> }) {
  const t = useTranslations('play');
  const say = useSay();
  const offer = useOffers().games?.find(({ id }) => id === game);
  const rules = offer?.rulesetNames[ruleset];
  return (
    <p>
      {offer === undefined ? t('loading') : say(offer.name)}
      {rules === undefined ? '' : ` · ${say(rules)}`}
    </p>
  );
}
