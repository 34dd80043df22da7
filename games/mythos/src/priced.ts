// The price of a listed option: "Play Naruto Uzumaki in Chakra Training (5 chakra)", beside the card "Play, 5".
// Invariant: the price is what the pick will cost (playing-cost.ts). Read next: naming.ts for the words without it.

import type { OptionLabel, Play, Said } from '@sleight/kernel/book';
import { codeA, codeB, codeKind } from '@sleight/kernel/code';
import type { OptionCode } from '@sleight/kernel/ids';
import { objById } from '@sleight/kernel/objects';
import type { Obj, Seat } from '@sleight/kernel/state';
import { missionOf } from './character';
import { COST } from './counters';
import { HIDE, PLAY, PLAY_JUTSU, REVEAL, REVEAL_UPGRADE, UPGRADE } from './listing';
import { naming } from './naming';
import { priceOf } from './playing-cost';
import type { Shared } from './shared';

const SHORT: ReadonlyMap<number, Said> = new Map([
  [PLAY, { en: 'Play', fr: 'Jouer' }],
  [HIDE, { en: 'Face down', fr: 'Face cachée' }],
  [UPGRADE, { en: 'Upgrade', fr: 'Améliorer' }],
  [REVEAL, { en: 'Reveal', fr: 'Révéler' }],
  [REVEAL_UPGRADE, { en: 'Reveal as an upgrade', fr: 'Révéler en amélioration' }],
  [PLAY_JUTSU, { en: 'Play', fr: 'Jouer' }],
]);

interface Offered {
  readonly p: Play;
  readonly shared: Shared;
  readonly seat: Seat;
  /** The offering effect's addition to the price. */
  readonly change: number;
}

function revealPrice({ p, shared, seat, change }: Offered, o: Obj, over: Obj | null): number {
  const quote = { def: p.s.cards.def[o.cards[0]], seat, mission: missionOf(p, o), reveal: true };
  return priceOf(p, shared, quote, over, change);
}

/** Null for options without a price: pass, decline. */
function priceIn(offered: Offered, code: OptionCode): number | null {
  const { p, shared, seat, change } = offered;
  const [a, b] = [codeA(code), codeB(code)];
  switch (codeKind(code)) {
    case PLAY:
      return priceOf(p, shared, { def: a, seat, mission: b, reveal: false }, null, change);
    case HIDE:
      return shared.rules.hidden.playCost;
    case UPGRADE: {
      const over = objById(p.s, b);
      if (over === null) return null;
      return priceOf(p, shared, { def: a, seat, mission: missionOf(p, over), reveal: false }, over, change);
    }
    case REVEAL:
    case REVEAL_UPGRADE: {
      const o = objById(p.s, a);
      return o === null ? null : revealPrice(offered, o, b === 0 ? null : objById(p.s, b));
    }
    case PLAY_JUTSU:
      return p.book.defs[a].printed[COST];
    default:
      return null;
  }
}

export function priced(offered: Offered, code: OptionCode): OptionLabel | null {
  const short = SHORT.get(codeKind(code));
  if (short === undefined) return null;
  const price = priceIn(offered, code);
  if (price === null) return null;
  const { say } = naming.option(offered.p, offered.seat, code);
  return {
    say: { en: `${say.en} (${price} chakra)`, fr: `${say.fr} (${price} chakra)` },
    short: { en: `${short.en}, ${price}`, fr: `${short.fr}, ${price}` },
  };
}
