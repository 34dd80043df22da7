'use client';
// A card at reading size: its print, numbers, generated text, and on request why it cannot be used.
import type { Said } from '@sleight/kernel';
import type { Piece } from '@sleight/kit/scene';
import { useTranslations } from 'next-intl';
import { CardFace } from '../../cards/face';
import { widestWord } from '../../cards/name-size';
import { numbersOf } from '../../cards/numbers';
import { CardText } from '../../cards/text';
import { useSay } from '../../i18n/said';
import { Dialog } from '../../ui/dialog';
import { closeInspector, useInspecting } from '../inspecting';
import { useTable } from '../table/context';

/** The current piece: it may have changed since it was pointed at. */
function useNow(piece: Piece): Piece {
  const { scene } = useTable();
  return scene.areas.flatMap(({ pieces }) => pieces).find(({ id }) => id === piece.id) ?? piece;
}

function Numbers({ piece }: { piece: Piece }) {
  const say = useSay();
  const { cards, legend } = useTable();
  const facts = piece.card === null ? undefined : cards.get(piece.card);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 leading-tight">
      {numbersOf(piece, facts).map(({ id, now, printed }) => (
        <div key={id} className="col-span-full grid grid-cols-subgrid">
          <dt className="text-dim">{legend.numbers[id] ? say(legend.numbers[id]) : id}</dt>
          <dd className={`font-semibold ${now > printed ? 'text-gold' : now < printed ? 'text-blood' : ''}`}>
            {now}
            {now === printed ? null : <span className="font-normal text-dim"> ({printed})</span>}
          </dd>
        </div>
      ))}
      {(piece.tokens ?? []).map(({ id, label, n }) => (
        <div key={id} className="col-span-full grid grid-cols-subgrid">
          <dt className="text-dim">{say(label)}</dt>
          <dd className="font-semibold">{n}</dd>
        </div>
      ))}
    </dl>
  );
}

function WhyNot() {
  const t = useTranslations('match');
  const say = useSay();
  const reasons = useInspecting((inspecting) => inspecting.reasons);
  return (
    <div aria-live="polite">
      {reasons === null ? null : (
        <div className="border-l-4 border-vermilion pl-3">
          <h4 className="font-semibold">{t('whyNot')}</h4>
          {reasons.length === 0 ? <p>{t('noReason')}</p> : null}
          {reasons.map((reason) => (
            <p key={reason.en}>{say(reason)}</p>
          ))}
        </div>
      )}
    </div>
  );
}

/** The share of the width a heading uses, in hundredths: its letters are bolder than a card's. */
const HEADING = 96;

function Reading({ piece: pointed }: { piece: Piece }) {
  const say = useSay();
  const piece = useNow(pointed);
  const { game, cards, legend } = useTable();
  const { card, words = [], under = [] } = piece;
  const facts = card === null ? undefined : cards.get(card);
  if (card === null || facts === undefined) return null;
  const name = say(facts.name);
  const called = (names: Readonly<Record<string, Said>>, ids: readonly string[]) =>
    ids.flatMap((id) => (names[id] === undefined ? [] : [say(names[id])]));
  const about = [
    ...called(legend.kinds, [facts.kind]),
    ...called(legend.factions, facts.factions),
    ...called(legend.keywords, facts.keywords),
    ...called(legend.rarities, facts.rarity === undefined ? [] : [facts.rarity]),
  ].join(' · ');
  const beneath = under.flatMap((id) => (id === null ? [] : [cards.get(id)])).flatMap((one) => one ?? []);
  return (
    <article className="grid gap-2">
      <div className="grid grid-cols-[clamp(6rem,16dvh,9.5rem)_minmax(0,1fr)] gap-3">
        <div className="relative aspect-[5/7]">
          <CardFace game={game} piece={piece} facts={facts} />
        </div>
        <div className="@container grid grid-cols-[minmax(0,1fr)] content-start gap-2 wrap-anywhere">
          <div>
            {/* A long word makes it smaller rather than being broken. */}
            <h3 style={{ fontSize: `min(1.25rem, ${HEADING / widestWord(name)}cqw)` }}>{name}</h3>
            {facts.title === undefined ? null : <p className="leading-tight">{say(facts.title)}</p>}
          </div>
          <p className="text-sm leading-tight text-dim">{about}</p>
          <Numbers piece={piece} />
          {words.length === 0 ? null : <p className="text-gold">{words.map(say).join(' · ')}</p>}
          {beneath.length === 0 ? null : (
            <p className="text-sm text-dim">{beneath.map(({ name }) => say(name)).join(' · ')}</p>
          )}
        </div>
      </div>
      <WhyNot />
      <CardText facts={facts} />
    </article>
  );
}

/** Beside the table, if there is room. */
export function InspectorPanel() {
  const t = useTranslations('match');
  const piece = useInspecting((inspecting) => inspecting.piece);
  return (
    <section
      aria-label={t('inspect')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      // Until a card is pointed at, the log takes the room.
      className={`more-below min-h-0 shrink overflow-y-auto ${piece === null ? '' : 'basis-[min(24rem,42dvh)]'}`}
    >
      {piece === null ? (
        <p className="text-dim">
          <span className="pointer-coarse:hidden">{t('nothingInspected')}</span>
          <span className="hidden pointer-coarse:inline">{t('tapToRead')}</span>
        </p>
      ) : (
        <Reading piece={piece} />
      )}
    </section>
  );
}

/** Over the table otherwise. */
export function InspectorSheet() {
  const t = useTranslations('match');
  const { piece, isOpen } = useInspecting();
  if (piece === null || !isOpen) return null;
  return (
    <Dialog title={t('inspect')} onClose={closeInspector}>
      <Reading piece={piece} />
    </Dialog>
  );
}
