'use client';
// The score of a match as a small table: one row for each player, one column for each round or turn, the result last.
import type { Summary } from '@sleight/kit';
import { useTranslations } from 'next-intl';
import { useSay } from '../../i18n/said';
import type { SeatNames } from '../table/context';
import { listedRounds } from './score-rows';

interface Props {
  readonly summary: Summary;
  /** By seat; `first` is listed first. */
  readonly names: SeatNames;
  readonly first?: 0 | 1;
  /** For a whole screen instead of a panel. */
  readonly isLarge?: boolean;
}

/** With more columns than this the letters are smaller. */
const MANY = 5;

function sizesOf(isLarge: boolean, columns: number) {
  const cell = 'px-2 py-1 text-right tabular-nums';
  const total = `${cell} border-l border-line font-display text-xl`;
  if (!isLarge) return { table: '', cell, total };
  const table = columns > MANY ? 'min-[80rem]:text-xl' : 'table:text-2xl';
  return { table, cell: `${cell} table:py-3`, total: `${total} table:py-3 table:text-5xl` };
}

export function ScoreTable({ summary, names, first = 0, isLarge = false }: Props) {
  const t = useTranslations('end');
  const say = useSay();
  const rounds = listedRounds(summary.rounds);
  const last = summary.rounds.at(-1);
  if (last === undefined) return null;
  const unit = say(summary.unit);
  const { table, cell, total } = sizesOf(isLarge, rounds.length);
  const seats = first === 0 ? ([0, 1] as const) : ([1, 0] as const);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label={t('score')} className="max-w-full overflow-x-auto">
      <table className={`border-collapse text-base table:w-full ${table}`}>
        <thead className="text-dim">
          <tr>
            <th scope="col" className="py-1 pr-2 text-left font-normal">
              {unit}
            </th>
            {rounds.map(({ n }) => (
              <th
                key={n}
                scope="col"
                className={`${cell} font-normal ${n === summary.decided ? 'border-b-2 border-vermilion text-paper' : ''}`}
              >
                <span className="sr-only">{unit} </span>
                {n}
              </th>
            ))}
            <th scope="col" className={`${cell} font-semibold text-paper`}>
              {say(summary.label)}
            </th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat} className="border-t border-line">
              <th scope="row" className="max-w-40 truncate py-1 pr-2 text-left font-semibold">
                {names[seat]}
              </th>
              {rounds.map(({ n, points, within }) => (
                <td key={n} className={cell}>
                  {(within ?? points)[seat]}
                </td>
              ))}
              <td className={total}>{last.points[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
