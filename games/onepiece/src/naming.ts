// How One Piece names options and things: keys for machines, sentences for people in two languages.

import type { Naming, Play, Said, Touch } from '@sleight/kernel/book';
import { CARD, codeA, codeB, codeKind, codePayload, NUM, OBJ, refIndex, refKind } from '@sleight/kernel/code';
import type { CardIndex, DefIndex, ObjId } from '@sleight/kernel/ids';
import { defOf, objById } from '@sleight/kernel/objects';
import { type Obj, other, type Seat } from '@sleight/kernel/state';
import { PRINTED_COST } from './counters';
import { ACTIVE_DON, RESTED_DON } from './don-verbs';
import { inSlot, isLeader, isStage, slotOf } from './field';
import {
  ACTIVATE,
  ANY_ORDER,
  ATTACK,
  BLOCK,
  COUNTER,
  COUNTER_EVENT,
  DON_BACK,
  END_OF_STACK,
  END_TURN,
  GIVE_DON,
  GO_FIRST,
  GO_SECOND,
  KEEP,
  MODE,
  PASS,
  PLAY,
  REDRAW,
  TO_HAND,
  TRIGGER,
} from './options';
import { HAND } from './places';
import { costOfCard, counterOf, power } from './stats';

interface Named {
  key: string;
  say: Said;
  short?: Said;
  touches?: Touch[];
}

const named = (key: string, en: string, fr: string, touches: Touch[] = []): Named => ({
  key,
  say: { en, fr },
  touches,
});

const inHand = (def: string, seat: Seat): Touch => ({ kind: 'card', def, zone: HAND + seat });
const object = ({ id }: Obj): Touch => ({ kind: 'object', id });
const don = (state: 'active' | 'rested', seat: Seat): Touch => ({
  kind: 'counter',
  id: `don ${state}`,
  seat,
});

function place(p: Play, o: Obj): string {
  if (isLeader(o)) return 'leader';
  return isStage(o) ? 'stage' : `character ${slotOf(p.s, o)}`;
}

export function objectName(p: Play, seat: Seat, id: ObjId): Named {
  const o = objById(p.s, id);
  if (o === null)
    return named(`gone ${id}`, 'a card that left the field', 'une carte qui a quitté le terrain');
  const { name } = defOf(p, o);
  const mine = o.ctrl === seat;
  return named(
    `${mine ? 'my' : 'enemy'} ${place(p, o)}`,
    mine ? `your ${name.en}` : `enemy ${name.en}`,
    mine ? `votre ${name.fr}` : `${name.fr} adverse`,
  );
}

/** A card in a slot: how it is called, how it is touched, and its power. */
function inSlotOf(p: Play, seat: Seat, whose: Seat, slot: number): Named & { touch: Touch; power: number } {
  const o = inSlot(p.s, whose, slot);
  return { ...objectName(p, seat, o.id), touch: object(o), power: power(p, o) };
}

/** A copy of the card in that hand; equal copies cost the same. */
const held = (p: Play, seat: Seat, def: DefIndex): CardIndex | undefined =>
  p.s.zones[HAND + seat].find((card) => p.s.cards.def[card] === def);

function priceInHand(p: Play, seat: Seat, def: DefIndex): number {
  const card = held(p, seat, def);
  return card === undefined ? p.book.defs[def].printed[PRINTED_COST] : costOfCard(p, card);
}

function counterInHand(p: Play, seat: Seat, def: DefIndex): number {
  const card = held(p, seat, def);
  return card === undefined ? 0 : counterOf(p, card);
}

const ownSlot = (p: Play, seat: Seat, slot: number) => inSlotOf(p, seat, seat, slot);

function donBack(p: Play, seat: Seat, which: number): Named {
  if (which === ACTIVE_DON)
    return named('return active don', 'an active DON!!', 'un DON!! actif', [don('active', seat)]);
  if (which === RESTED_DON)
    return named('return rested don', 'a rested DON!!', 'un DON!! épuisé', [don('rested', seat)]);
  const o = ownSlot(p, seat, which - 2);
  return named(`return don of ${o.key}`, `a DON!! given to ${o.say.en}`, `un DON!! attaché à ${o.say.fr}`, [
    o.touch,
  ]);
}

