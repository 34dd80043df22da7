// How Territory names options and things: keys for machines, sentences for people in two languages.
// Keys name public positions as the deciding seat sees them ("ally at slot 2"), never a hidden card.

import type { Line, Naming, Play, Said, Touch } from '@sleight/kernel/book';
import { codeA, codeB, codeKind, MOD, NUM, OBJ, PLACE, refIndex, refKind } from '@sleight/kernel/code';
import type { ModId, ObjId, OptionCode, PlaceIndex } from '@sleight/kernel/ids';
import { defOf, objAt, objById } from '@sleight/kernel/objects';
import type { Seat } from '@sleight/kernel/state';
import { guillemets, narrow } from '@sleight/kernel/text/french';
import { ACTION, UNIT } from './counters';
import { HAND } from './places';
import { ACTIVATE, PASS, PLAY_ACTION, PLAY_UNIT } from './turn';

interface Named {
  key: string;
  say: Said;
  touches?: Touch[];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function placeName(p: Play, seat: Seat, index: PlaceIndex): Named {
  const place = p.book.places[index];
  if (place.seat === null) {
    return { key: `lane ${place.lane}`, say: { en: `lane ${place.lane}`, fr: `couloir ${place.lane}` } };
  }
  if (place.lane === 0) return { key: place.name, say: { en: place.name, fr: place.name } };
  const mine = place.seat === seat;
  return {
    key: `${mine ? 'my' : 'enemy'} slot ${place.lane}`,
    say: mine
      ? { en: `your slot ${place.lane}`, fr: `votre emplacement ${place.lane}` }
      : { en: `enemy slot ${place.lane}`, fr: `emplacement adverse ${place.lane}` },
  };
}

function unitName(p: Play, seat: Seat, id: ObjId): Named {
  const unit = objById(p.s, id);
  if (unit === null)
    return { key: `gone ${id}`, say: { en: 'a unit that left play', fr: 'une unité qui a quitté le jeu' } };
  const { name } = defOf(p, unit);
  const { lane } = p.book.places[unit.at];
  if (lane === 0) return { key: unit.ctrl === seat ? 'my leader' : 'enemy leader', say: name };
  const mine = unit.ctrl === seat;
  return {
    key: `${mine ? 'ally' : 'enemy'} at slot ${lane}`,
    say: {
      en: `${mine ? 'your' : 'enemy'} ${name.en} (slot ${lane})`,
      fr: `${mine ? `votre ${name.fr}` : `${name.fr} adverse`} (emplacement ${lane})`,
    },
  };
}

/** Effects are numbered by age, oldest first, as on the table; the number distinguishes equal ones in one place. */
function effectName(p: Play, seat: Seat, id: ModId, textOf: (line: Line) => Said): Named {
  const position = p.s.mods.findIndex((mod) => mod.id === id) + 1;
  const mod = p.s.mods[position - 1];
  if (mod === undefined) return { key: 'no effect', say: { en: 'a removed effect', fr: 'un effet retiré' } };
  const where = placeName(p, seat, refIndex(mod.on)).say;
  const text = textOf(p.book.lines[mod.line]);
  const hasTwin = p.s.mods.some(
    (twin) => twin !== mod && twin.on === mod.on && textOf(p.book.lines[twin.line]).en === text.en,
  );
  const number = hasTwin ? { en: `, effect ${position}`, fr: `, effet ${position}` } : { en: '', fr: '' };
  return {
    key: `effect ${position}`,
    say: {
      en: `${where.en}${number.en}: “${text.en}”`,
      fr: `${where.fr}${number.fr}${narrow}: ${guillemets(text.fr)}`,
    },
  };
}

function activation(p: Play, code: OptionCode): Named {
  const o = objAt(p.s, codeA(code))!;
  const def = defOf(p, o);
  const active = def.lines.filter((line) => line.type === 'Activate');
  const which = active.length > 1 ? ` ability ${active.indexOf(def.lines[codeB(code)]) + 1}` : '';
  const { lane } = p.book.places[o.at];
  const where = lane === 0 ? 'leader' : `slot ${lane}`;
  const spot = lane === 0 ? '' : ` (emplacement ${lane})`;
  return {
    key: `activate ${where}${which}`,
    say: {
      en: `Activate ${def.name.en}${lane === 0 ? '' : ` (${where})`}`,
      fr: `Activer ${def.name.fr}${spot}`,
    },
    touches: [{ kind: 'object', id: o.id }],
  };
}

export const naming = (textOf: (line: Line) => Said): Naming => ({
  forms: [
    { words: 'play CARD at PLACE', kind: UNIT },
    { words: 'play CARD', kind: ACTION },
    { words: 'activate OBJECT' },
    { words: 'activate OBJECT ability N' },
    { words: 'pass' },
  ],
  option(p, seat, code): Named {
    const def = p.book.defs[codeA(code)];
    const fromHand = (): Touch => ({ kind: 'card', def: def.id, zone: HAND + seat });
    switch (codeKind(code)) {
      case PLAY_UNIT: {
        const { lane } = p.book.places[codeB(code)];
        return {
          key: `play ${def.id} at slot ${lane}`,
          say: {
            en: `Play ${def.name.en} in slot ${lane}`,
            fr: `Jouer ${def.name.fr} à l’emplacement ${lane}`,
          },
          touches: [fromHand(), { kind: 'place', index: codeB(code) }],
        };
      }
      case PLAY_ACTION:
        return {
          key: `play ${def.id}`,
          say: { en: `Play ${def.name.en}`, fr: `Jouer ${def.name.fr}` },
          touches: [fromHand()],
        };
      case ACTIVATE:
        return activation(p, code);
      case PASS:
        return { key: 'pass', say: { en: 'Pass', fr: 'Passer' } };
      default:
        throw new Error(`Territory has no option of kind ${codeKind(code)}`);
    }
  },
  ref(p, seat, r): Named {
    const i = refIndex(r);
    switch (refKind(r)) {
      case OBJ:
        return unitName(p, seat, i);
      case PLACE:
        return placeName(p, seat, i);
      case MOD:
        return effectName(p, seat, i, textOf);
      case NUM:
        return { key: `${i}`, say: { en: `${i}`, fr: `${i}` } };
      default:
        return { key: `seat ${i}`, say: { en: capital(`player ${i + 1}`), fr: capital(`joueur ${i + 1}`) } };
    }
  },
});
