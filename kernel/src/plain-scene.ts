// The scene of a game that has none of its own: every place as an area, every card and object as a piece, the marks of
// objects as tokens without a name. Enough to play on a plain table.

import type { Place, Play, Said } from './book';
import { MOD, ref } from './code';
import type { Game } from './game';
import type { Area, Effect, Scene } from './scene';
import { both, type Dress, looseArea, objectArea, seatLook, sitsOn, some, tokens } from './scene-parts';
import { SEATS, type Seat } from './state';
import { isAsked } from './vm';

/** Places that most games have; others are called what the rulebook calls them. */
const NAMES: Readonly<Record<string, Said>> = {
  deck: both('Deck', 'Pioche'),
  hand: both('Hand', 'Main'),
  discard: both('Discard', 'Défausse'),
  trash: both('Trash', 'Défausse'),
  table: both('Table', 'Table'),
  life: both('Life', 'Vie'),
  leader: both('Leader', 'Meneur'),
  lane: both('Lane', 'Couloir'),
  slot: both('Slot', 'Emplacement'),
  mission: both('Mission', 'Mission'),
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function labelOf({ name }: Place): Said {
  const [, word, number = ''] = /^(.*?)( \d+)?$/.exec(name)!;
  const said = NAMES[word] ?? both(capital(word), capital(word));
  return both(`${said.en}${number}`, `${said.fr}${number}`);
}

const marksOf: Dress = (_p, o) => ({
  tokens: some(
    o.marks.flatMap((n, i) => tokens(`mark ${i + 1}`, both(`Mark ${i + 1}`, `Marque ${i + 1}`), n) ?? []),
  ),
});

function areaOf(p: Play, place: Place): Area {
  const label = labelOf(place);
  if (place.index < p.book.zones)
    return looseArea(p, place.index, { kind: place.sees === 'owner' ? 'hand' : 'pile', label });
  return objectArea(p, place.index, { kind: place.lane > 0 ? 'lane' : 'row', label }, marksOf);
}

/** Two places of one name are told apart by number. */
const distinct = (areas: readonly Area[]): Area[] =>
  areas.map((area, i) =>
    areas.findIndex(({ id }) => id === area.id) === i ? area : { ...area, id: `${area.id}#${i}` },
  );

const effectsOf = (p: Play, seat: Seat): Effect[] =>
  p.s.mods.map((mod) => ({
    id: `${mod.id}`,
    touch: { kind: 'modifier', id: mod.id },
    on: sitsOn(mod),
    tone: 'plain',
    say: p.book.naming.ref(p, seat, ref(MOD, mod.id)).say,
  }));

function plainScene(p: Play, seat: Seat): Scene {
  const turn = p.book.turn(p.s);
  return {
    heading: { turn: both(`Turn ${turn}`, `Tour ${turn}`), phase: null },
    seats: SEATS.map((one) => seatLook(one, isAsked(p, one))),
    areas: distinct(p.book.places.map((place) => areaOf(p, place))),
    counters: [],
    effects: effectsOf(p, seat),
    links: [],
  };
}

/** The table to be drawn, as one seat sees it. `p` plays that seat's view, or an open state when all is shown. */
export const sceneOf = (game: Pick<Game, 'scene'>, p: Play, seat: Seat): Scene =>
  game.scene === undefined ? plainScene(p, seat) : game.scene(p, seat);
