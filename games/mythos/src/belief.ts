// How well an imagined world of Mythos fits what was seen of the other seat's face-down cards: would that card have been
// hidden, and would it still be hidden when its player could have revealed it?
// Invariant: it reads only the imagined world, and facts that the seat received.
// Read next: playing.ts for hiding and revealing, evaluate.ts for what is worth how much.

import type { Play } from '@sleight/kernel/book';
import type { Fact } from '@sleight/kernel/fact';
import type { DefIndex, ObjId } from '@sleight/kernel/ids';
import { defOf } from '@sleight/kernel/objects';
import { type Obj, other, type Seat } from '@sleight/kernel/state';
import { asMythos } from './book';
import { onSide } from './character';
import { COST, PRINTED_POWER, TURN } from './counters';
import type { Shared } from './shared';

/** A card that costs nothing more face up is rarely hidden. */
const CHEAP = 0.35;
/** One that does more when revealed is hidden on purpose. */
const AMBUSH = 1;
const PLAIN = 0.7;
/** For every turn in which its player stopped with enough chakra to reveal it. */
const LEFT_DOWN = 0.6;
/** No world is ruled out by a player's style. */
const LEAST = 0.05;

const hasAmbush = (shared: Shared, def: DefIndex): boolean =>
  (shared.instants[def] ?? []).some(({ timing }) => timing === 'Ambush');

/** How likely a player is to hide this card at all. */
function hides(p: Play, shared: Shared, o: Obj): number {
  const { printed } = defOf(p, o);
  if (hasAmbush(shared, p.s.cards.def[o.cards[0]])) return AMBUSH;
  return printed[COST] <= shared.rules.hidden.playCost ? CHEAP : PLAIN;
}

/** The facts about the other seat. */
interface Told {
  /** By turn of the match: the chakra it had left when it passed. */
  readonly passedWith: readonly number[];
  /** By hidden character: the turn in which it was placed. */
  readonly since: ReadonlyMap<ObjId, number>;
}

function read(memory: readonly Fact[], foe: Seat): Told {
  const passedWith: number[] = [];
  const since = new Map<ObjId, number>();
  let chakra = 0;
  let turn = 0;
  for (const { verb, seat, object, amount = 0 } of memory) {
    if (verb === 'mission') turn++;
    else if (verb === 'cleanup') chakra = 0;
    else if (seat !== foe) continue;
    else if (verb === 'gainChakra') chakra += amount;
    else if (verb === 'pay' || verb === 'loseChakra') chakra = Math.max(0, chakra - amount);
    else if (verb === 'pass') passedWith[turn] = chakra;
    else if (verb === 'playHidden' && object !== undefined) since.set(object, turn);
  }
  return { passedWith, since };
}

/** A thought evaluates thousands of worlds with one memory. */
const known = new WeakMap<readonly Fact[], Told>();

function told(memory: readonly Fact[], foe: Seat): Told {
  const found = known.get(memory) ?? read(memory, foe);
  known.set(memory, found);
  return found;
}

/** Is it any use to reveal: has it Power, or something to do? */
const isUseful = (p: Play, shared: Shared, o: Obj): boolean =>
  defOf(p, o).printed[PRINTED_POWER] > 0 || hasAmbush(shared, p.s.cards.def[o.cards[0]]);

export function plausible(p: Play, seat: Seat, memory: readonly Fact[]): number {
  const { shared } = asMythos(p.book);
  const foe = other(seat);
  const { passedWith, since } = told(memory, foe);
  let fit = 1;
  for (let mission = 1; mission <= p.s.num[TURN]; mission++) {
    onSide(p, foe, mission, (o) => {
      if (o.down === 0) return;
      fit *= hides(p, shared, o);
      if (!isUseful(p, shared, o)) return;
      const price = Math.max(0, defOf(p, o).printed[COST] - shared.rules.reveal.discount);
      for (let turn = since.get(o.id) ?? 1; turn <= p.s.num[TURN]; turn++) {
        if ((passedWith[turn] ?? -1) >= price) fit *= LEFT_DOWN;
      }
    });
  }
  return Math.max(LEAST, fit);
}
