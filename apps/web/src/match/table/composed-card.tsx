'use client';
// Stacked transparent sheets: one card, with their combined numbers printed across it.
import type { Piece } from '@sleight/kit/scene';
import { CardPrint } from '../../cards/art';
import { useSay } from '../../i18n/said';
import { useKnown } from './context';

export const stackShape =
  '@container relative block aspect-[5/7] shrink-0 overflow-hidden rounded-[5%/3.6%] border border-line bg-[#232c22]';

/** The names of its cards and its numbers: everything the picture shows. */
function useComposedLabel() {
  const say = useSay();
  const { cards, legend } = useKnown();
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
  /** Their pieces on the table, by which motion finds them. */
  readonly pieces?: readonly Piece[];
  readonly numbers: Readonly<Record<string, number>>;
  readonly size: string;
}

/** The cards of one stack, and its numbers. */
export function ComposedCard({ layers, pieces = [], numbers, size }: StackProps) {
  const say = useSay();
  const labelOf = useComposedLabel();
  const { game, legend } = useKnown();
  return (
    <span role="img" aria-label={labelOf(layers, numbers)} className={`${stackShape} ${size}`}>
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
            <span data-power="" className="text-[max(17cqw,15px)] leading-none font-semibold">
              {`${now}`.replace('-', '−')}
            </span>
            <span className="text-[max(7cqw,9.5px)] text-dim @max-[100px]:hidden">
              {legend.numbers[id] ? say(legend.numbers[id]) : id}
            </span>
          </span>
        ))}
      </span>
    </span>
  );
}
