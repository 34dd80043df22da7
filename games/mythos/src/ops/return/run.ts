// return: characters to their owners' hands, or a card of the discard pile to yours.
import type { RefTest } from '@sleight/kernel/book';
import { chooseCardStep } from '@sleight/kernel/choose';
import { add, CARD, ref, refIndex } from '@sleight/kernel/code';
import { objById } from '@sleight/kernel/objects';
import type { C } from '../../language';
import { DISCARD } from '../../places';
import { pick } from '../../targets';
import { type Return, register } from './schema';

const WHY = { en: 'Choose a card to return to hand', fr: 'Choisissez une carte à renvoyer en main' };

export function run(a: Return, c: C): void {
  const name = a.bind ?? register;
  if (a.from === undefined) {
    // A source that is hidden by now has no text left to follow (11.7, R52).
    const speaks: RefTest = (p, _f, r) => a.targetType !== 'self' || objById(p.s, refIndex(r))?.down === 0;
    const to = pick(c, a, `${name} choice`, { why: WHY, verb: 'return', also: speaks });
    c.happens('return', to, () => 0, name);
    return;
  }
  const chosen = c.register(`${name} cards`);
  const match = c.read.match(
    { targetType: 'card', ...(a.filters === undefined ? {} : { filters: a.filters }) },
    c,
  );
  c.needs((p, f, out) => {
    for (const card of p.s.zones[DISCARD + f.you])
      if (match(p, f, ref(CARD, card))) add(out, ref(CARD, card));
  });
  c.ask(
    chooseCardStep({
      zone: (_p, f) => DISCARD + f.you,
      match,
      min: () => 1,
      max: () => 1,
      to: chosen,
      decline: c.takeDecline(),
      why: WHY,
    }),
  );
  c.happens('recover', chosen, () => 0, name);
}
