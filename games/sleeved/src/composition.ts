// Composes a sleeve, an animal and equipment (spec 5, 6): one pure function, for the combat and for
// the displayed table. It keeps every layer and returns which one counts for each stat, and the additions.
// Next: combat.ts for what two of these do to each other.

import { type Effect, STATS, type Stat, type Stats } from './cards/schema';
import type { Rules } from './rules';

/** The stats that are numbers. */
export const SUMS = ['damage', 'health', 'initiative'] as const;

export type Part = 'background' | 'animal' | 'equipment' | 'foreground';

export interface Layer {
  /** The card's id. */
  readonly card: string;
  readonly part: Part;
  readonly stats: Stats;
}

/** A player's carry-over from earlier rounds. */
export interface Carried {
  readonly damage: number;
  readonly health: number;
  readonly initiative: number;
}

/** A number and its sources: the layer's value, then additions, then the floor. */
export interface Sum {
  readonly base: number;
  /** The active modifier, if it is for this stat. */
  readonly modifier: number;
  /** The persistent total; for initiative the bonus of this one card. */
  readonly carried: number;
  /** The addition of this card's own effect before combat. */
  readonly effect: number;
  readonly total: number;
}

export interface Composition {
  /** Bottom to top. */
  readonly layers: readonly Layer[];
  /** For each stat the layer whose value counts, or -1 if none defines it. */
  readonly active: Readonly<Record<Stat, number>>;
  readonly damage: Sum;
  readonly health: Sum;
  readonly initiative: Sum;
  /** The one effect that can happen (7.1). */
  readonly effect: Effect | null;
}

/** The topmost layer that defines the stat, or -1. A 0 in damage or health may count as nothing (S1). */
function topmost(layers: readonly Layer[], stat: Stat, zeroCounts: boolean): number {
  for (let i = layers.length - 1; i >= 0; i--) {
    const value = layers[i].stats[stat];
    if (value !== undefined && (zeroCounts || value !== 0)) return i;
  }
  return -1;
}

const capped = (total: number, cap: number | null): number =>
  cap === null ? total : Math.max(-cap, Math.min(cap, total));

/** One floor, on the final sum (6.1, S7). */
const summed = (base: number, modifier: number, carried: number): Sum => ({
  base,
  modifier,
  carried,
  effect: 0,
  total: Math.max(0, base + modifier + carried),
});

export function compose(layers: readonly Layer[], rules: Rules, carried: Carried): Composition {
  const active = {
    damage: topmost(layers, 'damage', rules.zeroOverwrites),
    health: topmost(layers, 'health', rules.zeroOverwrites),
    initiative: topmost(layers, 'initiative', true),
    modifier: topmost(layers, 'modifier', true),
    specialEffect: topmost(layers, 'specialEffect', true),
  };
  const base = (stat: 'damage' | 'health' | 'initiative', otherwise: number): number =>
    active[stat] < 0 ? otherwise : (layers[active[stat]].stats[stat] ?? otherwise);
  const modifier = active.modifier < 0 ? undefined : layers[active.modifier].stats.modifier;
  const effect = active.specialEffect < 0 ? undefined : layers[active.specialEffect].stats.specialEffect;
  const cap = rules.persistentCap;
  const initiative = base('initiative', rules.defaultInitiative);
  const now = effect === undefined ? 0 : initiativeNow(effect);
  return {
    layers,
    active,
    damage: summed(
      base('damage', 0),
      modifier?.stat === 'damage' ? modifier.amount : 0,
      capped(carried.damage, cap),
    ),
    health: summed(
      base('health', 0),
      modifier?.stat === 'health' ? modifier.amount : 0,
      capped(carried.health, cap),
    ),
    initiative: {
      base: initiative,
      modifier: 0,
      carried: carried.initiative,
      effect: now,
      total: initiative + carried.initiative + now,
    },
    effect: effect ?? null,
  };
}

/** First strike must matter in the same combat: only before combat does the effect act now (S5). */
export const initiativeNow = ({ timing, action }: Effect): number =>
  timing === 'on_play' && action.type === 'modify_initiative' ? action.amount : 0;

/** The card with the active effect, or null. */
export const effectLayer = ({ layers, active }: Composition): Layer | null =>
  active.specialEffect < 0 ? null : layers[active.specialEffect];

/** A stat with the value of every layer, bottom to top; null if a layer omits it. */
export interface StatRow {
  readonly stat: Stat;
  readonly values: readonly (Stats[Stat] | null)[];
  readonly active: number;
}

/** The whole attribution, one row per stat: the client's table (5.4). */
export const attribution = ({ layers, active }: Composition): readonly StatRow[] =>
  STATS.map((stat) => ({
    stat,
    values: layers.map(({ stats }) => stats[stat] ?? null),
    active: active[stat],
  }));
