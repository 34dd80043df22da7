'use client';
// Building a deck: the cards of the game on one side, the deck on the other; on a phone one at a time.
import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue, useMemo, useState } from 'react';
import { useCalled } from '../cards/called';
import { FullPrint } from '../cards/full-print';
import { type GameCards, useGameCards } from '../cards/game-cards';
import { useAddress } from '../collection/address';
import { CardDetails } from '../collection/card-details';
import { type Filter, found, readFilter, writeFilter } from '../collection/filter';
import { Filters } from '../collection/filters';
import { useOpenCard } from '../collection/open-card';
import { useSay } from '../i18n/said';
import { type Pool, pool } from '../net/api';
import { useAsked } from '../net/asked';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Retry } from '../ui/retry';
import { useArriving } from './arriving';
import { DeckPanel } from './deck-panel';
import { draftFromList, draftFromSaved, useDesk } from './desk';
import { isEmpty, listOf, sizeOf } from './draft';
import { draftOf } from './drafts';
import { useDrag } from './drag';
import { NoDecks } from './no-decks';
import { PoolGrid } from './pool';
import { ShelfDialog } from './shelf-dialog';
import { useSides } from './sides';
import { TextDialog } from './text-dialog';
import { useVerdict } from './verdict';

export function Builder({ game }: { game: string }) {
  const t = useTranslations('decks');
  const { value, trouble, again } = useGameCards(game);
  if (trouble !== null) return <Retry trouble={trouble} again={again} />;
  if (value === null) return <p className="min-h-dvh text-dim">{t('loading')}</p>;
  return value.pool.hasDecks ? <Workshop game={value} /> : <NoDecks game={value} />;
}

/** The first ruleset's until another's has come. */
function usePool(game: GameCards, ruleset: string): Pool {
  const { offer } = game;
  const { value } = useAsked(`${offer.id} ${ruleset}`, async () =>
    ruleset === game.pool.ruleset ? game.pool : await pool(offer.id, ruleset),
  );
  return value ?? game.pool;
}

type Open = 'shelf' | 'text' | null;

