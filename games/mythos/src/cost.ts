// What it costs to play a card (spec 6.4), and whether the rules let it be played there at all (6, 7, 8).

import type { Play } from '@sleight/kernel/book';
import { OBJ, ref } from '@sleight/kernel/code';
import { forbidden, speakFor } from '@sleight/kernel/derive';
import { defOf } from '@sleight/kernel/objects';
import type { Frame, Obj, Seat } from '@sleight/kernel/state';
import { isCharacter, missionOf, nameTaken, onSide, total } from './character';
import { CHAKRA, CHARACTER, COST, EDGE, TURN } from './counters';
import type { CostMod, Quote, Shared } from './shared';
import { REVEAL } from './verbs';

/** Every cost change that applies: texts in play, and the card's own. */
function costMods(p: Play, shared: Shared, quote: Quote): CostMod[] {
  const found: CostMod[] = [];
  for (const o of p.s.objs) {
    if (o === null || o.down === 1) continue;
    for (const line of defOf(p, o).lines) {
      const mods = shared.costMods[line.index];
      if (mods === undefined || missionOf(p, o) !== quote.mission) continue;
      const f = speakFor(o.ctrl, o.id);
      for (const mod of mods) if (mod.applies(p, f, quote)) found.push(mod);
    }
  }
  const own: Frame = speakFor(quote.seat, 0);
  for (const mod of shared.ownCostMods[quote.def] ?? []) if (mod.applies(p, own, quote)) found.push(mod);
  return found;
}

/** Increases, then reductions with a least amount, then the others; never below 0. */
export function priceOf(p: Play, shared: Shared, quote: Quote, over: Obj | null, change: number): number {
  const printed = p.book.defs[quote.def].printed[COST];
  const mods = costMods(p, shared, quote);
  let price = over === null ? printed : printed - p.book.defs[p.s.cards.def[over.cards[0]]].printed[COST];
  if (quote.reveal) price = Math.max(0, price - shared.rules.reveal.discount);
  for (const mod of mods) if (mod.amount > 0) price += mod.amount;
  if (change > 0) price += change;
  for (const mod of mods) {
    if (mod.amount < 0 && mod.least !== null && price + mod.amount >= mod.least) price += mod.amount;
  }
  for (const mod of mods) if (mod.amount < 0 && mod.least === null) price += mod.amount;
  if (change < 0) price += change;
  return Math.max(0, price);
}

export const canPay = (p: Play, seat: Seat, price: number): boolean => p.s.num[CHAKRA + seat] >= price;

/** A tie counts as winning only with the Edge, and nobody wins with less than 1 (12). */
export function isWinning(p: Play, shared: Shared, seat: Seat, mission: number): boolean {
  const mine = total(p, shared.rules, seat, mission);
  const theirs = total(p, shared.rules, seat === 0 ? 1 : 0, mission);
  return mine >= 1 && (mine > theirs || (mine === theirs && p.s.num[EDGE] === seat));
}

/** Missions in play are those of this turn and before. */
export const inPlay = (p: Play, mission: number): boolean => mission >= 1 && mission <= p.s.num[TURN];

/** May a card of this definition stand face up, on its own, on that side? */
export function mayStand(
  p: Play,
  shared: Shared,
  seat: Seat,
  mission: number,
  def: number,
  except: number,
): boolean {
  if (p.book.defs[def].kind !== CHARACTER) return false;
  if (shared.playOnlyWinning[def] && !isWinning(p, shared, seat, mission)) return false;
  return !nameTaken(p, shared.rules, shared.identity, seat, mission, shared.identity[def].name, except);
}

/** Is a reveal forbidden to this player there ("cannot play characters while hidden")? */
export const mayReveal = (p: Play, o: Obj): boolean => !forbidden(p, REVEAL, ref(OBJ, o.id), o.ctrl);

const topDef = (p: Play, o: Obj): number => p.s.cards.def[o.cards[0]];

/** Same name, or a printed permission that matches; and strictly more expensive (7.1). */
export function mayUpgrade(p: Play, shared: Shared, seat: Seat, def: number, over: Obj): boolean {
  const { rules, identity } = shared;
  if (over.ctrl !== seat || !isCharacter(p, over)) return false;
  if (over.down === 1 && !rules.upgrade.overHidden) return false;
  const below = topDef(p, over);
  if (p.book.defs[def].printed[COST] <= p.book.defs[below].printed[COST]) return false;
  const mission = missionOf(p, over);
  if (shared.playOnlyWinning[def] && !isWinning(p, shared, seat, mission)) return false;
  const permissions = shared.upgradeOver[def] ?? [];
  const permitted = rules.upgrade.crossName && permissions.some((allows) => allows(below));
  const sameName = identity[below].name === identity[def].name;
  // A printed exclusion counts against same-name upgrades too (7.10).
  const excluded = permissions.length > 0 && sameName && !permissions.some((allows) => allows(below));
  const isExclusion = excluded && shared.upgradeExcludes[def] === true;
  if (!(sameName && !isExclusion) && !permitted) return false;
  return sameName || !nameTaken(p, rules, identity, seat, mission, identity[def].name, over.id);
}

/** Characters of `seat` that this card may be played over, mission by mission. */
export function upgradeTargets(
  p: Play,
  shared: Shared,
  seat: Seat,
  def: number,
  each: (o: Obj) => void,
): void {
  for (let mission = 1; mission <= p.s.num[TURN]; mission++) {
    onSide(p, seat, mission, (o) => {
      if (mayUpgrade(p, shared, seat, def, o)) each(o);
    });
  }
}
