'use client';
// Before the deal: who plays whom, and what. A click goes on.
import { useTranslations } from 'next-intl';
import { CardBack } from '../../cards/art';
import { useSay } from '../../i18n/said';
import { useOffers } from '../../play/offers';
import { useMatch } from '../store';
import { useTable } from './context';

function Side({ name, detail }: { name: string; detail: string }) {
  const { game } = useTable();
  return (
    <div className="flex items-center gap-[min(4vw,1.5rem)] table:flex-col table:text-center">
      <CardBack
        game={game}
        className="aspect-[5/7] w-[min(18vw,12dvh)] rounded-[5%/3.6%] border border-edge"
      />
      <div className="min-w-0">
        <p className="font-display text-3xl leading-tight wrap-anywhere table:text-5xl">{name}</p>
        <p className="text-dim">{detail}</p>
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
  const levels = offer?.levels ?? [];
  const detailOf = (one: number): string => {
    const player = head?.players[one];
    const level = levels.find(({ id }) => id === player?.level);
    const isNamed = player?.persona != null;
    return isNamed && level !== undefined ? say(level.name) : '';
  };
  const mine = isShared ? names[seat] : (head?.players[seat]?.name ?? names[seat]);
  const ruleset = offer?.rulesetNames[head?.ruleset ?? ''];
  return (
    <section
      aria-label={t('introduction')}
      className="pointer-events-none fixed inset-0 z-30 grid content-center justify-items-center gap-[min(5dvh,2.5rem)] bg-ground/95 px-6 table:grid-cols-[1fr_auto_1fr] table:items-center"
    >
      <div className="table:justify-self-end">
        <Side name={names[foe]} detail={detailOf(foe)} />
      </div>
      <div className="grid justify-items-center gap-1">
        <span aria-hidden="true" className="h-1 w-24 bg-vermilion" />
        <p className="font-display text-xl">{offer === undefined ? '' : say(offer.name)}</p>
        <p className="text-dim">{ruleset === undefined ? '' : say(ruleset)}</p>
        <span aria-hidden="true" className="h-1 w-24 bg-vermilion" />
      </div>
      <div className="table:justify-self-start">
        <Side name={mine} detail={isShared ? '' : t('you')} />
      </div>
    </section>
  );
}
