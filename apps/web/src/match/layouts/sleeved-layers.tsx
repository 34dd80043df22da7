'use client';
// The layer that each number of a composed card comes from, topmost first; covered values are struck through. A layer
// that can be undone is a button, like any card on the table.
// Invariant: all layers are in sight: where there is too little room, each takes one line.
import type { Said } from '@sleight/kernel';
import type { Area, Piece, SumPart } from '@sleight/kit/scene';
import { useTranslations } from 'next-intl';
import { useSay } from '../../i18n/said';
import { Named } from '../../ui/named';
import type { Vars } from '../../ui/vars';
import { useTable } from '../table/context';
import { usePiece } from '../table/piece';
import { type AttributionRow, amountText, attribution } from './sleeved-attribution';

function partLook({ counts, adds, amount }: SumPart): string {
  if (!counts) return 'text-dim line-through decoration-2';
  if (!adds) return 'font-semibold';
  return `font-semibold ${(amount ?? 0) < 0 ? 'text-blood' : 'text-gold'}`;
}

function Parts({ parts }: { parts: readonly SumPart[] }) {
  const t = useTranslations('layouts.sleeved');
  return parts.map((part) => (
    <span key={part.adds ? 'adds' : 'sets'} className={`mx-0.5 ${partLook(part)}`}>
      {amountText(part)}
      {part.counts ? null : <span className="sr-only"> ({t('covered')})</span>}
    </span>
  ));
}

/** A note about a layer: under its name, or beside it in the upright layout and where a row is one line. */
const noteLook = (isTight: boolean): string =>
  `ml-1.5 text-xs ${isTight ? 'shrink-0' : 'inline-block side:ml-0 side:block'}`;
/** In one line a long name gives way to what is said about it. */
const nameLook = (isTight: boolean): string => (isTight ? 'min-w-0 truncate' : '');

interface NameProps {
  readonly piece: Piece;
  readonly area: Area;
  readonly label: Said | null;
  readonly isTight: boolean;
}

function LayerName({ piece, area, label, isTight }: NameProps) {
  const t = useTranslations('layouts.sleeved');
  const say = useSay();
  const { cards } = useTable();
  const { isLit, button, label: whole } = usePiece(piece, area);
  const facts = piece.card === null ? undefined : cards.get(piece.card);
  const name = facts === undefined ? piece.card : say(facts.name);
  return (
    <button
      {...button}
      // The piece itself is the layer in the picture of the card.
      data-piece={undefined}
      data-late=""
      className={`flex w-full items-center gap-1.5 rounded-xs text-left leading-tight ${isTight ? 'h-(--row) w-auto! max-w-full' : 'min-h-6 low:min-h-9 table:min-h-7'} ${isLit ? 'lit px-1' : ''}`}
    >
      <Named label={whole}>
        <span className={`min-w-0 ${isTight ? 'flex items-baseline' : ''}`}>
          <span className={nameLook(isTight)}>{name}</span>
          {label === null ? null : <span className={`${noteLook(isTight)} text-dim`}>{say(label)}</span>}
          {isLit ? <span className={`${noteLook(isTight)} text-gold`}>{t('takeBack')}</span> : null}
        </span>
      </Named>
    </button>
  );
}

/** The topmost row of a piece is its button; its other row only names it. */
interface HeadProps {
  readonly row: AttributionRow;
  readonly area: Area;
  readonly isFirst: boolean;
  readonly isTight: boolean;
}

