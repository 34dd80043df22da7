// The current values of a character (spec 9): basis, Power, cost, names. A hidden character has no name, group,
// keyword or text for any effect, cost 0, and the Power of its tokens and modifiers.

import type { Play } from '@sleight/kernel/book';
import { OBJ, ref } from '@sleight/kernel/code';
import { changes } from '@sleight/kernel/derive';
import type { CardIndex, ObjId } from '@sleight/kernel/ids';
import { defOf } from '@sleight/kernel/objects';
import type { Obj, Seat } from '@sleight/kernel/state';
import { CHARACTER, COST, FIXED, POWER, PRINTED_POWER, TOKENS } from './counters';
import { side } from './places';
import type { Rules } from './rules';

/** Names compare as printed, ignoring case (8.5). */
export const called = (name: string): string => name.toLowerCase();

/** The printed values of a card besides numbers, by definition index. */
export interface Identity {
  /** As names compare. */
  readonly name: string;
  readonly group: string;
  readonly keywords: readonly string[];
}

/** A JUTSU card is never a character. */
export const isCharacterCard = (p: Play, card: CardIndex): boolean =>
  p.book.defs[p.s.cards.def[card]].kind === CHARACTER;

export const isCharacter = (p: Play, o: Obj): boolean => p.book.places[o.at].seat !== null;
export const missionOf = (p: Play, o: Obj): number => p.book.places[o.at].lane;
export const isUpgraded = (o: Obj): boolean => o.cards.length > 1;
/** Only the top card decides a stack's owner (7.2): a player who upgrades a taken character keeps it (11.11.2). */
export const ownerOf = (p: Play, o: Obj): Seat => (p.s.cards.owner[o.cards[0]] === 0 ? 0 : 1);

/** Printed Power of the top card plus tokens; a hidden character has tokens only (9.1). */
export const basis = (p: Play, o: Obj): number =>
  (o.down === 1 ? 0 : defOf(p, o).printed[PRINTED_POWER]) + o.marks[TOKENS];

/** Is some face-up Rashomon fixed on this character (R28)? */
export function isSuppressed(p: Play, o: Obj): boolean {
  for (const other of p.s.objs)
    if (other !== null && other.down === 0 && other.marks[FIXED] === o.id) return true;
  return false;
}

/** Current Power: basis and all static modifiers at once (9.2); "set to 0" overrides them (9.3). */
export function power(p: Play, rules: Rules, o: Obj): number {
  if (o.down === 1 && rules.hidden.power === 'zero') return 0;
  const suppressed = isSuppressed(p, o);
  if (suppressed && rules.power.setZero === 'overrides') return 0;
  const lost = suppressed ? -basis(p, o) : 0;
  const total = basis(p, o) + lost + changes(p, POWER, ref(OBJ, o.id));
  return rules.power.floor === null ? total : Math.max(rules.power.floor, total);
}

/** Cost as effects see it: printed cost of the top card, 0 while hidden (9.6). */
export const cost = (p: Play, o: Obj): number => (o.down === 1 ? 0 : defOf(p, o).printed[COST]);

/** Runs `each` over the characters of one side of one mission, in order of arrival. */
export function onSide(p: Play, seat: Seat, mission: number, each: (o: Obj) => void): void {
  let i = p.s.first[side(seat, mission)];
  while (i >= 0) {
    const o = p.s.objs[i]!;
    i = o.next;
    each(o);
  }
}

export function characters(p: Play): Obj[] {
  return p.s.objs.filter((o): o is Obj => o !== null && isCharacter(p, o));
}

export function total(p: Play, rules: Rules, seat: Seat, mission: number): number {
  let sum = 0;
  onSide(p, seat, mission, (o) => {
    sum += power(p, rules, o);
  });
  return sum;
}

/** The name rule (8.1): would a character called `name` break it on that side, `except` itself?
 * Of hidden characters only those count that `knows` names. */
export function nameTaken(
  p: Play,
  rules: Rules,
  identity: readonly Identity[],
  seat: Seat,
  mission: number,
  name: string,
  except: ObjId,
  knows: (o: Obj) => boolean = () => true,
): boolean {
  // A JUTSU card that an effect put face down among characters has no name to clash.
  if (name === '') return false;
  const { objs, first, cards } = p.s;
  for (let i = first[side(seat, mission)]; i >= 0; i = objs[i]!.next) {
    const o = objs[i]!;
    if (o.id === except || identity[cards.def[o.cards[0]]].name !== name) continue;
    if (o.down === 0 || (rules.names.hiddenCounts && knows(o))) return true;
  }
  return false;
}
