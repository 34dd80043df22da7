// The scene of a game without its own: every place as an area, every card and object as a piece, the marks of
// objects as unnamed tokens. Enough to play on a plain table.

import type { Place, Play, Said } from '@sleight/kernel/book';
import { MOD, ref } from '@sleight/kernel/code';
import { SEATS, type Seat } from '@sleight/kernel/state';
import { isAsked } from '@sleight/kernel/vm';
import type { Game } from './game';
import type { Area, LastingEffect, Scene } from './scene';
import { both, type Dress } from './scene-looks';
import { looseArea, objectArea, seatLook, sitsOn, some, tokens } from './scene-parts';

/** Places that every card game has. A game names its others (`placeNames`), or the rulebook's name is used. */
const NAMES: Readonly<Record<string, Said>> = {
  deck: both('Deck', 'Pioche'),
  hand: both('Hand', 'Main'),
  discard: both('Discard', 'Défausse'),
  table: both('Table', 'Table'),
};

type PlaceNames = NonNullable<Game['placeNames']>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "slot 2" is the second of those that a game calls "slot". */
function labelOf({ name }: Place, names: PlaceNames): Said {
  const [, word = name, number = ''] = /^(.*?)( \d+)?$/.exec(name) ?? [];
  const said = names[word] ?? NAMES[word] ?? both(capital(word), capital(word));
  return both(`${said.en}${number}`, `${said.fr}${number}`);
}

const marksOf: Dress = (_p, o) => ({
  tokens: some(
    o.marks.flatMap((n, i) => tokens(`mark ${i + 1}`, both(`Mark ${i + 1}`, `Marque ${i + 1}`), n) ?? []),
  ),
});

function areaOf(p: Play, place: Place, names: PlaceNames): Area {
  const label = labelOf(place, names);
  if (place.index < p.book.zones)
    return looseArea(p, place.index, { kind: place.sees === 'owner' ? 'hand' : 'pile', label });
  return objectArea(p, place.index, { kind: place.lane > 0 ? 'lane' : 'row', label }, marksOf);
}

/** Two places with one name are numbered. */
const distinct = (areas: readonly Area[]): Area[] =>
  areas.map((area, i) =>
    areas.findIndex(({ id }) => id === area.id) === i ? area : { ...area, id: `${area.id}#${i}` },
  );

const effectsOf = (p: Play, seat: Seat): LastingEffect[] =>
  p.s.mods.map((mod) => ({
    id: `${mod.id}`,
    touch: { kind: 'modifier', id: mod.id },
    on: sitsOn(mod),
    tone: 'plain',
    say: p.book.naming.ref(p, seat, ref(MOD, mod.id)).say,
  }));

function plainScene(p: Play, seat: Seat, names: PlaceNames): Scene {
  const turn = p.book.turn(p.s);
  return {
    heading: { turn: both(`Turn ${turn}`, `Tour ${turn}`), phase: null },
    seats: SEATS.map((one) => seatLook(one, isAsked(p, one))),
    areas: distinct(p.book.places.map((place) => areaOf(p, place, names))),
    counters: [],
    effects: effectsOf(p, seat),
    links: [],
  };
}

/** The table as one seat sees it. `p` plays that seat's view, or an open state with everything shown. */
export const sceneOf = (game: Pick<Game, 'scene' | 'placeNames'>, p: Play, seat: Seat): Scene =>
  game.scene === undefined ? plainScene(p, seat, game.placeNames ?? {}) : game.scene(p, seat);
