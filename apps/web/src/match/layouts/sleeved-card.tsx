'use client';
// Transparent sheets laid on each other: one card, with the numbers they make together printed across it.
import type { Area, Piece, Sum } from '@sleight/kernel/scene';
import { useTranslations } from 'next-intl';
import { CardBack, CardPrint } from '../../cards/art';
import { useSay } from '../../i18n/said';
import { useTable } from '../table/context';

const shape =
  '@container relative block aspect-[5/7] shrink-0 overflow-hidden rounded-[5%/3.6%] border border-line bg-[#232c22]';

/** The names of the cards that lie in it, and its numbers: all that the picture shows. */
function useComposedLabel() {
  const say = useSay();
  const { cards, legend } = useTable();
  const nameOf = (card: string) => {
    const facts = cards.get(card);
    return facts === undefined ? card : say(facts.name);
  };
  return (layers: readonly string[], numbers: Readonly<Record<string, number>>): string =>
    [
      ...layers.map(nameOf),
      ...Object.entries(numbers).map(([id, now]) => {
        const label = legend.numbers[id];
        return `${label ? say(label) : id} ${now}`;
      }),
    ].join(', ');
}

interface StackProps {
  /** Bottom to top. */
  readonly layers: readonly string[];
  /** The pieces they are, where they lie on the table: motion finds them by these. */
  readonly pieces?: readonly Piece[];
  readonly numbers: Readonly<Record<string, number>>;
  readonly size: string;
}

/** Cards that make one, and the numbers of it. */
export function ComposedCard({ layers, pieces = [], numbers, size }: StackProps) {
  const say = useSay();
  const labelOf = useComposedLabel();
  const { game, legend } = useTable();
  return (
    <span role="img" aria-label={labelOf(layers, numbers)} className={`${shape} ${size}`}>
      {layers.map((card, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie in it twice
          key={`${i} ${card}`}
          data-piece={pieces[i]?.id}
          className="absolute inset-0"
        >
          <CardPrint game={game} card={card} className="size-full" />
        </span>
      ))}
      <span
        aria-hidden="true"
        className="absolute inset-x-[4cqw] bottom-[3.4cqw] flex h-[28cqw] items-center justify-evenly rounded-b-[3cqw] bg-[#141812]/90"
      >
        {Object.entries(numbers).map(([id, now]) => (
          <span key={id} className="grid justify-items-center leading-none">
            <span className="text-[max(17cqw,0.85rem)] leading-none font-semibold">
              {`${now}`.replace('-', '−')}
            </span>
            <span className="text-[max(7cqw,0.6rem)] text-dim @max-[7rem]:hidden">
              {legend.numbers[id] ? say(legend.numbers[id]) : id}
            </span>
          </span>
        ))}
      </span>
    </span>
  );
}

export const totalsOf = (sums: readonly Sum[] = []): Record<string, number> =>
  Object.fromEntries(sums.map(({ id, now }) => [id, now]));

/** What lies in an area as one card; a back where it is secret, and an outline where nothing lies yet. */
export function AreaCard({ area, size, isSecret }: { area: Area; size: string; isSecret?: boolean }) {
  const t = useTranslations('sleeved');
  const { game } = useTable();
  if (area.pieces.length > 0) {
    const layers = area.pieces.flatMap(({ card }) => card ?? []);
    return <ComposedCard layers={layers} pieces={area.pieces} numbers={totalsOf(area.sums)} size={size} />;
  }
  if (isSecret) {
    return (
      <span role="img" aria-label={t('committed')} className={`${shape} ${size}`}>
        <CardBack game={game} className="size-full" />
      </span>
    );
  }
  return (
    <span
      className={`grid aspect-[5/7] shrink-0 place-items-center rounded-[5%/3.6%] border border-dashed border-edge p-2 text-center text-dim ${size}`}
    >
      {t('nothingYet')}
    </span>
  );
}
