'use client';
// The game of a room, its ruleset, and every changed rule.
import type { RoomSeen } from '@sleight/protocol';
import { useTranslations } from 'next-intl';
import { useSay } from '../i18n/said';
import { ChangedRules } from './changed-rules';
import { useOffers } from './offers';

export function RoomGame({ room }: { room: Pick<RoomSeen, 'game' | 'ruleset' | 'changedRules'> }) {
  const t = useTranslations('play');
  const say = useSay();
  const offer = useOffers().games?.find(({ id }) => id === room.game);
  const rules = offer?.rulesetNames[room.ruleset];
  return (
    <>
      <p>
        {offer === undefined ? t('loading') : say(offer.name)}
        {rules === undefined ? '' : ` · ${say(rules)}`}
      </p>
      <ChangedRules changes={room.changedRules} />
    </>
  );
}
