'use client';
// The cards in the deck, by kind, with their counts; dragging one away removes it.
import { useTranslations } from 'next-intl';
import type { MouseEvent, PointerEvent } from 'react';
import { useCalled } from '../cards/called';
import type { GameCatalogue } from '../cards/game-cards';
import { useSay } from '../i18n/said';
import type { CatalogueCard } from '../net/api';
import type { Counted } from './figures';

export interface DeckHands {
  add(id: string): void;
  take(id: string): void;
  read(id: string): void;
  drag(event: PointerEvent, id: string): void;
}

interface Props {
  readonly game: GameCatalogue;
  readonly cards: readonly Counted[];
  /** Ids in the deck that match no card. */
  readonly strangers: readonly { readonly id: string; readonly n: number }[];
  readonly hands: DeckHands;
}

const step =
  'grid min-h-10 min-w-10 place-items-center rounded-sm border border-line text-xl leading-none hover:border-gold hover:text-gold';

interface RowProps {
  readonly id: string;
  readonly name: string;
  /** Its spoken label. */
  readonly whole: string;
  /** Its title or kind, and what distinguishes it; empty for a card the game does not know. */
  readonly about: string;
  readonly facts: CatalogueCard | null;
  readonly n: number;
  readonly hands: DeckHands;
}

/** When the last copy is removed its row disappears, so the focus moves within the list. */
function passFocusOn({ currentTarget }: MouseEvent<HTMLElement>): void {
  const row = currentTarget.closest('[data-row]');
  if (row === null) return;
  const rows = [...(row.closest('[data-drop]')?.querySelectorAll('[data-row]') ?? [])];
  const at = rows.indexOf(row);
  (rows[at + 1] ?? rows[at - 1])?.querySelector<HTMLElement>('[data-take]')?.focus();
}

function Row({ id, name, whole, about, facts, n, hands }: RowProps) {
  const t = useTranslations('decks');
  const { cost, ...others } = facts?.numbers ?? {};
  const number = cost ?? Object.values(others)[0];
  return (
    <li
      data-row={id}
      className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-2 border-b border-line py-1 select-none"
      onPointerDown={(event) => hands.drag(event, id)}
    >
      <span
        aria-hidden="true"
        className={`grid h-7 place-items-center rounded-xs font-semibold ${number === undefined ? '' : cost === undefined ? 'bg-paper text-ground' : 'bg-vermilion-deep text-white'}`}
      >
        {number}
      </span>
      <button
        type="button"
        className="min-h-10 min-w-0 text-left leading-tight hover:text-gold"
        onClick={() => hands.read(id)}
      >
        <span className="sr-only">{t('readCard', { name: whole })}</span>
        <span aria-hidden="true" className="block truncate">
          {name}
        </span>
        <span aria-hidden="true" className="block truncate text-sm text-dim">
          {about}
        </span>
      </button>
      <span className="flex items-center gap-1">
        <button
          type="button"
          data-take=""
          className={step}
          onClick={(event) => {
            if (n === 1) passFocusOn(event);
            hands.take(id);
          }}
          aria-label={t('takeCard', { name: whole })}
        >
          −
        </button>
        <span className="min-w-6 text-center text-lg font-semibold">
          <span className="sr-only">{t('copies', { n })}</span>
          <span aria-hidden="true">{n}</span>
        </span>
        <button
          type="button"
          className={step}
          onClick={() => hands.add(id)}
          aria-label={t('add', { name: whole })}
        >
          +
        </button>
      </span>
    </li>
  );
}

export function DeckRows({ game, cards, strangers, hands }: Props) {
  const t = useTranslations('decks');
  const say = useSay();
  const called = useCalled(game);
  const { legend } = game;
  const kinds = [...new Set(cards.map(({ facts }) => facts.kind))];
  return (
    <>
      {kinds.map((kind) => {
        const ofKind = cards.filter(({ facts }) => facts.kind === kind);
        const kindName = legend.kinds[kind] ? say(legend.kinds[kind]) : kind;
        const n = ofKind.reduce((sum, card) => sum + card.n, 0);
        const aboutOf = ({ id, title }: CatalogueCard): string => {
          const first = title === undefined ? kindName : say(title);
          return [first, ...(called.get(id)?.marks ?? []).filter((mark) => mark !== kindName)].join(' · ');
        };
        return (
          <section key={kind}>
            <h2 className="text-lg">{t('group', { kind: kindName, n })}</h2>
            <ul>
              {ofKind.map(({ facts, n: copies }) => (
                <Row
                  key={facts.id}
                  id={facts.id}
                  name={say(facts.name)}
                  whole={called.get(facts.id)?.whole ?? ''}
                  about={aboutOf(facts)}
                  facts={facts}
                  n={copies}
                  hands={hands}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {strangers.length === 0 ? null : (
        <section>
          <h2 className="text-lg">{t('strangers')}</h2>
          <ul>
            {strangers.map(({ id, n }) => (
              <Row key={id} id={id} name={id} whole={id} about="" facts={null} n={n} hands={hands} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
