// toDeck: cards go to an end of their owner's deck. Their owner orders several of them, unseen (ruling 101).
import type { Play, Said } from '@sleight/kernel/book';
import { OBJ, refIndex, refKind } from '@sleight/kernel/code';
import { objById } from '@sleight/kernel/objects';
import type { Frame, Seat } from '@sleight/kernel/state';
import { ownerOfCard } from '../../card-verbs';
import type { C } from '../../language';
import { ownerOf } from '../../leaving';
import { inOrder, whichEnd } from '../../ordering';
import { sidesIn } from '../../sides';
import { pick } from '../../targets';
import { register, type ToDeck } from './schema';

const WHY: Said = { en: 'Choose what goes to the deck', fr: 'Choisissez ce qui va dans le deck' };
const NEXT: Said = { en: 'Which one goes next?', fr: 'Laquelle vient ensuite\u202f?' };
const END: Said = { en: 'Top or bottom of the deck?', fr: 'Au-dessus ou en dessous du deck\u202f?' };

const ownerIn =
  (of: number) =>
  (p: Play, f: Frame): Seat => {
    const r = f.regs[of]?.refs[0];
    if (r === undefined) return f.you;
    const o = refKind(r) === OBJ ? objById(p.s, refIndex(r)) : null;
    return o === null ? ownerOfCard(p, refIndex(r)) : ownerOf(p, o);
  };

export function run(a: ToDeck, c: C): void {
  const name = a.bind ?? register;
  const { position = 'bottom' } = a;
  const verb = a.from === undefined ? 'toDeck' : 'putInDeck';
  const to = pick(c, a, `${name} choice`, { why: WHY });
  const isMany = a.all === true || c.read.counts(a).max > 1;
  if (isMany && a.shuffle !== true) inOrder(c, to, ownerIn(to), NEXT);
  if (position === 'topOrBottom') {
    const end = whichEnd(c, name, to, END);
    c.happens(verb, to, (_p, f) => f.regs[end]?.n ?? 0, name);
  } else c.happens(verb, to, () => (position === 'bottom' ? 1 : 0), name);
  if (a.shuffle === true) c.happens('shuffle', sidesIn(c, a.targetSide), () => 0, `${name} shuffle`);
}