function RowHead({ row, area, isFirst, isTight }: HeadProps) {
  const say = useSay();
  const { cards } = useTable();
  const { piece, label, notes } = row;
  const facts = piece?.card == null ? undefined : cards.get(piece.card);
  const isNamed = piece !== null && isFirst;
  return (
    <>
      {isNamed ? <LayerName piece={piece} area={area} label={label} isTight={isTight} /> : null}
      {isNamed ? null : (
        <span
          className={`min-w-0 pl-1 ${isTight ? 'flex h-(--row) items-center' : 'block leading-tight side:py-1'}`}
        >
          {facts === undefined ? null : <span className={nameLook(isTight)}>{say(facts.name)}</span>}
          {label === null ? null : <span className={`${noteLook(isTight)} text-dim`}>{say(label)}</span>}
        </span>
      )}
      {notes.map(({ say: note, counts }) => (
        <span
          key={note.en}
          className={`pl-1 text-xs ${isTight ? 'min-w-0 flex-1 truncate' : 'line-clamp-1 max-w-60 leading-tight side:line-clamp-2'} ${counts ? 'text-gold' : 'text-dim line-through'}`}
        >
          {say(note)}
        </span>
      ))}
    </>
  );
}

/** Of a table in pixels: its head and foot; a line, and what a row adds to its lines. */
const EDGES = 50;
const LINE = 17;
const PADDING = 14;
/** The height of a row of one line. */
const LEAST_ROW = 18;
const MOST_ROW = 28;

/** The height of a row of one line; null if every row can have as many lines as it says. */
function tightRow(rows: readonly AttributionRow[], height: number): number | null {
  const linesOf = ({ label, notes }: AttributionRow): number => 2 + (label === null ? 0 : 1) + notes.length;
  const wanted = rows.reduce((sum, row) => sum + PADDING + LINE * linesOf(row), EDGES);
  if (wanted <= height) return null;
  return Math.min(MOST_ROW, Math.max(LEAST_ROW, Math.floor((height - EDGES) / rows.length) - 1));
}

interface TableProps {
  readonly area: Area;
  /** In pixels. */
  readonly height: number;
  /** The card's owner, if two tables are visible. */
  readonly title?: string;
}

export function LayerTable({ area, height, title }: TableProps) {
  const t = useTranslations('layouts.sleeved');
  const say = useSay();
  const { sums = [] } = area;
  const rows = attribution(area);
  const isFirst = (row: AttributionRow, i: number) =>
    rows.findIndex(({ piece }) => piece?.id === row.piece?.id) === i;
  if (rows.length === 0) return null;
  const row = tightRow(rows, height);
  const isTight = row !== null;
  const size: Vars = { '--row': `${row}px` };
  return (
    <table className="w-full table-fixed border-collapse text-sm" style={size}>
      <caption className="sr-only">{t('attribution')}</caption>
      <thead>
        <tr className="text-xs text-dim">
          <th scope="col" className="w-[46%] pr-2 text-left font-normal">
            {title ?? t('layer')}
          </th>
          {sums.map(({ id, label }) => (
            <th key={id} scope="col" className="truncate px-0.5 text-center font-normal">
              {say(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((one, i) => (
          <tr key={one.key} className={`border-t border-line ${one.isCovered ? 'opacity-80' : ''}`}>
            <th scope="row" className={`pr-1 text-left font-normal ${isTight ? '' : 'py-0.5'}`}>
              <div className={isTight ? 'flex min-w-0 items-center whitespace-nowrap' : undefined}>
                <RowHead row={one} area={area} isFirst={isFirst(one, i)} isTight={isTight} />
              </div>
            </th>
            {one.cells.map(({ sum, parts }) => (
              <td
                key={sum}
                className={`px-1 text-center whitespace-nowrap ${isTight ? 'leading-none' : 'text-base'}`}
              >
                <Parts parts={parts} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {/* Upright the card itself is right above, with its totals. */}
      <tfoot className={isTight ? 'hidden side:table-footer-group' : undefined}>
        <tr className="border-t-2 border-edge">
          <th scope="row" className="pl-1 text-left font-normal text-dim">
            {t('total')}
          </th>
          {sums.map(({ id, now }) => (
            <td key={id} className="px-1 text-center text-xl leading-snug font-semibold">
              {`${now}`.replace('-', '−')}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
