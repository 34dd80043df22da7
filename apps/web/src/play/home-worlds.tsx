'use client';
// The four worlds side by side, each one click from its first match.
import { useTranslations } from 'next-intl';
import { WorldPrint } from '../cards/art';
import { Link } from '../i18n/navigation';
import { Button, ButtonLink } from '../ui/button';
import { TroubleNote } from '../ui/trouble';
import { worldIds, worlds } from '../worlds/worlds';
import { useOffers } from './offers';
import { useSitDown } from './sit-down';

const quiet = 'inline-flex min-h-11 items-center text-dim underline-offset-4 hover:text-gold hover:underline';

export function HomeWorlds() {
  const t = useTranslations('home');
  const { games } = useOffers();
  const { playNow, isBusy, trouble } = useSitDown();
  return (
    <>
      <TroubleNote trouble={trouble} />
      <ul className="grid grid-cols-1 border-y border-line sm:grid-cols-2 table:flex-1 table:grid-cols-4">
        {worldIds.map((id) => {
          const isServed = games === null || games.some((game) => game.id === id);
          return (
            <li
              key={id}
              className={`flex flex-wrap border-b border-line sm:flex-col sm:flex-nowrap sm:border-r table:border-b-0 ${worlds[id].panel}`}
            >
              <WorldPrint
                game={id}
                crop="tall"
                className="w-32 shrink-0 object-[50%_22%] sm:h-56 sm:w-full table:h-[44vh]"
              />
              <div className="flex min-w-0 flex-1 flex-col gap-2 p-4 max-sm:basis-40 sm:p-6">
                <h2 className="text-2xl sm:text-4xl">{t(`${id}.name`)}</h2>
                <p className="text-dim sm:min-h-[2.8em]">{t(`${id}.line`)}</p>
                <div className="mt-auto flex flex-wrap gap-2">
                  <Button
                    look="primary"
                    disabled={isBusy || !isServed}
                    aria-label={t('playGame', { game: t(`${id}.name`) })}
                    onClick={() => void playNow(id)}
                  >
                    {isServed ? t('playNow') : t('soon')}
                  </Button>
                  {isServed ? (
                    <ButtonLink
                      href={`/play/ai?game=${id}`}
                      aria-label={t('chooseGame', { game: t(`${id}.name`) })}
                    >
                      {t('choose')}
                    </ButtonLink>
                  ) : null}
                </div>
                <p className="-mb-2 flex flex-wrap gap-x-5">
                  <Link
                    href={`/collection/${id}`}
                    className={quiet}
                    aria-label={t('cardsOf', { game: t(`${id}.name`) })}
                  >
                    {t('cards')}
                  </Link>
                  <Link
                    href={`/deck-builder/${id}`}
                    className={quiet}
                    aria-label={t('decksOf', { game: t(`${id}.name`) })}
                  >
                    {t('decks')}
                  </Link>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
