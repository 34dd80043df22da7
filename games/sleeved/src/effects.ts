// Special effects (spec 7): a card's one active effect, at its moment and if its trigger is met.
// Invariant: an effect touches only its own player, so the two of one step cannot interact (4.6).

import type { Play } from '@sleight/kernel/book';
import { other, type Seat } from '@sleight/kernel/state';
import { tell } from '@sleight/kernel/telling';
import type { Timing, Trigger } from './cards/schema';
import type { Outcome } from './combat';
import { type Composition, effectLayer } from './composition';
import { drawEquipment } from './draw';

/** A round's results for later rounds; they take effect in the cleanup (4.5d). */
export interface Legacy {
  damage: number;
  health: number;
  initiative: number;
}

export const noLegacy = (): Legacy => ({ damage: 0, health: 0, initiative: 0 });

/** Before combat there is no outcome yet, and only "when played" can be met. */
export function isMet(trigger: Trigger, outcome: Pick<Outcome, 'destroyed'> | null, seat: Seat): boolean {
  if (trigger === 'on_play') return true;
  if (outcome === null) return false;
  switch (trigger) {
    case 'if_survives':
      return !outcome.destroyed[seat];
    case 'if_destroyed':
      return outcome.destroyed[seat];
    case 'if_defeats':
      return outcome.destroyed[other(seat)];
    case 'if_doesnt_defeat':
      return !outcome.destroyed[other(seat)];
  }
}

export function happenAt(
  p: Play,
  timing: Timing,
  seat: Seat,
  card: Composition,
  outcome: Outcome | null,
  legacy: Legacy,
): void {
  const { effect } = card;
  if (effect === null || effect.timing !== timing || !isMet(effect.trigger, outcome, seat)) return;
  if (p.facts !== null) tell(p, 'effect', { seat, def: effectLayer(card)!.card });
  const { action } = effect;
  switch (action.type) {
    case 'draw_cards':
      drawEquipment(p, seat, action.count);
      break;
    case 'modify_initiative':
      // Before combat it is already part of this card's initiative (see `compose`).
      if (timing !== 'on_play') legacy.initiative = action.amount;
      tell(p, timing === 'on_play' ? 'initiativeNow' : 'initiativeNext', { seat, amount: action.amount });
      break;
    case 'add_persistent_modifier':
      legacy[action.stat] += action.amount;
      tell(p, 'persistent', { seat, to: action.stat, amount: action.amount });
      break;
    case 'attack_again':
      // The extra attack is part of the combat (see `fight`).
      break;
  }
}
