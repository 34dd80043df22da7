'use client';
// The deck builder: the game's cards on one side, the deck on the other; on a phone one at a time.
import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue, useMemo, useState } from 'react';
import { useCalled } from '../cards/called';
import { FullPrint } from '../cards/full-print';
import { type GameCatalogue, useGameCards } from '../cards/game-cards';
import { type Address, useAddress } from '../collection/address';
import { CardDetails } from '../collection/card-details';
import { type CardFilter, found, readFilter, writeFilter } from '../collection/filter';
import { Filters } from '../collection/filter-controls';
import { type OpenCard, useOpenCard } from '../collection/open-card';
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
import { draftOf } from './draft-store';
import { type Dragged, useDrag } from './drag';
import { NoDecks } from './no-decks';
import { PoolGrid } from './pool';
import { Preview, usePreview } from './preview';
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

/** The first ruleset's pool until the chosen one has loaded. */
function usePool(game: GameCatalogue, ruleset: string): Pool {
  const { offer } = game;
  const { value } = useAsked(`${offer.id} ${ruleset}`, async () =>
    ruleset === game.pool.ruleset ? game.pool : await pool(offer.id, ruleset),
  );
  return value ?? game.pool;
}

type Open = 'shelf' | 'text' | null;

/** The leaders of a pool, and why its other cards are barred. */
function useAllowed(allowed: Pool) {
  const say = useSay();
  const leaders = useMemo(() => new Set(allowed.leaders), [allowed]);
  const barred = useMemo(
    () => new Map(allowed.barred.map(({ card, reasons }) => [card, reasons.map(say).join(' ')])),
    [allowed, say],
  );
  return { leaders, barred };
}

function useShown(game: GameCatalogue, filter: CardFilter, barred: ReadonlyMap<string, string>) {
  const { cards, legend } = game;
  const language = useLocale() === 'fr' ? 'fr' : 'en';
  // A checkbox updates at once; the many cards render afterwards.
  const listed = useDeferredValue(filter);
  // Cards that can be added come first; barred ones are still listed.
  return useMemo(() => {
    const all = found(cards, legend, listed, language);
    return [...all.filter(({ id }) => !barred.has(id)), ...all.filter(({ id }) => barred.has(id))];
  }, [cards, legend, listed, language, barred]);
}

type Desk = ReturnType<typeof useDesk>;

/** The actions on cards of the pool and the deck; the object stays the same while only the draft changes. */
function useHands(
  game: GameCatalogue,
  desk: Desk,
  leaders: ReadonlySet<string>,
  address: Address,
  { open }: OpenCard,
) {
  const t = useTranslations('decks');
  const { offer } = game;
  const { add, take, lead } = desk;
  // For users who do not see the numbers change.
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
      read: open,
      drag: start,
      isClick,
    }),
    [leaders, add, take, lead, address],
  );
  return { told, hands, dragged };
}

function DraggedCard({ game, dragged }: { game: GameCatalogue; dragged: Dragged }) {
  const facts = game.byId.get(dragged.card);
  if (facts === undefined) return null;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed top-0 left-0 z-40 w-32 opacity-90"
      style={{ transform: `translate(${dragged.x - 64}px, ${dragged.y - 90}px) rotate(-3deg)` }}
    >
      <FullPrint game={game.offer.id} facts={facts} legend={game.legend} />
    </div>
  );
}

interface DialogsProps {
  readonly game: GameCatalogue;
  readonly desk: Desk;
  readonly ruleset: string;
  readonly list: ReturnType<typeof listOf>;
  readonly open: Open;
  onClose(): void;
}

