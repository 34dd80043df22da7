// A composition as a table of text: every layer's value of every stat, the one that counts in brackets, what is
// added, and the sum (spec 5.4). Bottom to top, as the layers lie.
// Next: composition.ts, which computes it.

import type { Book, Said } from '@sleight/kernel/book';
import { signed } from '@sleight/kernel/text/english';
import type { Modifier, Stat, Stats } from './cards/schema';
import { attribution, type Composition, type Layer, SUMS } from './composition';
import { statsText } from './text';

type Language = keyof Said;

const HEADS: readonly { stat: Stat; head: Said; width: number }[] = [
  { stat: 'damage', head: { en: 'Damage', fr: 'Dégâts' }, width: 9 },
  { stat: 'health', head: { en: 'Health', fr: 'Santé' }, width: 9 },
  { stat: 'initiative', head: { en: 'Initiative', fr: 'Initiative' }, width: 12 },
  { stat: 'modifier', head: { en: 'Modifier', fr: 'Modificateur' }, width: 14 },
  { stat: 'specialEffect', head: { en: 'Effect', fr: 'Effet' }, width: 0 },
];

const ADDED = {
  modifier: { en: 'active modifier', fr: 'modificateur actif' },
  carried: { en: 'from earlier rounds', fr: 'des manches passées' },
  effect: { en: 'own effect', fr: 'son propre effet' },
} satisfies Record<string, Said>;

const TOTAL: Said = { en: 'Total', fr: 'Total' };
const FACES: Partial<Record<Layer['part'], Said>> = {
  background: { en: 'background', fr: 'arrière-plan' },
  foreground: { en: 'foreground', fr: 'premier plan' },
};

const NAME_WIDTH = 38;

const SHORT: Record<Modifier['stat'], Said> = {
  damage: { en: 'damage', fr: 'dégâts' },
  health: { en: 'health', fr: 'santé' },
};

function valueText(stat: Stat, { stats }: Layer, language: Language): string {
  const { damage, health, initiative, modifier, specialEffect }: Stats = stats;
  switch (stat) {
    case 'damage':
      return damage === undefined ? '' : `${damage}`;
    case 'health':
      return health === undefined ? '' : `${health}`;
    case 'initiative':
      return initiative === undefined ? '' : signed(initiative);
    case 'modifier':
      return modifier === undefined ? '' : `${signed(modifier.amount)} ${SHORT[modifier.stat][language]}`;
    case 'specialEffect':
      return specialEffect === undefined ? '' : statsText({ specialEffect })[language];
  }
}

function layerName(book: Book, { card, part }: Layer, language: Language): string {
  const def = book.byId.get(card);
  const name = def === undefined ? card : book.defs[def].name[language];
  const face = FACES[part];
  return face === undefined ? name : `${name}, ${face[language]}`;
}

const row = (name: string, cells: readonly string[]): string =>
  `${name.padEnd(NAME_WIDTH)}${cells.map((cell, i) => cell.padEnd(HEADS[i].width)).join('')}`.trimEnd();

/** Additions to each of the three numbers, as rows; none without additions. */
function addedRows(card: Composition, language: Language): string[] {
  return (['modifier', 'carried', 'effect'] as const).flatMap((part) => {
    const amounts = SUMS.map((stat) => card[stat][part]);
    if (amounts.every((amount) => amount === 0)) return [];
    const cells = amounts.map((amount) => (amount === 0 ? '' : signed(amount)));
    return [row(`  ${ADDED[part][language]}`, cells)];
  });
}

export function attributionTable(book: Book, card: Composition, title: string, language: Language): string[] {
  const rows = attribution(card);
  const heads = HEADS.map(({ head }) => head[language]);
  const layers = card.layers.map((layer, i) =>
    row(
      `  ${layerName(book, layer, language)}`,
      rows.map(({ stat, active }) => {
        const text = valueText(stat, layer, language);
        return active === i && text !== '' ? `[${text}]` : text;
      }),
    ),
  );
  const totals = SUMS.map((stat) => `${card[stat].total}`);
  return [row(title, heads), ...layers, ...addedRows(card, language), row(`  ${TOTAL[language]}`, totals)];
}
