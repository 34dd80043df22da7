// A composed card on the table (spec 5.4): every number with its layer, and what is covered.
// Invariant: the counting parts add up to the number, raised to at least 0 if the rules say so.
// Read next: composition.ts, which computes it; attribution-table.ts for the same as text.

import type { Said } from '@sleight/kernel/book';
import type { Seat } from '@sleight/kernel/state';
import type { AreaSum, Note, Piece, SumPart } from '@sleight/kit/scene';
import { both } from '@sleight/kit/scene-looks';
import { some } from '@sleight/kit/scene-parts';
import { type Composition, initiativeNow, type Layer, SUMS } from './composition';
import { statsText } from './text';

type Stat = (typeof SUMS)[number];

const STATS: Record<Stat, Said> = {
  damage: both('Damage', 'Dégâts'),
  health: both('Health', 'Santé'),
  initiative: both('Initiative', 'Initiative'),
};

/** A sleeve lies below everything and above everything. */
const FACES: Partial<Record<Layer['part'], Said>> = {
  background: both('background', 'arrière-plan'),
  foreground: both('foreground', 'premier plan'),
};

const CARRIED = both('from earlier rounds', 'des manches passées');
const OTHERWISE = both('where nothing says it', 'quand rien ne le dit');

/** A layer's addition to a stat, and whether it is the one that counts. */
function addedBy(
  { active }: Composition,
  stat: Stat,
  { stats }: Layer,
  i: number,
): { amount: number; counts: boolean } {
  const { modifier, specialEffect } = stats;
  if (stat !== 'initiative')
    return { amount: modifier?.stat === stat ? modifier.amount : 0, counts: active.modifier === i };
  const amount = specialEffect === undefined ? 0 : initiativeNow(specialEffect);
  return { amount, counts: active.specialEffect === i };
}

/** Layers bottom to top, each with its value and then its addition; values without a layer at the end. */
function partsOf(card: Composition, stat: Stat, pieces: readonly Piece[]): SumPart[] {
  const layers = card.layers.flatMap((layer, i): SumPart[] => {
    const from = {
      label: FACES[layer.part] ?? null,
      piece: pieces[layer.part === 'foreground' ? 0 : i].id,
    };
    const value: SumPart = { ...from, amount: layer.stats[stat] ?? null, counts: card.active[stat] === i };
    const added = addedBy(card, stat, layer, i);
    return added.amount === 0 ? [value] : [value, { ...from, ...added, adds: true }];
  });
  const { base, carried } = card[stat];
  const otherwise: SumPart = { label: OTHERWISE, amount: base, piece: null, counts: true };
  const brought: SumPart = { label: CARRIED, amount: carried, piece: null, counts: true, adds: true };
  return [
    ...layers,
    ...(card.active[stat] < 0 && base !== 0 ? [otherwise] : []),
    ...(carried === 0 ? [] : [brought]),
  ];
}

export const sumsOf = (card: Composition, seat: Seat, pieces: readonly Piece[]): AreaSum[] =>
  SUMS.map((stat) => ({
    id: stat,
    whose: seat,
    label: STATS[stat],
    now: card[stat].total,
    parts: partsOf(card, stat, pieces),
  }));

/** The effect of every layer: only the topmost can happen (7.1). */
export const notesOf = ({ layers, active }: Composition, pieces: readonly Piece[]) =>
  some(
    layers.flatMap(({ part, stats: { specialEffect } }, i): Note[] =>
      specialEffect === undefined
        ? []
        : [
            {
              say: statsText({ specialEffect }),
              label: FACES[part] ?? null,
              piece: pieces[part === 'foreground' ? 0 : i].id,
              counts: active.specialEffect === i,
            },
          ],
    ),
  );

/** The three numbers alone. */
export const totalsOf = (card: Composition): Record<Stat, number> => ({
  damage: card.damage.total,
  health: card.health.total,
  initiative: card.initiative.total,
});
