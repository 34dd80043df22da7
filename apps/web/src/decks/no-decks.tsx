'use client';
// The cards of a game without deck building: both players use the same ones.
import { useTranslations } from 'next-intl';
import { FullPrint } from '../cards/full-print';
import type { GameCatalogue } from '../cards/game-cards';
import { cardGrid, Tile } from '../collection/tile';
import { useSay } from '../i18n/said';
import { ButtonLink } from '../ui/button';

export function NoDecks({ game }: { game: GameCatalogue }) {
  const t = useTranslations('decks');
  const say = useSay();
  return (
    <div className="grid gap-5">
      <p className="max-w-prose text-lg">{t('noDecks', { game: say(game.offer.name) })}</p>
      <ButtonLink href={`/collection/${game.offer.id}`} className="justify-self-start">
        {t('seeCards')}
      </ButtonLink>
      <ul className={cardGrid}>
        {game.cards.map((card) => (
          <Tile key={card.id}>
            <FullPrint game={game.offer.id} facts={card} legend={game.legend} isLazy />
          </Tile>
        ))}
      </ul>
    </div>
  );
}
