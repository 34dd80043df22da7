// How options and things are named: keys for machines, sentences for people in both languages.
// Keys name public positions as the deciding seat sees them, never a hidden card of the other player.

import type { Naming } from '@sleight/kernel/book';
import { codePayload, OBJ, refIndex, refKind } from '@sleight/kernel/code';
import { defOf, objById } from '@sleight/kernel/objects';
import { HAND } from './places';

export const naming: Naming = {
  forms: [{ words: 'play CARD' }],
  option(p, seat, code) {
    const { id, name } = p.book.defs[codePayload(code)];
    return {
      key: `play ${id}`,
      say: { en: `Play ${name.en}`, fr: `Jouer ${name.fr}` },
      touches: [{ kind: 'card', def: id, zone: HAND + seat }],
    };
  },
  ref(p, seat, r) {
    const o = refKind(r) === OBJ ? objById(p.s, refIndex(r)) : null;
    const isMine = o?.ctrl === seat;
    if (o === null) return { key: `player ${refIndex(r)}`, say: { en: 'a player', fr: 'un joueur' } };
    const { name } = defOf(p, o);
    return isMine
      ? { key: 'my card', say: { en: `your ${name.en}`, fr: `votre ${name.fr}` } }
      : { key: 'opposing card', say: { en: `opposing ${name.en}`, fr: `${name.fr} adverse` } };
  },
};
