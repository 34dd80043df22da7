// A linear evaluator: named numbers of a position, each seat 0's minus seat 1's, with weights of their own in every
// phase of the match. Invariant: what one seat gains the other loses, so two evaluations of a position add up to 0.
// Read next: a game's evaluate.ts for its phases and numbers.

import type { Play } from '@sleight/kernel/book';
import type { Seat } from '@sleight/kernel/state';
import type { Evaluator, Weights } from './contract/thinking';

/** How seat 0 stands: the phase of the match, and the numbers. */
export interface Features<P extends string, F extends string> {
  readonly phase: P;
  readonly numbers: Readonly<Record<F, number>>;
}

export interface Linear {
  readonly evaluator: Evaluator;
  evaluate(p: Play, seat: Seat, weights?: Weights): number;
}

const nameOf = (phase: string, feature: string): string => `${phase} ${feature}`;

export function linear<P extends string, F extends string>(
  phases: readonly P[],
  features: readonly F[],
  weights: Weights,
  measure: (p: Play) => Features<P, F>,
): Linear {
  const names = phases.flatMap((phase) => features.map((feature) => nameOf(phase, feature)));
  const missing = names.filter((name) => weights[name] === undefined);
  if (missing.length > 0) throw new Error(`there are no weights for ${missing.join(', ')}`);

  type Row = readonly { readonly feature: F; readonly weight: number }[];
  /** By phase, in the order of the features. */
  const rows = (by: Weights): ReadonlyMap<P, Row> =>
    new Map(
      phases.map((phase) => [
        phase,
        features.map((feature) => ({ feature, weight: by[nameOf(phase, feature)] ?? 0 })),
      ]),
    );
  const own = rows(weights);
  const others = new WeakMap<Weights, ReadonlyMap<P, Row>>();
  const rowsOf = (by: Weights | undefined): ReadonlyMap<P, Row> => {
    if (by === undefined) return own;
    const known = others.get(by) ?? rows(by);
    others.set(by, known);
    return known;
  };

  return {
    evaluator: {
      features: names,
      weights,
      numbers(p) {
        const { phase, numbers } = measure(p);
        return Object.fromEntries(features.map((feature) => [nameOf(phase, feature), numbers[feature]]));
      },
    },
    evaluate(p, seat, by) {
      const { phase, numbers } = measure(p);
      const row = rowsOf(by).get(phase)!;
      let sum = 0;
      for (const { feature, weight } of row) sum += weight * numbers[feature];
      return seat === 0 ? sum : -sum;
    },
  };
}
