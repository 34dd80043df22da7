'use client';
// Before the deal: the players and the game. A click goes on.
import { useTranslations } from 'next-intl';
import { CardBack, Portrait, WorldPrint } from '../../cards/art';
import { useSay } from '../../i18n/said';
import { useOffers } from '../../play/offers';
import { type Opponent, useOpponent } from '../../play/opponents';
import { useMatch } from '../store';
import { useTable } from './context';

interface SideProps {
  readonly name: string;
  readonly detail: string;
  /** The bot on this side; null for a person. */
  readonly bot?: Opponent | null;
}

/** Both pictures are as high, so that the names stand in one line. */
const picture = 'h-[min(26vw,16dvh)] shrink-0 border border-edge table:h-[min(18vw,26dvh)]';

function Side({ name, detail, bot = null }: SideProps) {
  const { game } = useTable();
  return (
    <div className="flex items-center gap-[min(4vw,1.5rem)] table:w-[min(32vw,26rem)] table:flex-col table:text-center">
      {bot === null ? (
        <CardBack game={game} className={`aspect-[5/7] rounded-[5%/3.6%] ${picture}`} />
      ) : (
        <Portrait id={bot.portrait} className={`aspect-square rounded-sm ${picture}`} />
      )}
      <div className="min-w-0">
        <p className="font-display text-3xl leading-tight wrap-anywhere table:text-5xl">{name}</p>
        <p className="min-h-[1.4em] text-dim table:text-lg">{detail}</p>
        {bot?.about == null ? null : <p className="mt-1 max-w-72 table:text-lg">{bot.about}</p>}
      </div>
    </div>
  );
}

export function Introduction() {
  const t = useTranslations('match');
  const say = useSay();
  const { names, seat, game } = useTable();
  const { head, tables } = useMatch();
  const { games } = useOffers();
  const offer = games?.find(({ id }) => id === game);
  const foe = seat === 0 ? 1 : 0;
  const isShared = tables.length === 2;
  const bot = useOpponent(game, head?.players[foe]);
  const detail = bot === null ? '' : [bot.level, bot.style].filter((word) => word !== null).join(' · ');
  const mine = isShared ? names[seat] : (head?.players[seat]?.name ?? names[seat]);
  const ruleset = offer?.rulesetNames[head?.ruleset ?? ''];
  return (
    <section
      aria-label={t('introduction')}
      className="pointer-events-none fixed inset-0 isolate z-30 grid content-center bg-ground"
    >
      <WorldPrint game={game} crop="wide" className="absolute inset-0 -z-10 size-full brightness-60" />
      <div className="grid justify-items-center gap-[min(4dvh,2rem)] border-y-4 border-vermilion bg-ground/95 px-6 py-[min(5dvh,2.5rem)] table:grid-cols-[1fr_auto_1fr] table:items-center">
        <div className="table:justify-self-end">
          <Side name={names[foe]} detail={detail} bot={bot} />
        </div>
        <div className="grid justify-items-center gap-1">
          <span aria-hidden="true" className="h-1 w-24 bg-vermilion" />
          <p className="font-display text-xl table:text-3xl">{offer === undefined ? '' : say(offer.name)}</p>
          <p className="text-dim">{ruleset === undefined ? '' : say(ruleset)}</p>
          <span aria-hidden="true" className="h-1 w-24 bg-vermilion" />
        </div>
        <div className="table:justify-self-start">
          <Side name={mine} detail={isShared ? '' : t('you')} />
        </div>
      </div>
    </section>
  );
}
