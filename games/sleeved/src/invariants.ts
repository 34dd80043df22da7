// The invariants of every Sleeved state. A fuzzer checks them after every answer.

import type { Play } from '@sleight/kernel/book';
import { SEATS, type Seat } from '@sleight/kernel/state';
import { cardsOnce, matchGoesOn } from '@sleight/kit/invariants';
import { cardsOf } from './commit';
import { ROUND, score, TIMEOUTS, TOTAL_DAMAGE, TOTAL_HEALTH } from './counters';
import { stackOf } from './history';
import { ANIMAL, SLEEVE, SLEEVES, TABLE } from './places';
import { asSleeved } from './rulebook';
import type { Rules } from './rules';

/** Every card lies in a zone of its own kind and, unless animals are shared, of its owner. */
function cardsAtHome(p: Play, rules: Rules): string[] {
  const { s, book } = p;
  const broken: string[] = [];
  s.zones.forEach((cards, zone) => {
    const { name, seat, kinds = -1 } = book.places[zone];
    for (const card of cards) {
      const { id, kind } = book.defs[s.cards.def[card]];
      if ((kind & kinds) === 0) broken.push(`${id} lies in ${name}`);
      const isShared = kind === ANIMAL && rules.animalDeckMode === 'shared';
      if (!isShared && s.cards.owner[card] !== seat)
        broken.push(`${id} of seat ${s.cards.owner[card]} lies in ${name} of seat ${seat}`);
    }
  });
  return broken;
}

/** No owner has two of an animal or a sleeve, nor more equipment than copies (1.3). */
function copiesConserved(p: Play): string[] {
  const { s } = p;
  const { cards, defs } = asSleeved(p.book);
  const counts = new Map<string, number>();
  s.cards.def.forEach((def, card) => {
    const key = `${def} ${s.cards.owner[card]}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  return [...counts].flatMap(([key, n]) => {
    const def = Number(key.split(' ')[0]);
    const card = cards[def - 1];
    const most = card.kind === 'equipment' ? card.copies : 1;
    return n > most ? [`there are ${n} of ${defs[def].id}`] : [];
  });
}

/** Between rounds nothing lies on the table, and both players have a sleeve and enough animals to continue. */
function tableCleared(p: Play): string[] {
  return SEATS.flatMap((seat) => {
    const broken: string[] = [];
    if (p.s.zones[TABLE + seat].length > 0) broken.push(`the table of seat ${seat} is not cleared`);
    if (p.s.zones[SLEEVES + seat].length === 0) broken.push(`seat ${seat} has no sleeve`);
    return broken;
  });
}

/** A strand holds cards its seat has, each once, the sleeve first. */
function strandsSound(p: Play): string[] {
  const { strands, cards, zones } = p.s;
  if (strands === null) return [];
  return SEATS.flatMap((seat: Seat) => {
    const held = cardsOf(strands[seat][0]);
    const broken: string[] = [];
    if (new Set(held).size !== held.length) broken.push(`seat ${seat} commits a card twice`);
    held.forEach((card, i) => {
      const isHeld = zones.some((zone, at) => zone.includes(card) && p.book.places[at].seat === seat);
      if (!isHeld) broken.push(`seat ${seat} commits a card it does not have`);
      if ((i === 0) !== (p.book.defs[cards.def[card]].kind === SLEEVE))
        broken.push(`seat ${seat} has card ${card} at position ${i}`);
    });
    return broken;
  });
}

function countersSound(p: Play, rules: Rules): string[] {
  const { num, result } = p.s;
  const broken = num.flatMap((n, i) => (Number.isInteger(n) ? [] : [`counter ${i} is ${n}`]));
  if (num[ROUND] > rules.maxRounds) broken.push(`this is round ${num[ROUND]}`);
  for (const seat of SEATS) {
    const sum = (stat: 'damage' | 'health'): number =>
      stackOf(p.s, seat).reduce((total, entry) => total + (entry.stat === stat ? entry.amount : 0), 0);
    if (sum('damage') !== num[TOTAL_DAMAGE + seat] || sum('health') !== num[TOTAL_HEALTH + seat])
      broken.push(`the persistent stack of seat ${seat} does not add up`);
    const hasWon = rules.endMode === 'threshold' && score(p.s, seat) >= rules.pointsToWin;
    if (hasWon && result === null) broken.push(`seat ${seat} is at ${score(p.s, seat)} and plays on`);
    if (num[TIMEOUTS + seat] >= rules.timeoutsToForfeit && result === null)
      broken.push(`seat ${seat} ran out of time and plays on`);
  }
  return broken;
}

/** Broken invariants of a state, as sentences; empty if it is sound. */
export function invariants(p: Play): string[] {
  const { rules } = asSleeved(p.book);
  const settled = p.s.result === null ? tableCleared(p) : [];
  return [
    ...cardsAtHome(p, rules),
    ...cardsOnce(p),
    ...copiesConserved(p),
    ...settled,
    ...strandsSound(p),
    ...countersSound(p, rules),
    ...matchGoesOn(p),
  ];
}
