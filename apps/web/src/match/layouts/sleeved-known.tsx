'use client';
// Public knowledge: past rounds, and the cards the opponent may still hold.
import type { Area, PastRound } from '@sleight/kit/scene';
import { useTranslations } from 'next-intl';
import { memo, useState } from 'react';
import { CardPrint } from '../../cards/art';
import { useSay } from '../../i18n/said';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ComposedCard } from '../table/composed-card';
import { useKnown, useTable } from '../table/context';

function RoundRow({ round }: { round: PastRound }) {
  const say = useSay();
  const { names, seat } = useTable();
  const sides = round.sides.toSorted((one) => (one.whose === seat ? 1 : -1));
  return (
    <li className="grid gap-2 border-t border-line pt-3">
      <h3 className="text-xl">{say(round.label)}</h3>
      <div className="grid grid-cols-2 gap-3">
        {sides.map(({ whose, cards, numbers, words }) => (
          <div key={whose} className="grid content-start justify-items-center gap-1 text-center">
            <p>{names[whose]}</p>
            <ComposedCard layers={cards} numbers={numbers} size="w-[min(7.5rem,34vw)]" />
            <p className="text-sm text-dim">{words.map(say).join(' · ')}</p>
            <CardNames cards={cards} />
          </div>
        ))}
      </div>
    </li>
  );
}

function CardNames({ cards }: { cards: readonly string[] }) {
  const say = useSay();
  const { cards: known } = useTable();
  return (
    <p className="text-sm">
      {cards
        .map((card) => known.get(card))
        .map((facts, i) => (facts === undefined ? cards[i] : say(facts.name)))
        .join(', ')}
    </p>
  );
}

export function PastRounds({ className }: { className: string }) {
  const t = useTranslations('layouts.sleeved');
  const { scene } = useTable();
  const [isOpen, setOpen] = useState(false);
  const { rounds = [] } = scene;
  if (rounds.length === 0) return null;
  return (
    <>
      <Button className={className} onClick={() => setOpen(true)}>
        {t('pastRounds', { n: rounds.length })}
      </Button>
      {isOpen ? (
        <Dialog title={t('pastRounds', { n: rounds.length })} onClose={() => setOpen(false)}>
          <ol className="grid gap-4">
            {rounds.toReversed().map((round) => (
              <RoundRow key={round.label.en} round={round} />
            ))}
          </ol>
        </Dialog>
      ) : null}
    </>
  );
}

/** One past round; it never changes. */
const PastRoundItem = memo(function PastRoundItem({ round }: { round: PastRound }) {
  const say = useSay();
  const { names, seat } = useKnown();
  return (
    <li className="grid gap-1 border-t border-line pt-1">
      <p className="text-sm text-dim">{say(round.label)}</p>
      <div className="grid gap-2 @min-[15rem]:grid-cols-2">
        {round.sides
          .toSorted((one) => (one.whose === seat ? 1 : -1))
          .map(({ whose, cards, numbers, words }) => (
            <div key={whose} className="flex min-w-0 items-center gap-1.5 text-xs leading-tight">
              <ComposedCard layers={cards} numbers={numbers} size="w-11" />
              <p className="min-w-0">
                <span className="block truncate">{names[whose]}</span>
                <span className="text-dim">{words.map(say).join(' · ')}</span>
              </p>
            </div>
          ))}
      </div>
    </li>
  );
});

/** Past rounds, newest first, beside the cards of the current one. */
export function RoundList() {
  const t = useTranslations('layouts.sleeved');
  const { scene } = useTable();
  const { rounds = [] } = scene;
  if (rounds.length === 0) return null;
  return (
    <section
      aria-label={t('pastRounds', { n: rounds.length })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="more-below @container hidden min-h-0 flex-1 overflow-y-auto side:block"
    >
      <ol className="grid gap-2">
        {rounds.toReversed().map((round) => (
          <PastRoundItem key={round.label.en} round={round} />
        ))}
      </ol>
    </section>
  );
}

/** The candidates for an area's hidden cards, with the count of each. */
function Copies({ area }: { area: Area }) {
  const t = useTranslations('layouts.sleeved');
  const say = useSay();
  const { game, cards } = useTable();
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{t('outOf', { label: say(area.label), n: area.count })}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.6rem,1fr))] gap-2">
        {(area.maybe ?? []).map(({ card, n }) => {
          const facts = cards.get(card);
          return (
            <li
              key={card}
              className="grid content-start justify-items-center gap-0.5 text-center text-sm leading-tight"
            >
              <span className="relative block aspect-[5/7] w-14 overflow-hidden rounded-xs bg-[#232c22]">
                <CardPrint game={game} card={card} className="size-full" />
              </span>
              {facts === undefined ? card : say(facts.name)}
              {n > 1 ? <span className="text-gold">{t('copies', { n })}</span> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The cards the opponent may hold, or that may still be drawn. */
export function MayBe({
  areas,
  title,
  className,
}: {
  areas: readonly Area[];
  title: string;
  className: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const known = areas.filter(({ maybe }) => maybe !== undefined);
  if (known.length === 0) return null;
  return (
    <>
      <Button className={className} onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen ? (
        <Dialog title={title} onClose={() => setOpen(false)}>
          {known.map((area) => (
            <Copies key={area.id} area={area} />
          ))}
        </Dialog>
      ) : null}
    </>
  );
}
