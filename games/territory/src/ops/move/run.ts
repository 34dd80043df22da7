// move: a unit, then one of its player's slots close to it. Into an occupied slot the two swap, or it is
// illegal (parameter); a unit with nowhere to go is no legal choice.

import type { Play } from '@sleight/kernel/book';
import { chooseStep } from '@sleight/kernel/choose';
import type { Refs } from '@sleight/kernel/code';
import { add, newList, PLACE, ref, refIndex } from '@sleight/kernel/code';
import type { Ref } from '@sleight/kernel/ids';
import { objAt, objById } from '@sleight/kernel/objects';
import type { Frame } from '@sleight/kernel/state';
import type { C } from '../../language';
import { type Move, register } from './schema';

export function run(a: Move, c: C): void {
  const swap = c.read.rules.moveIntoOccupied === 'swap';
  const unitAt = `${a.bind ?? register} choice`;

  function destinations(p: Play, unit: Ref, out: Refs): void {
    const mover = objById(p.s, refIndex(unit));
    if (mover === null) return;
    const from = p.book.places[mover.at];
    for (const place of p.book.places) {
      const isClose = place.seat === from.seat && place.lane > 0 && Math.abs(place.lane - from.lane) === 1;
      if (isClose && (swap || objAt(p.s, place.index) === null)) add(out, ref(PLACE, place.index));
    }
  }

  const canMove = (p: Play, f: Frame): boolean => {
    const found = newList<Ref>();
    destinations(p, f.regs[chosen]!.refs[0], found);
    return found.n > 0;
  };
  const chosen = c.register(unitAt);
  c.choose(
    a,
    unitAt,
    { en: 'Choose a unit to move', fr: 'Choisissez une unité à déplacer' },
    'move',
    canMove,
  );
  const to = c.register(`${a.bind ?? register} to`);
  c.ask(
    chooseStep({
      select(p, f, out): void {
        const unit = f.regs[chosen]?.refs[0];
        if (unit !== undefined) destinations(p, unit, out);
      },
      min: () => 1,
      max: () => 1,
      to,
      decline: () => false,
      why: { en: 'Choose a close slot', fr: 'Choisissez un emplacement proche' },
    }),
  );
  c.happens('move', chosen, (_p, f) => refIndex(f.regs[to]?.refs[0] ?? 0), a.bind ?? register);
}
