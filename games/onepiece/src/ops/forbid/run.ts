// forbid: a prohibition on the player (spec 10.10), which beats every instruction (spec intro).
import { type Ban, reg } from '@sleight/kernel/book';
import { CARD, ref, refIndex, refKind, SEAT } from '@sleight/kernel/code';
import { attach } from '@sleight/kernel/modifiers';
import { CHARACTER } from '../../counters';
import { untilMoment } from '../../durations';
import { sideOfRef } from '../../identity';
import type { C } from '../../language';
import { isByEffect } from '../../prohibitions';
import { verbId } from '../../verb-names';
import { type Forbid, register } from './schema';

const DRAW = verbId('draw');
const LIFE_TO_HAND = verbId('lifeToHand');
const PLAY = verbId('play');
const USE_EVENT = verbId('useEvent');

/** Own cards, by own effects: an opponent's effects and the rules are not covered. */
const byOwnEffect: Ban['forbids'] = (p, f, r, by) =>
  sideOfRef(p, f, r) === f.you && by === f.you && isByEffect(p);
const paidFor: Ban['forbids'] = (p, f, r) => sideOfRef(p, f, r) === f.you && !isByEffect(p);
const ownCharacter: Ban['forbids'] = (p, f, r) =>
  sideOfRef(p, f, r) === f.you &&
  refKind(r) === CARD &&
  p.book.defs[p.s.cards.def[refIndex(r)]].kind === CHARACTER;

const BANS: Record<Forbid['what'], readonly Ban[]> = {
  draw: [{ verb: DRAW, forbids: byOwnEffect }],
  lifeToHand: [{ verb: LIFE_TO_HAND, forbids: byOwnEffect }],
  playFromHand: [
    { verb: PLAY, forbids: paidFor },
    { verb: USE_EVENT, forbids: paidFor },
  ],
  playCharacters: [{ verb: PLAY, forbids: ownCharacter }],
};

export function run({ what, duration = 'thisTurn', bind }: Forbid, c: C): void {
  const { notes, addLasting } = c.read.rules;
  const line = addLasting({ name: `cannot ${what}`, bans: BANS[what] });
  const to = c.register(bind ?? register);
  c.step((p, f) => {
    const on = ref(SEAT, f.you);
    attach(p, { on, by: f.you, kind: 0, line, until: untilMoment(p, f.you, duration) });
    notes.note(c.line);
    f.regs[to] = reg([on]);
  });
}
