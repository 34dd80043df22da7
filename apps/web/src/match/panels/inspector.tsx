'use client';
// A card at reading size: picture, numbers, generated text, and why it cannot be used when somebody asks.
import type { Said } from '@sleight/kernel';
import type { Piece } from '@sleight/kernel/scene';
import { useTranslations } from 'next-intl';
import { CardArt } from '../../cards/art';
import { numbersOf } from '../../cards/numbers';
import { CardText } from '../../cards/text';
import { useSay } from '../../i18n/said';
import { Dialog } from '../../ui/dialog';
import { closeInspector, useInspecting } from '../inspecting';
import { useTable } from '../table/context';

function Reading({ piece }: { piece: Piece }) {
  const t = useTranslations('match');
  const say = useSay();
  const { game, cards, legend } = useTable();
  const reasons = useInspecting((inspecting) => inspecting.reasons);
  const { card, tokens = [], words = [] } = piece;
  const facts = card === null ? undefined : cards.get(card);
  if (card === null || facts === undefined) return null;
  const called = (words: Readonly<Record<string, Said>>, ids: readonly string[]) =>
    ids.flatMap((id) => (words[id] === undefined ? [] : [say(words[id])]));
  const about = [
    ...(facts.title === undefined ? [] : [say(facts.title)]),
    ...called(legend.kinds, [facts.kind]),
    ...called(legend.factions, facts.factions),
    ...called(legend.keywords, facts.keywords),
  ].join(' · ');
  return (
    <article className="grid gap-3">
      <div className="overflow-hidden rounded-sm border border-line">
        <CardArt game={game} card={card} className="h-28 w-full" />
      </div>
      <div>
        <h3 className="text-2xl">{say(facts.name)}</h3>
        <p className="text-dim">{about}</p>
      </div>
      <dl className="flex flex-wrap gap-x-4">
        {numbersOf(piece, facts).map(({ id, now, printed }) => (
          <div key={id} className="flex gap-1.5">
            <dt className="text-dim">{legend.numbers[id] ? say(legend.numbers[id]) : id}</dt>
            <dd
              className={`font-semibold ${now > printed ? 'text-gold' : now < printed ? 'text-blood' : ''}`}
            >
              {now}
            </dd>
          </div>
        ))}
        {tokens.map(({ id, label, n }) => (
          <div key={id} className="flex gap-1.5">
            <dt className="text-dim">{say(label)}</dt>
            <dd className="font-semibold">{n}</dd>
          </div>
        ))}
      </dl>
      {words.length === 0 ? null : <p className="text-dim">{words.map(say).join(' · ')}</p>}
      <CardText facts={facts} />
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
    </article>
  );
}

/** Beside the table, where there is room. */
export function InspectorPanel() {
  const t = useTranslations('match');
  const piece = useInspecting((inspecting) => inspecting.piece);
  return (
    <section aria-label={t('inspect')} className="min-h-72 shrink-0">
      {piece === null ? <p className="text-dim">{t('nothingInspected')}</p> : <Reading piece={piece} />}
    </section>
  );
}

/** Over the table, where there is not. */
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
