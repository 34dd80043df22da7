// The scene of a small game without its own layout, and how options and facts refer to it.

import { playing } from '@sleight/kernel/decide';
import { arena, DECK, FIELD, HAND } from '@sleight/kernel/fixtures/arena';
import { type FixtureTable, give, put, seated } from '@sleight/kernel/fixtures/table';
import type { PlaceIndex } from '@sleight/kernel/ids';
import type { Seat } from '@sleight/kernel/state';
import { view } from '@sleight/kernel/view';
import { describe, expect, test } from 'vitest';
import { sceneOf } from './plain-scene';
import { type Area, type Scene, touched } from './scene';
import { landingOf, staged, startOf } from './staging';

const bound = arena({});

const sceneFor = (t: FixtureTable, seat: Seat): Scene =>
  sceneOf({ scene: undefined }, playing(t.book, view(t.book, t.s, seat)), seat);

function areaAt(scene: Scene, place: PlaceIndex): Area {
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

  test('calls its places by the names that the game brings, with their numbers', () => {
    const t = seated(bound);
    const placeNames = { lane: { en: 'Track', fr: 'Piste' } };
    const seen = playing(t.book, view(t.book, t.s, 0));
    const labels = sceneOf({ placeNames }, seen, 0).areas.map(({ label }) => `${label.en}, ${label.fr}`);
    expect(labels.slice(-2)).toEqual(['Track 1, Piste 1', 'Track 2, Piste 2']);
    expect(labels[0]).toBe('Deck, Pioche');
  });

  test('shows a hand to its holder, and only its size to the other seat', () => {
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

  test('shows the known cards of a deck and their depth', () => {
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

  test('a card in the named zone; without a zone the one in hand before all others', () => {
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
  const tables = (t: FixtureTable) => {
    const p = playing(t.book, view(t.book, t.s, 0));
    return { before: p, after: p };
  };

  test("has its card's start and destination, by areas of its seat", () => {
    const t = seated(bound);
    give(t, 'ant', 0, HAND);
    const scene = sceneFor(t, 0);
    const staging = { draw: { how: 'deal', from: 'deck', to: 'hand' } } as const;
    const [fact] = staged(staging, tables(t), [{ n: 0, verb: 'draw', seat: 0, def: 'ant' }]);
    expect(fact).toEqual({ verb: 'draw', how: 'deal', seat: 0, card: 'ant', from: 'deck:0', to: 'hand:0' });
    expect(startOf(scene, fact)).toMatchObject({ area: { id: 'deck:0' }, piece: null });
    expect(landingOf(scene, fact)).toMatchObject({ area: { id: 'hand:0' }, piece: { card: 'ant' } });
  });

  test('without staging highlights its piece', () => {
    const t = seated(bound);
    const o = put(t, 'ant', 0, FIELD);
    const [fact] = staged(undefined, tables(t), [{ n: 0, verb: 'sing', seat: 0, object: o.id }]);
    expect(fact).toEqual({ verb: 'sing', how: 'pulse', seat: 0, piece: `${o.id}` });
    expect(landingOf(sceneFor(t, 0), fact)?.piece?.id).toBe(`${o.id}`);
  });
});
