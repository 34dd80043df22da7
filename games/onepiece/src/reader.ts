// Reads One Piece's targets into functions over the table (spec 10.7, 21).
// Next: meanings.ts for filters, conditions and amounts; targets.ts for choosing among what is found.

import type { Play, RefTest, Select } from '@sleight/kernel/book';
import { add, CARD, OBJ, type Refs, ref, refIndex, refKind } from '@sleight/kernel/code';
import type { Reader } from '@sleight/kernel/compiler';
import type { CardIndex, DefIndex } from '@sleight/kernel/ids';
import { objById } from '@sleight/kernel/objects';
import type { Seat } from '@sleight/kernel/state';
import { NUMBERS } from './counters';
import { charactersOf, leaderOf, stageOf } from './field';
import { defOfRef, isThis, sideOfRef, thisCard } from './identity';
import type { C, Inside, OnePiece } from './language';
import { filtersOf, meanings } from './meanings';
import { DECK, HAND, LIFE, TRASH } from './places';
import { seatsFor, sideOf } from './sides';
import { VERBS } from './verb-names';
import type { CardArea, Target, TargetType } from './vocabulary';

const indexIn = (list: readonly string[], name: string): number => {
  const i = list.indexOf(name);
  if (i < 0) throw new Error(`One Piece knows no ${name}`);
  return i;
};

/** The number of targets; targets without a choice are all taken. */
export function countsOf(target: Target): { min: number; max: number; all: boolean; free: boolean } {
  const { maxTargets = Math.max(1, target.minTargets ?? 1), minTargets = maxTargets } = target;
  const { anyNumber = false, targetType } = target;
  const all = target.all === true || targetType === 'self' || targetType === 'bound';
  if (anyNumber) return { min: 0, max: 99, all, free: true };
  return { min: minTargets, max: maxTargets, all, free: true };
}

const HAS_LEADER = new Set<TargetType>(['leader', 'leaderOrCharacter', 'leaderOrStage', 'card']);
const HAS_CHARACTERS = new Set<TargetType>(['character', 'leaderOrCharacter', 'characterOrStage', 'card']);
const HAS_STAGE = new Set<TargetType>(['stage', 'characterOrStage', 'leaderOrStage', 'eventOrStage', 'card']);
const HAS_EVENTS = new Set<TargetType>(['event', 'eventOrStage', 'card']);

function onField(p: Play, seat: Seat, type: TargetType, out: Refs): void {
  if (HAS_LEADER.has(type)) add(out, ref(OBJ, leaderOf(p.s, seat).id));
  if (HAS_CHARACTERS.has(type)) for (const o of charactersOf(p.s, seat)) add(out, ref(OBJ, o.id));
  const stage = HAS_STAGE.has(type) ? stageOf(p.s, seat) : null;
  if (stage !== null) add(out, ref(OBJ, stage.id));
}

const ZONES: Record<Exclude<CardArea, 'lookedAt'>, readonly number[]> = {
  hand: [HAND],
  trash: [TRASH],
  handOrTrash: [HAND, TRASH],
  deck: [DECK],
  life: [LIFE],
};

// Long because targets, filters, amounts and conditions contain each other, so their readers call each other.
export function reader(shared: Inside): Reader<OnePiece> {
  const isOfType = (type: TargetType, def: DefIndex): boolean => {
    const { category } = shared.identity[def];
    if (category === 'Event') return HAS_EVENTS.has(type);
    if (category === 'Stage') return HAS_STAGE.has(type);
    return category === 'Leader' ? HAS_LEADER.has(type) : HAS_CHARACTERS.has(type);
  };

  function loose(target: Target, from: CardArea, c: C): Select {
    const { targetType } = target;
    const keep = (p: Play, card: CardIndex, out: Refs): void => {
      if (isOfType(targetType, p.s.cards.def[card])) add(out, ref(CARD, card));
    };
    if (from === 'lookedAt') {
      const at = c.register(target.of ?? 'looked');
      return (p, f, out) => {
        for (const r of f.regs[at]?.refs ?? []) keep(p, refIndex(r), out);
      };
    }
    return (p, f, out) => {
      for (const seat of seatsFor(f, sideOf(target)))
        for (const zone of ZONES[from]) for (const card of p.s.zones[zone + seat]) keep(p, card, out);
    };
  }

  function candidates(target: Target, c: C): Select {
    const { targetType, from } = target;
    if (targetType === 'self') {
      return (p, f, out) => {
        if (f.self !== 0) {
          if (objById(p.s, f.self) !== null) add(out, ref(OBJ, f.self));
        } else if (thisCard(p, f) >= 0) add(out, ref(CARD, thisCard(p, f)));
      };
    }
    if (targetType === 'bound') {
      const at = c.register(target.of ?? 'selected');
      return (p, f, out) => {
        for (const r of new Set(f.regs[at]?.refs ?? []))
          if (refKind(r) !== OBJ || objById(p.s, refIndex(r)) !== null) add(out, r);
      };
    }
    if (from !== undefined) return loose(target, from, c);
    return (p, f, out) => {
      for (const seat of seatsFor(f, sideOf(target))) onField(p, seat, targetType, out);
    };
  }

  function select(target: Target, c: C): Select {
    const every = candidates(target, c);
    if (target.filters === undefined) return every;
    const fits = filtersOf(target.filters, c);
    return (p, f, out) => {
      const start = out.n;
      every(p, f, out);
      let kept = start;
      for (let i = start; i < out.n; i++) if (fits(p, f, out.list[i])) out.list[kept++] = out.list[i];
      out.n = kept;
    };
  }

  /** Does a target mean this one? For permanent texts, listeners and replacements. */
  function match(target: Target, c: C): RefTest {
    const fits = filtersOf(target.filters ?? [], c);
    if (target.targetType === 'self') return (p, f, r) => isThis(p, f, r) && fits(p, f, r);
    if (target.targetType === 'bound') {
      const at = c.register(target.of ?? 'selected');
      return (p, f, r) => (f.regs[at]?.refs ?? []).includes(r) && fits(p, f, r);
    }
    const { targetType, targetSide = 'any', from } = target;
    return (p, f, r) => {
      const isLoose = refKind(r) === CARD;
      if (isLoose !== (from !== undefined)) return false;
      const side = sideOfRef(p, f, r);
      if (targetSide !== 'any' && (side === f.you) !== (targetSide === 'player')) return false;
      if (!isOfType(targetType, defOfRef(p, f, r))) return false;
      return fits(p, f, r);
    };
  }

  const read: Reader<OnePiece> = {
    rules: shared,
    select,
    match,
    counts: countsOf,
    amount: (amount, c) => meanings(c).amount(amount),
    test: (cond, c) => meanings(c).test(cond),
    verb: (name) => indexIn(VERBS, name),
    number: (name) => indexIn(NUMBERS, name),
    zone: (name) => {
      const zone =
        ZONES[name === 'hand' ? 'hand' : name === 'trash' ? 'trash' : name === 'life' ? 'life' : 'deck'][0];
      return (_p, f) => zone + f.you;
    },
    grants: () => {
      throw new Error('no text of One Piece gives a whole ability away');
    },
  };
  return read;
}