function DeckDialogs({ game, desk, ruleset, list, open, onClose }: DialogsProps) {
  const say = useSay();
  return (
    <>
      {open === 'shelf' ? (
        <ShelfDialog
          game={game}
          onOpenSaved={(deck) => {
            desk.open(draftFromSaved(deck));
            onClose();
          }}
          onOpenStarter={(deck) => {
            desk.open(draftFromList(say(deck.name), deck));
            onClose();
          }}
          onGone={desk.forget}
          onClose={onClose}
        />
      ) : null}
      {open === 'text' ? (
        <TextDialog
          game={game}
          ruleset={ruleset}
          list={list}
          onTake={(taken) => {
            desk.exchange(taken);
            onClose();
          }}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}

interface ReadCardProps {
  readonly game: GameCatalogue;
  readonly openCard: OpenCard;
  readonly shown: ReturnType<typeof useShown>;
  readonly barred: Pool['barred'];
}

/** The open card, with its neighbours in the list. */
function ReadCard({ game, openCard, shown, barred }: ReadCardProps) {
  const read = game.byId.get(openCard.id ?? '');
  if (read === undefined) return null;
  const at = shown.findIndex(({ id }) => id === read.id);
  return (
    <CardDetails
      game={game}
      card={read}
      before={shown[at - 1] ?? null}
      after={at === -1 ? null : (shown[at + 1] ?? null)}
      reasons={barred.find(({ card }) => card === read.id)?.reasons ?? []}
      onShow={openCard.show}
      onClose={openCard.close}
    />
  );
}

/** Asks before an unsaved deck is replaced. */
function ThrowAway({ desk }: { desk: Desk }) {
  const t = useTranslations('decks');
  if (desk.waiting === null) return null;
  return (
    <Dialog title={t('throwAway')} onClose={() => desk.decide(false)}>
      <p>
        {t('throwAwayWhat', {
          name: desk.draft.name || t('unnamed'),
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
  );
}

interface SideButtonsProps extends Pick<ReturnType<typeof useSides>, 'view' | 'turn'> {
  readonly draft: Desk['draft'];
  readonly verdict: ReturnType<typeof useVerdict>;
}

/** On a phone: the cards or the deck. */
function SideButtons({ view, turn, draft, verdict }: SideButtonsProps) {
  const t = useTranslations('decks');
  const broken = verdict.problems?.length ?? 0;
  const deckLabel =
    broken === 0 || isEmpty(draft)
      ? t('viewDeck', { n: sizeOf(draft) })
      : t('viewBroken', { n: sizeOf(draft), broken });
  return (
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
  );
}

function Workshop({ game }: { game: GameCatalogue }) {
  const t = useTranslations('decks');
  const say = useSay();
  const address = useAddress();
  const { legend, byId, offer } = game;
  const desk = useDesk(offer.id);
  const { draft } = desk;
  const problem = useArriving(game, desk, address);
  const filter = useMemo(() => readFilter(address.params, legend), [address.params, legend]);
  const ruleset = offer.rulesets.includes(filter.ruleset) ? filter.ruleset : offer.rulesets[0];
  const allowed = usePool(game, ruleset);
  const list = useMemo(() => listOf(draft, byId.keys()), [draft, byId]);
  const verdict = useVerdict(offer.id, ruleset, list);
  const [open, setOpen] = useState<Open>(null);
  const openCard = useOpenCard(address);
  const { view, turn, top } = useSides();

  const { leaders, barred } = useAllowed(allowed);
  const shown = useShown(game, filter, barred);
  const hasLeader = [...leaders].some((id) => !barred.has(id));

  const { told, hands, dragged } = useHands(game, desk, leaders, address, openCard);
  const countOf = (id: string): number => draft.counts[id] ?? (draft.leader === id ? 1 : 0);
  const change = useMemo(() => (next: CardFilter) => address.replace(writeFilter(next)), [address]);

  const read = byId.get(openCard.id ?? '') ?? null;
  const { previewed, listeners } = usePreview(dragged !== null || read !== null || open !== null);
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
      <SideButtons view={view} turn={turn} draft={draft} verdict={verdict} />
      <div className="grid gap-6 table:grid-cols-[minmax(0,1fr)_24rem]" {...listeners}>
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
      {dragged === null ? null : <DraggedCard game={game} dragged={dragged} />}
      {previewed === null ? null : <Preview game={game} previewed={previewed} />}
      <ReadCard game={game} openCard={openCard} shown={shown} barred={allowed.barred} />
      <DeckDialogs game={game} desk={desk} ruleset={ruleset} list={list} open={open} onClose={close} />
      <ThrowAway desk={desk} />
    </div>
  );
}
