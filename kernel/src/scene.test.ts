// A scene of a little game without a layout of its own, and what options and facts find on it.

import { describe, expect, test } from 'vitest';
import { playing } from './decide';
import { arena, DECK, FIELD, HAND } from './fixtures/arena';
import { give, put, seated, type Table } from './fixtures/table';
import { sceneOf } from './plain-scene';
import { type Area, type Scene, touched } from './scene';
import { landingOf, staged, startOf } from './staging';
import type { Seat } from './state';
import { view } from './view';

const bound = arena({});

const sceneFor = (t: Table, seat: Seat): Scene =>
  sceneOf({ scene: undefined }, playing(t.book, view(t.book, t.s, seat)), seat);

function areaAt(scene: Scene, place: number): Area {
  const area = scene.areas.find(({ touch }) => touch?.kind === 'place' && touch.index === place);
  if (area === undefined) throw new Error(`no area is place ${place}`);
  return area;
}

describe('a game without a scene of its own', () => {
  test('is a plain table: every place is an area, and ids are distinct', () => {
    const { areas } = sceneFor(seated(bound), 0);
    expect(areas.map(({ touch }) => touch)).toEqual(
      bound.book.places.map(({ index }) => ({ kind: 'place', index })),
    );
    expect(new Set(areas.map(({ id }) => id)).size).toBe(areas.length);
  });

  test('shows a hand to who holds it, and to the other how many cards it has', () => {
    const t = seated(bound);
    give(t, 'ant', 1, HAND);
    give(t, 'bee', 1, HAND);
    const [theirs, mine] = [0, 1].map((seat) => areaAt(sceneFor(t, seat === 0 ? 0 : 1), HAND + 1));
    expect(theirs).toMatchObject({ count: 2, pieces: [] });
    expect(mine.pieces.map(({ card, face }) => [card, face])).toEqual([
      ['ant', 'secret'],
      ['bee', 'secret'],
    ]);
  });

  test('tells of a deck the cards that one knows, and how deep they lie', () => {
    const t = seated(bound);
    const known = give(t, 'ant', 0, DECK);
    give(t, 'bee', 0, DECK);
    t.s.cards.knows[known] = 1;
    const deck = areaAt(sceneFor(t, 0), DECK);
    expect(deck.pieces).toMatchObject([{ card: 'ant', face: 'secret', depth: 2 }]);
    expect(areaAt(sceneFor(t, 1), DECK).pieces).toEqual([]);
  });
});

describe('a touch finds', () => {
  test('an object, and the area it stands in by its place', () => {
    const t = seated(bound);
    const o = put(t, 'ant', 0, FIELD);
    const scene = sceneFor(t, 1);
    expect(touched(scene, { kind: 'object', id: o.id }).pieces).toEqual([`${o.id}`]);
    expect(touched(scene, { kind: 'place', index: FIELD }).areas).toEqual([areaAt(scene, FIELD).id]);
    expect(touched(scene, { kind: 'object', id: o.id + 1 }).pieces).toEqual([]);
  });

  test('a card in the zone it names; without a zone the one in hand before all others', () => {
    const t = seated(bound);
    const known = give(t, 'ant', 0, DECK);
    t.s.cards.knows[known] = 1;
    give(t, 'ant', 0, HAND);
    const scene = sceneFor(t, 0);
    const inDeck = areaAt(scene, DECK).pieces.map(({ id }) => id);
    const inHand = areaAt(scene, HAND).pieces.map(({ id }) => id);
    expect(touched(scene, { kind: 'card', def: 'ant', zone: DECK }).pieces).toEqual(inDeck);
    expect(touched(scene, { kind: 'card', def: 'ant', zone: null }).pieces).toEqual(inHand);
    expect(touched(scene, { kind: 'card', def: 'bee', zone: null }).pieces).toEqual([]);
  });
});

describe('a fact', () => {
  const tables = (t: Table) => {
    const p = playing(t.book, view(t.book, t.s, 0));
    return { before: p, after: p };
  };

  test('says where its card sets out and lands, by areas of its seat', () => {
    const t = seated(bound);
    give(t, 'ant', 0, HAND);
    const scene = sceneFor(t, 0);
    const staging = { draw: { how: 'deal', from: 'deck', to: 'hand' } } as const;
    const [fact] = staged(staging, tables(t), [{ n: 0, verb: 'draw', seat: 0, def: 'ant' }]);
    expect(fact).toEqual({ verb: 'draw', how: 'deal', seat: 0, card: 'ant', from: 'deck:0', to: 'hand:0' });
    expect(startOf(scene, fact)).toMatchObject({ area: { id: 'deck:0' }, piece: null });
    expect(landingOf(scene, fact)).toMatchObject({ area: { id: 'hand:0' }, piece: { card: 'ant' } });
  });

  test('that its game says nothing about lights its piece', () => {
    const t = seated(bound);
    const o = put(t, 'ant', 0, FIELD);
    const [fact] = staged(undefined, tables(t), [{ n: 0, verb: 'sing', seat: 0, object: o.id }]);
    expect(fact).toEqual({ verb: 'sing', how: 'pulse', seat: 0, piece: `${o.id}` });
    expect(landingOf(sceneFor(t, 0), fact)?.piece?.id).toBe(`${o.id}`);
  });
});
