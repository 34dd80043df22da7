'use client';
// The games side by side, each one click from its first match.
import { useTranslations } from 'next-intl';
import { WorldPrint } from '../cards/art';
import { Link } from '../i18n/navigation';
import { useSay } from '../i18n/said';
import { Button, ButtonLink } from '../ui/button';
import { TroubleNote } from '../ui/trouble';
import { worlds } from '../worlds/worlds';
import { useOffers } from './offers';
import { useSitDown } from './sit-down';

const quiet = 'inline-flex min-h-11 items-center text-dim underline-offset-4 hover:text-gold hover:underline';

export function HomeWorlds() {
  const t = useTranslations('home');
  const say = useSay();
  const { games } = useOffers();
  const { playNow, isBusy, trouble } = useSitDown();
  return (
    <>
      <TroubleNote trouble={trouble} />
      <ul className="grid grid-cols-1 border-y border-line sm:grid-cols-2 table:flex table:flex-1 table:flex-wrap">
        {worlds.map(({ id, name, tagline }) => {
          const game = say(name);
          const isServed = games === null || games.some((game) => game.id === id);
          return (
            <li
              key={id}
              data-world={id}
              className="flex flex-wrap border-b border-line bg-(--world-panel) sm:flex-col sm:flex-nowrap sm:border-r sm:last:odd:col-span-2 table:flex-1 table:basis-52 table:border-b-0"
            >
              <WorldPrint
                game={id}
                crop="tall"
                className="w-32 shrink-0 object-[50%_22%] sm:h-56 sm:w-full table:h-[44vh]"
              />
              <div className="flex min-w-0 flex-1 flex-col gap-2 p-4 max-sm:basis-40 sm:p-6">
                <h2 className="text-2xl sm:text-4xl">{game}</h2>
                <p className="text-dim sm:min-h-[2.8em]">{say(tagline)}</p>
                <div className="mt-auto flex flex-wrap gap-2">
                  <Button
                    look="primary"
                    disabled={isBusy || !isServed}
                    aria-label={isServed ? t('playGame', { game }) : undefined}
                    onClick={() => void playNow(id)}
                  >
                    {isServed ? t('playNow') : t('soon')}
                  </Button>
                  {isServed ? (
                    <ButtonLink href={`/play/ai?game=${id}`} aria-label={t('chooseGame', { game })}>
                      {t('choose')}
                    </ButtonLink>
                  ) : null}
                </div>
                <p className="-mb-2 flex flex-wrap gap-x-5">
                  <Link href={`/collection/${id}`} className={quiet} aria-label={t('cardsOf', { game })}>
                    {t('cards')}
                  </Link>
                  <Link href={`/deck-builder/${id}`} className={quiet} aria-label={t('decksOf', { game })}>
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