function Workshop({ game }: { game: GameCards }) {
  const t = useTranslations('decks');
  const say = useSay();
  const language = useLocale() === 'fr' ? 'fr' : 'en';
  const address = useAddress();
  const { cards, legend, byId, offer } = game;
  const desk = useDesk(offer.id);
  const { draft, add, take, lead } = desk;
  const problem = useArriving(game, desk, address);
  const filter = useMemo(() => readFilter(address.params, legend), [address.params, legend]);
  const ruleset = offer.rulesets.includes(filter.ruleset) ? filter.ruleset : offer.rulesets[0];
  const allowed = usePool(game, ruleset);
  const list = useMemo(() => listOf(draft, byId.keys()), [draft, byId]);
  const verdict = useVerdict(offer.id, ruleset, list);
  const [open, setOpen] = useState<Open>(null);
  const openCard = useOpenCard(address);
  const { view, turn, top } = useSides();

  const leaders = useMemo(() => new Set(allowed.leaders), [allowed]);
  const barred = useMemo(
    () => new Map(allowed.barred.map(({ card, reasons }) => [card, reasons.map(say).join(' ')])),
    [allowed, say],
  );
  // A box is ticked at once; so many cards are drawn after it.
  const listed = useDeferredValue(filter);
  // What may be added comes first; what these rules bar is still there to be read.
  const shown = useMemo(() => {
    const all = found(cards, legend, listed, language);
    return [...all.filter(({ id }) => !barred.has(id)), ...all.filter(({ id }) => barred.has(id))];
  }, [cards, legend, listed, language, barred]);
  const hasLeader = [...leaders].some((id) => !barred.has(id));

  // For those who do not see the numbers change.
  const [told, setTold] = useState('');
  const called = useCalled(game);
  const tell = (id: string) => {
    const { counts, leader } = draftOf(offer.id);
    const n = counts[id] ?? (leader === id ? 1 : 0);
    setTold(t('nowInDeck', { name: called.get(id)?.whole ?? id, n }));
  };
  const { dragged, start, isClick } = useDrag((id, place) => {
    if (place === 'deck') hands.add(id);
    if (place === 'pool') hands.take(id);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is made of stays the same, so that cards need not be drawn again
  const hands = useMemo(
    () => ({
      add(id: string) {
        if (leaders.has(id)) lead(id);
        else add(id);
        tell(id);
      },
      take(id: string) {
        if (leaders.has(id)) lead(null);
        else take(id);
        tell(id);
      },
      read: openCard.open,
      drag: start,
      isClick,
    }),
    [leaders, add, take, lead, address],
  );
  const broken = verdict.problems?.length ?? 0;
  const deckLabel =
    broken === 0 || isEmpty(draft)
      ? t('viewDeck', { n: sizeOf(draft) })
      : t('viewBroken', { n: sizeOf(draft), broken });
  const countOf = (id: string): number => draft.counts[id] ?? (draft.leader === id ? 1 : 0);
  const change = useMemo(() => (next: Filter) => address.replace(writeFilter(next)), [address]);

  const read = byId.get(openCard.id ?? '') ?? null;
  const at = read === null ? -1 : shown.findIndex(({ id }) => id === read.id);
  const ghost = dragged === null ? undefined : byId.get(dragged.card);
  const close = () => setOpen(null);
  return (
    <div ref={top} className="grid gap-5">
      {problem === null ? null : (
        <p role="alert" className="border-l-4 border-vermilion pl-3">
          {say(problem)}
        </p>
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
      <div className="sticky top-0 z-10 -mx-1 grid grid-cols-2 gap-2 bg-ground px-1 py-2 table:hidden">
        {(['cards', 'deck'] as const).map((one) => (
          <Button
            key={one}
            aria-pressed={view === one}
            className="aria-pressed:border-gold aria-pressed:bg-raised"
            onClick={() => turn(one)}
          >
            {one === 'cards' ? t('viewCards') : deckLabel}
          </Button>
        ))}
      </div>
      <div className="grid gap-6 table:grid-cols-[minmax(0,1fr)_24rem]">
        <section
          aria-label={t('pool')}
          data-drop="pool"
          className={`content-start gap-4 table:grid ${view === 'cards' ? 'grid' : 'hidden'}`}
        >
          <Filters game={game} filter={filter} isFolded onChange={change} />
          <p role="status" className="text-dim">
            {t('found', { n: shown.length })}
          </p>
          <PoolGrid game={game} cards={shown} barred={barred} countOf={countOf} hands={hands} />
        </section>
        <div
          className={`table:sticky table:top-2 table:block table:max-h-[calc(100dvh-1rem)] table:self-start table:overflow-y-auto ${view === 'deck' ? '' : 'hidden'}`}
        >
          <DeckPanel
            game={game}
            desk={desk}
            list={list}
            verdict={verdict}
            ruleset={ruleset}
            hands={hands}
            hasLeader={hasLeader}
            onRuleset={(rules) => change({ ...filter, ruleset: rules })}
            onShelf={() => setOpen('shelf')}
            onText={() => setOpen('text')}
          />
        </div>
      </div>
      {dragged === null || ghost === undefined ? null : (
        <div
          aria-hidden="true"
          className="pointer-events-none fixed top-0 left-0 z-40 w-32 opacity-90"
          style={{ transform: `translate(${dragged.x - 64}px, ${dragged.y - 90}px) rotate(-3deg)` }}
        >
          <FullPrint game={offer.id} facts={ghost} legend={legend} />
        </div>
      )}
      {read === null ? null : (
        <CardDetails
          game={game}
          card={read}
          before={shown[at - 1] ?? null}
          after={at === -1 ? null : (shown[at + 1] ?? null)}
          reasons={allowed.barred.find(({ card }) => card === read.id)?.reasons ?? []}
          onShow={openCard.show}
          onClose={openCard.close}
        />
      )}
      {open === 'shelf' ? (
        <ShelfDialog
          game={game}
          onOpenSaved={(deck) => {
            desk.open(draftFromSaved(deck));
            close();
          }}
          onOpenStarter={(deck) => {
            desk.open(draftFromList(say(deck.name), deck));
            close();
          }}
          onGone={desk.forget}
          onClose={close}
        />
      ) : null}
      {open === 'text' ? (
        <TextDialog
          game={game}
          ruleset={ruleset}
          list={list}
          onTake={(taken) => {
            desk.exchange(taken);
            close();
          }}
          onClose={close}
        />
      ) : null}
      {desk.waiting === null ? null : (
        <Dialog title={t('throwAway')} onClose={() => desk.decide(false)}>
          <p>
            {t('throwAwayWhat', {
              name: draft.name || t('unnamed'),
              other: desk.waiting.draft.name || t('unnamed'),
            })}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button look="primary" onClick={() => desk.decide(true)}>
              {t('throwAwayYes')}
            </Button>
            <Button onClick={() => desk.decide(false)}>{t('throwAwayNo')}</Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
