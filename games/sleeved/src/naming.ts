// How Sleeved names options: keys for machines, sentences for people in two languages.
// Keys name cards that the deciding seat sees in its own hand or among its sleeves, and nothing else.

import type { Naming, Play, Said, Touch } from '@sleight/kernel/book';
import { codeKind, codePayload, refIndex } from '@sleight/kernel/code';
import type { Seat } from '@sleight/kernel/state';
import { COMMIT, cardsOf, composing, EQUIP, EXPIRE, PICK_ANIMAL, PICK_SLEEVE, UNDO } from './commit';
import { ANIMAL, ANIMALS, EQUIPMENT, HAND, SLEEVE, SLEEVES, TABLE } from './places';
import { asSleeved } from './rulebook';

interface Named {
  key: string;
  say: Said;
  touches?: Touch[];
}

/** The numbers one is about to commit. */
function totals(p: Play, seat: Seat): Said {
  const card = composing(asSleeved(p.book), p.s, seat);
  if (card === null) return { en: '', fr: '' };
  const { damage, health, initiative } = card;
  return {
    en: ` (${damage.total} damage, ${health.total} health, ${initiative.total} initiative)`,
    fr: ` (${damage.total} dégâts, ${health.total} santé, ${initiative.total} initiative)`,
  };
}

/** Picked cards are shown at their place of reveal. */
function takeBack(p: Play, seat: Seat): Named {
  const strand = p.s.strands?.[seat];
  const last = strand === undefined ? undefined : cardsOf(strand[0]).at(-1);
  const { id, name } = p.book.defs[last === undefined ? 0 : p.s.cards.def[last]];
  return {
    key: 'undo',
    say: { en: `Remove ${name.en}`, fr: `Retirer ${name.fr}` },
    touches: [{ kind: 'card', def: id, zone: TABLE + seat }],
  };
}

export const naming: Naming = {
  forms: [
    { words: 'sleeve CARD', kind: SLEEVE },
    { words: 'animal CARD', kind: ANIMAL },
    { words: 'equip CARD', kind: EQUIPMENT },
    { words: 'undo' },
    { words: 'commit' },
  ],
  option(p, seat, code): Named {
    const def = p.book.defs[codePayload(code)];
    const lying = (zone: number): Touch[] => [{ kind: 'card', def: def.id, zone: zone + seat }];
    switch (codeKind(code)) {
      case PICK_SLEEVE:
        return { key: `sleeve ${def.id}`, say: def.name, touches: lying(SLEEVES) };
      case PICK_ANIMAL:
        return { key: `animal ${def.id}`, say: def.name, touches: lying(ANIMALS) };
      case EQUIP:
        return { key: `equip ${def.id}`, say: def.name, touches: lying(HAND) };
      case UNDO:
        return takeBack(p, seat);
      case COMMIT: {
        const numbers = totals(p, seat);
        return { key: 'commit', say: { en: `Commit${numbers.en}`, fr: `Engager la carte${numbers.fr}` } };
      }
      case EXPIRE:
        return {
          key: 'time is up',
          say: {
            en: 'Time is up: the first sleeve and the first animal, no equipment',
            fr: 'Temps écoulé\u202f: la première pochette et le premier animal, sans équipement',
          },
        };
      default:
        throw new Error(`Sleeved has no option of kind ${codeKind(code)}`);
    }
  },
  ref(_p, seat, r): Named {
    const mine = refIndex(r) === seat;
    return mine
      ? { key: 'me', say: { en: 'you', fr: 'vous' } }
      : { key: 'foe', say: { en: 'your opponent', fr: 'votre adversaire' } };
  },
};
