'use client';
// A friend's room before joining: the game, who waits, and the deck to play with.
import type { RoomSeen } from '@sleight/protocol';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useMyDecks } from '../decks/my-decks';
import { Button, ButtonLink } from '../ui/button';
import { SelectField } from '../ui/field';
import { Panel } from '../ui/panel';
import { TroubleNote } from '../ui/trouble';
import { useDeckChoices } from './deck-choices';
import { lastDeck, rememberDeck } from './last-decks';
import { useOffers } from './offers';
import { RoomGame } from './room-game';
import { useSitDown } from './sit-down';

export function RoomDoor({ room }: { room: RoomSeen }) {
  const { code, game, players } = room;
  const t = useTranslations('play');
  const { games, trouble: missing } = useOffers();
  const { decks: mine, trouble: noDecks } = useMyDecks();
  const { join, isBusy, trouble } = useSitDown();
  const [picked, setPicked] = useState<string | undefined>(() => lastDeck(game));
  const offer = games?.find(({ id }) => id === game);
  const choices = useDeckChoices(offer, mine ?? []);
  const isThere = choices.some(({ value }) => value === picked);
  const deck = picked !== undefined && isThere ? picked : '';
  const isLoading = offer === undefined || (mine === null && noDecks === null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await join(code, deck)) rememberDeck({ game, deck });
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Panel title={t('waitsForYou', { name: players[0] ?? t('somebody') })}>
        <RoomGame room={room} />
        {offer === undefined ? null : offer.decks.length === 0 ? (
          <p className="text-dim">{t('sameCards')}</p>
        ) : (
          <SelectField label={t('deck')} value={deck} choices={choices} onPick={setPicked} />
        )}
        <TroubleNote trouble={trouble ?? missing ?? noDecks} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" disabled={isBusy || isLoading}>
            {t('sitDown')}
          </Button>
          <ButtonLink href="/play/online">{t('otherRoom')}</ButtonLink>
        </div>
      </Panel>
    </form>
  );
}