const PLAIN: ReadonlyMap<number, Named> = new Map([
  [END_TURN, named('end turn', 'End turn', 'Terminer le tour')],
  [TO_HAND, named('to hand', 'Add it to your hand', 'L’ajouter à votre main')],
  [TRIGGER, named('trigger', 'Activate its [Trigger]', 'Activer son [Déclenchement]')],
  [GO_FIRST, named('go first', 'Go first', 'Commencer')],
  [GO_SECOND, named('go second', 'Go second', 'Jouer en second')],
  [KEEP, named('keep', 'Keep hand', 'Garder la main')],
  [REDRAW, named('redraw', 'Mulligan', 'Mulligan')],
  [ANY_ORDER, named('any order', 'Any order', 'Peu importe l’ordre')],
  [PASS, named('pass', 'No', 'Non')],
]);

export const naming: Naming = {
  forms: [
    ...[...PLAIN.values()].map(({ key }) => ({ words: key })),
    { words: 'play CARD' },
    { words: 'activate OBJECT' },
    { words: 'activate OBJECT N' },
    { words: 'give don to OBJECT' },
    { words: 'attack OBJECT with OBJECT' },
    { words: 'block with OBJECT' },
    { words: 'counter CARD for OBJECT' },
    { words: 'return active don' },
    { words: 'return rested don' },
    { words: 'return don of OBJECT' },
    { words: 'top' },
    { words: 'bottom' },
    { words: 'choose mode N' },
  ],
  option(p, seat, code): Named {
    const kind = codeKind(code);
    const plain = PLAIN.get(kind);
    if (plain !== undefined) return plain;
    switch (kind) {
      case PLAY:
      case COUNTER_EVENT: {
        const def = p.book.defs[codePayload(code)];
        const price = priceInHand(p, seat, def.index);
        return {
          ...named(
            `play ${def.id}`,
            `Play ${def.name.en} (${price} DON!!)`,
            `Jouer ${def.name.fr} (${price} DON!!)`,
            [inHand(def.id, seat)],
          ),
          short: { en: `Play, ${price}`, fr: `Jouer, ${price}` },
        };
      }
      case ACTIVATE: {
        const o = ownSlot(p, seat, codeA(code));
        const nth = codeB(code) === 0 ? '' : ` ${codeB(code) + 1}`;
        return named(`activate ${o.key}${nth}`, `Activate ${o.say.en}${nth}`, `Activer ${o.say.fr}${nth}`, [
          o.touch,
        ]);
      }
      case GIVE_DON: {
        const o = ownSlot(p, seat, codePayload(code));
        return named(
          `give don to ${o.key}`,
          `Give a DON!! to ${o.say.en}`,
          `Attacher un DON!! à ${o.say.fr}`,
          [don('active', seat), o.touch],
        );
      }
      case ATTACK: {
        const by = ownSlot(p, seat, codeA(code));
        const on = inSlotOf(p, seat, other(seat), codeB(code));
        return named(
          `attack ${on.key} with ${by.key}`,
          `Attack ${on.say.en} (${on.power}) with ${by.say.en} (${by.power})`,
          `Attaquer ${on.say.fr} (${on.power}) avec ${by.say.fr} (${by.power})`,
          [by.touch, on.touch],
        );
      }
      case BLOCK: {
        const o = ownSlot(p, seat, codePayload(code));
        return named(`block with ${o.key}`, `Block with ${o.say.en}`, `Bloquer avec ${o.say.fr}`, [o.touch]);
      }
      case COUNTER: {
        const def = p.book.defs[codeA(code)];
        const o = ownSlot(p, seat, codeB(code));
        const gain = `+${counterInHand(p, seat, def.index)}`;
        return named(
          `counter ${def.id} for ${o.key}`,
          `Counter with ${def.name.en}: ${gain} for ${o.say.en}`,
          `Contrer avec ${def.name.fr}\u202f: ${gain} pour ${o.say.fr}`,
          [inHand(def.id, seat), o.touch],
        );
      }
      case DON_BACK:
        return donBack(p, seat, codePayload(code));
      case END_OF_STACK:
        return codePayload(code) === 0
          ? named('top', 'On top', 'Au-dessus')
          : named('bottom', 'At the bottom', 'En dessous');
      case MODE: {
        const n = codePayload(code) + 1;
        return named(`choose mode ${n}`, `Effect ${n}`, `Effet ${n}`);
      }
      default:
        throw new Error(`option kind ${kind} has no name`);
    }
  },
  ref(p, seat, r): Named {
    const i = refIndex(r);
    switch (refKind(r)) {
      case OBJ:
        return objectName(p, seat, i);
      case CARD: {
        const def = p.book.defs[p.s.cards.def[i]];
        return { key: def.id, say: def.name };
      }
      case NUM:
        return named(`${i}`, `${i}`, `${i}`);
      default:
        return named(
          i === seat ? 'me' : 'enemy',
          i === seat ? 'you' : 'your opponent',
          i === seat ? 'vous' : 'votre adversaire',
        );
    }
  },
};
