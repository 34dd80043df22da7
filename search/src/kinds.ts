// Draws an option by its parts: first the kind, then the card or mode, then the target.
// Invariant: a card with many targets is no likelier than one with few; a pass weighs a tenth while there are other options.
// Read next: easy.ts, which plays this way; playout.ts, which imagines it.

import { type Codes, codeA, codeKind } from '@sleight/kernel/code';
import type { OptionCode } from '@sleight/kernel/ids';
import { below } from '@sleight/kernel/rng';

const PASS_WEIGHT = 1;
const OTHER_WEIGHT = 10;
/** Bits of a number. */
const KINDS = 32;

/** One bit for each of these kinds. */
export const kindBits = (kinds: readonly number[] = []): number =>
  kinds.reduce((bits, kind) => {
    if (kind >= KINDS) throw new Error(`option kinds must be below ${KINDS}, not ${kind}`);
    return bits | (1 << kind);
  }, 0);

function drawKind(codes: Codes, passes: number, rng: number[]): number {
  let seen = 0;
  let total = 0;
  for (let i = 0; i < codes.n; i++) {
    const bit = 1 << codeKind(codes.list[i]);
    if ((seen & bit) !== 0) continue;
    seen |= bit;
    total += (passes & bit) === 0 ? OTHER_WEIGHT : PASS_WEIGHT;
  }
  let left = below(rng, total);
  for (let kind = 0; kind < KINDS; kind++) {
    const bit = 1 << kind;
    if ((seen & bit) === 0) continue;
    left -= (passes & bit) === 0 ? OTHER_WEIGHT : PASS_WEIGHT;
    if (left < 0) return kind;
  }
  throw new Error('no kind of option was drawn');
}

const parts: number[] = [];

/** One of the different cards or modes of a kind. */
function drawPart(codes: Codes, kind: number, rng: number[]): number {
  parts.length = 0;
  for (let i = 0; i < codes.n; i++) {
    if (codeKind(codes.list[i]) !== kind) continue;
    const part = codeA(codes.list[i]);
    if (!parts.includes(part)) parts.push(part);
  }
  return parts[below(rng, parts.length)];
}

export function drawByKind(codes: Codes, passes: number, rng: number[]): OptionCode {
  if (codes.n === 1) return codes.list[0];
  const kind = drawKind(codes, passes, rng);
  const part = drawPart(codes, kind, rng);
  let chosen = codes.list[0];
  let n = 0;
  for (let i = 0; i < codes.n; i++) {
    const code = codes.list[i];
    if (codeKind(code) !== kind || codeA(code) !== part) continue;
    if (below(rng, ++n) === 0) chosen = code;
  }
  return chosen;
}
