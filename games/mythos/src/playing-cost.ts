// The cost of playing a card (spec 6.4), and whether the rules allow it there at all (6, 7, 8).

import type { Def, Play } from '@sleight/kernel/book';
import { OBJ, ref } from '@sleight/kernel/code';
import { forbidden, speakFor } from '@sleight/kernel/derive';
import type { DefIndex, ObjId } from '@sleight/kernel/ids';
import { defOf } from '@sleight/kernel/objects';
import type { Obj, Seat } from '@sleight/kernel/state';
import { isCharacter, missionOf, nameTaken, onSide, total } from './character';
import { CHAKRA, CHARACTER, COST, EDGE, TURN } from './counters';
import type { CostMod, Quote, Shared } from './shared';
import { REVEAL } from './verb-names';

const NONE: readonly CostMod[] = [];

/** Every cost change that applies: texts in play in that mission, and the card's own. */
function costMods(p: Play, shared: Shared, quote: Quote): readonly CostMod[] {
  let found: CostMod[] | null = null;
  for (const o of p.s.objs) {
    if (o === null || o.down === 1 || shared.changesCosts[p.s.cards.def[o.cards[0]]] !== true) continue;
    if (missionOf(p, o) !== quote.mission) continue;
    for (const line of defOf(p, o).lines) {
      for (const mod of shared.costMods[line.index] ?? NONE) {
        if (!mod.applies(p, speakFor(o.ctrl, o.id), quote)) continue;
        found ??= [];
        found.push(mod);
      }
    }
  }
  for (const mod of shared.ownCostMods[quote.def] ?? NONE) {
    if (!mod.applies(p, speakFor(quote.seat, 0), quote)) continue;
    found ??= [];
    found.push(mod);
  }
  return found ?? NONE;
}

/** Does any text in play change costs at all? One look spares a search for every card and mission. */
export function costsChange(p: Play, shared: Shared): boolean {
  for (const o of p.s.objs) {
    if (o !== null && o.down === 0 && shared.changesCosts[p.s.cards.def[o.cards[0]]] === true) return true;
  }
  return false;
}

/** Increases, then reductions with a least amount, then the others; never below 0. `quiet`: no text in play changes costs. */
export function priceOf(
  p: Play,
  shared: Shared,
  quote: Quote,
  over: Obj | null,
  change: number,
  quiet = false,
): number {
  const printed = p.book.defs[quote.def].printed[COST];
  const mods = quiet && shared.ownCostMods[quote.def] === undefined ? NONE : costMods(p, shared, quote);
  let price = over === null ? printed : printed - p.book.defs[p.s.cards.def[over.cards[0]]].printed[COST];
  if (quote.reveal) price = Math.max(0, price - shared.rules.reveal.discount);
  if (mods.length > 0) price = changedBy(mods, price + Math.max(0, change));
  else price += Math.max(0, change);
  return Math.max(0, price + Math.min(0, change));
}

/** A reduction with a least amount is taken first, and skipped if it would go below (6.4.4). */
function changedBy(mods: readonly CostMod[], start: number): number {
  let price = start;
  for (const mod of mods) if (mod.amount > 0) price += mod.amount;
  for (const mod of mods) {
    if (mod.amount < 0 && mod.least !== null && price + mod.amount >= mod.least) price += mod.amount;
  }
  for (const mod of mods) if (mod.amount < 0 && mod.least === null) price += mod.amount;
  return price;
}

export const canPay = (p: Play, seat: Seat, price: number): boolean => p.s.num[CHAKRA + seat] >= price;

/** A tie counts as winning only with the Edge, and winning takes at least 1 (12). */
export function isWinning(p: Play, shared: Shared, seat: Seat, mission: number): boolean {
  const mine = total(p, shared.rules, seat, mission);
  const theirs = total(p, shared.rules, seat === 0 ? 1 : 0, mission);
  return mine >= 1 && (mine > theirs || (mine === theirs && p.s.num[EDGE] === seat));
}

/** Does its own text forbid it there ("only in missions you are currently winning")? */
function isBarred(p: Play, shared: Shared, seat: Seat, mission: number, def: DefIndex): boolean {
  if (!shared.playOnlyWinning[def] || isWinning(p, shared, seat, mission)) return false;
  shared.notes.note(shared.heldLine[def]);
  return true;
}

/** May a card of this definition be face up, on its own, on that side? */
export function mayStand(
  p: Play,
  shared: Shared,
  seat: Seat,
  mission: number,
  def: DefIndex,
  except: ObjId,
): boolean {
  if (p.book.defs[def].kind !== CHARACTER) return false;
  if (isBarred(p, shared, seat, mission, def)) return false;
  return !nameTaken(p, shared.rules, shared.identity, seat, mission, shared.identity[def].name, except);
}

/** Is a reveal forbidden to this player there ("cannot play characters while hidden")? */
export const mayReveal = (p: Play, o: Obj): boolean => !forbidden(p, REVEAL, ref(OBJ, o.id), o.ctrl);

const topDef = (p: Play, o: Obj): DefIndex => p.s.cards.def[o.cards[0]];

/** Same name, or a printed permission that matches; and strictly more expensive (7.1). A matter of the two cards alone. */
export function mayCover(shared: Shared, defs: readonly Def[], def: DefIndex, below: DefIndex): boolean {
  const { rules, identity } = shared;
  if (defs[def].printed[COST] <= defs[below].printed[COST]) return false;
  const permissions = shared.upgradeOver[def] ?? [];
  const permitted = permissions.some(({ allows }) => allows(below));
  const sameName = identity[below].name === identity[def].name;
  // A printed exclusion counts against same-name upgrades too (7.10).
  const isExcluded = permissions.length > 0 && !permitted && shared.upgradeExcludes[def] === true;
  return (sameName && !isExcluded) || (rules.upgrade.crossName && permitted);
}

function notePermissions(shared: Shared, def: DefIndex, below: DefIndex): void {
  for (const { line, allows } of shared.upgradeOver[def] ?? []) if (allows(below)) shared.notes.note(line);
}

/** May this card be played over that character now? `revealed`: the hidden character it is. */
export function mayUpgrade(
  p: Play,
  shared: Shared,
  seat: Seat,
  def: DefIndex,
  over: Obj,
  revealed = 0,
): boolean {
  const below = topDef(p, over);
  if (!shared.mayCover[def][below]) return false;
  notePermissions(shared, def, below);
  const { rules, identity } = shared;
  if (over.ctrl !== seat || !isCharacter(p, over)) return false;
  if (over.down === 1 && !rules.upgrade.overHidden) return false;
  const mission = missionOf(p, over);
  if (isBarred(p, shared, seat, mission, def)) return false;
  // A face-up character already has its name there; a hidden one placed by an effect may be beside it.
  const { name } = identity[def];
  const keepsName = identity[below].name === name && over.down === 0;
  const isAnother = (o: Obj): boolean => o.id !== revealed;
  return keepsName || !nameTaken(p, rules, identity, seat, mission, name, over.id, isAnother);
}

/** Characters of `seat` that this card may be played over, mission by mission. */
export function upgradeTargets(
  p: Play,
  shared: Shared,
  seat: Seat,
  def: DefIndex,
  each: (o: Obj) => void,
): void {
  for (let mission = 1; mission <= p.s.num[TURN]; mission++) {
    onSide(p, seat, mission, (o) => {
      if (mayUpgrade(p, shared, seat, def, o)) each(o);
    });
  }
}
