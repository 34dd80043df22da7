// How Mythos names options and things: keys for machines, sentences for people in two languages. A hidden character
// is named by its place and position, never by its card, unless it is one's own.

import type { Naming, Play, Said, Touch } from '@sleight/kernel/book';
import { CARD, codeA, codeB, codeKind, NUM, OBJ, PLACE, refIndex, refKind } from '@sleight/kernel/code';
import type { ObjId } from '@sleight/kernel/ids';
import { defOf, objAt, objById } from '@sleight/kernel/objects';
import type { Obj, Seat } from '@sleight/kernel/state';
import { missionOf, onSide } from './character';
import { CHARACTER, JUTSU } from './counters';
import { HIDE, PASS, PLAY, PLAY_JUTSU, REVEAL, UPGRADE } from './listing';
import { missionPlace, side } from './places';

interface Named {
  key: string;
  say: Said;
  touches?: Touch[];
}

/** Position among the characters of its side, oldest first. */
function position(p: Play, o: Obj): number {
  let n = 0;
  let at = 0;
  onSide(p, o.ctrl, missionOf(p, o), (one) => {
    n++;
    if (one.id === o.id) at = n;
  });
  return at;
}

/** "Chakra Training". */
function missionName(p: Play, mission: number): Said {
  const card = objAt(p.s, missionPlace(mission));
  return card === null ? { en: `mission ${mission}`, fr: `mission ${mission}` } : defOf(p, card).name;
}

interface PlacedName extends Named {
  /** Without its mission: "your Sakon". */
  readonly who: Said;
  /** As part of an action: "your Sakon in Chakra Training". */
  readonly within: Said;
}

const everywhere = (key: string, say: Said): PlacedName => ({ key, say, who: say, within: say });

/** "your Sakon (Chakra Training)". */
export function objectName(p: Play, seat: Seat, id: ObjId): PlacedName {
  const o = objById(p.s, id);
  if (o === null)
    return everywhere(`gone ${id}`, {
      en: 'a character that left play',
      fr: 'un personnage qui a quitté le jeu',
    });
  const place = p.book.places[o.at];
  if (place.seat === null) return everywhere(`mission ${place.lane}`, defOf(p, o).name);
  const mine = o.ctrl === seat;
  const key = `${mine ? 'friendly' : 'enemy'} ${position(p, o)} at mission ${place.lane}`;
  const known = o.down === 0 || (mine && p.s.cards.def[o.cards[0]] !== 0);
  const card: Said = known ? defOf(p, o).name : { en: 'character', fr: 'personnage' };
  const name: Said = o.down === 1 ? { en: `hidden ${card.en}`, fr: `${card.fr} caché` } : card;
  const at = missionName(p, place.lane);
  const who = {
    en: `${mine ? 'your' : 'enemy'} ${name.en}`,
    fr: mine ? `votre ${name.fr}` : `${name.fr} adverse`,
  };
  return {
    key,
    who,
    say: { en: `${who.en} (${at.en})`, fr: `${who.fr} (${at.fr})` },
    within: { en: `${who.en} in ${at.en}`, fr: `${who.fr} dans ${at.fr}` },
  };
}

/** Effects let cards be played from other zones than the hand. */
const card = (def: string): Touch => ({ kind: 'card', def, zone: null });
const object = (id: ObjId): Touch => ({ kind: 'object', id });
const mission = (seat: Seat, n: number): Touch => ({ kind: 'place', index: side(seat, n) });

export const naming: Naming = {
  forms: [
    { words: 'play CARD at PLACE', kind: CHARACTER },
    { words: 'hide CARD at PLACE' },
    { words: 'upgrade OBJECT with CARD', kind: CHARACTER },
    { words: 'reveal OBJECT' },
    { words: 'reveal OBJECT over OBJECT' },
    { words: 'play CARD with OBJECT', kind: JUTSU },
    { words: 'pass' },
  ],
  option(p, seat, code): Named {
    const def = p.book.defs[codeA(code)];
    const there = (): Said => missionName(p, codeB(code));
    switch (codeKind(code)) {
      case PLAY:
        return {
          key: `play ${def.id} at mission ${codeB(code)}`,
          say: {
            en: `Play ${def.name.en} in ${there().en}`,
            fr: `Jouer ${def.name.fr} dans ${there().fr}`,
          },
          touches: [card(def.id), mission(seat, codeB(code))],
        };
      case HIDE:
        return {
          key: `hide ${def.id} at mission ${codeB(code)}`,
          say: {
            en: `Play ${def.name.en} face down in ${there().en}`,
            fr: `Jouer ${def.name.fr} face cachée dans ${there().fr}`,
          },
          touches: [card(def.id), mission(seat, codeB(code))],
        };
      case UPGRADE: {
        const over = objectName(p, seat, codeB(code));
        return {
          key: `upgrade ${over.key} with ${def.id}`,
          say: {
            en: `Play ${def.name.en} over ${over.within.en}`,
            fr: `Jouer ${def.name.fr} sur ${over.within.fr}`,
          },
          touches: [card(def.id), object(codeB(code))],
        };
      }
      case REVEAL: {
        const o = objectName(p, seat, codeA(code));
        return {
          key: `reveal ${o.key}`,
          say: { en: `Reveal ${o.within.en}`, fr: `Révéler ${o.within.fr}` },
          touches: [object(codeA(code))],
        };
      }
      case PLAY_JUTSU: {
        const host = objectName(p, seat, codeB(code));
        return {
          key: `play ${def.id} with ${host.key}`,
          say: {
            en: `Play ${def.name.en} with ${host.within.en}`,
            fr: `Jouer ${def.name.fr} avec ${host.within.fr}`,
          },
          touches: [card(def.id), object(codeB(code))],
        };
      }
      case PASS:
        return { key: 'pass', say: { en: 'Pass', fr: 'Passer' } };
      default: {
        const o = objectName(p, seat, codeA(code));
        const over = objectName(p, seat, codeB(code));
        return {
          key: `reveal ${o.key} over ${over.key}`,
          say: {
            en: `Reveal ${o.who.en} over ${over.within.en}`,
            fr: `Révéler ${o.who.fr} sur ${over.within.fr}`,
          },
          touches: [object(codeA(code)), object(codeB(code))],
        };
      }
    }
  },
  ref(p, seat, r): Named {
    const i = refIndex(r);
    switch (refKind(r)) {
      case OBJ:
        return objectName(p, seat, i);
      case PLACE: {
        const { lane } = p.book.places[i];
        return { key: `mission ${lane}`, say: missionName(p, lane) };
      }
      case CARD: {
        const def = p.book.defs[p.s.cards.def[i]];
        return { key: def.id, say: def.name };
      }
      case NUM:
        return { key: `${i}`, say: { en: `${i}`, fr: `${i}` } };
      default:
        return { key: `seat ${i}`, say: { en: `player ${i + 1}`, fr: `joueur ${i + 1}` } };
    }
  },
};
