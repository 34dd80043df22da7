// Knowledge is state (laws 8, 9, 10): who knows which card, what a view shows, and what moves do not reveal.

import { describe, expect, it } from 'vitest';
import { type Book, reg } from './book';
import { CARD, ref, refIndex } from './code';
import { playing } from './decide';
import { arena, DECK, FIELD, HAND, PILE } from './fixtures/arena';
import { act, itself, oneFromHand } from './fixtures/steps';
import { type FixtureTable, give, objectSeen, perform, pick, put, seated, zoneSeen } from './fixtures/table';
import type { DefIndex } from './ids';
import { enter } from './objects';
import { resample } from './resample';
import { seedRng } from './rng';
import { knownTo, type Obj } from './state';
import { view } from './view';
import { moveCard, moveTop, shuffleZone, takeOut } from './zones';

const bound = arena({
  codes: {
    cover: [act('hide', itself)],
    uncover: [act('show', itself)],
    home: [act('bounce', itself), oneFromHand(3)],
  },
});

const seenByAll = (t: FixtureTable, o: Obj): string[] =>
  ([0, 1, 'spectator'] as const).map((watcher) => objectSeen(t, watcher, o).join('+'));

describe('in play', () => {
  it('a face-down card is known to its controller only', () => {
    const t = seated(bound);
    const ant = put(t, 'ant', 0, FIELD, 1);
    expect(seenByAll(t, ant)).toEqual(['ant', 'unknown', 'unknown']);
  });

  it('hiding a card that both players saw does not erase the knowledge', () => {
    const t = seated(bound);
    const ant = put(t, 'ant', 0, FIELD);
    perform(t, 'cover', 0, ant.id);
    expect([ant.down, seenByAll(t, ant)]).toEqual([1, ['ant', 'ant', 'ant']]);
  });

  it('a view of a stack shows the cards each watcher knows, top to bottom', () => {
    const t = seated(bound);
    const ant = put(t, 'ant', 0, FIELD);
    const bee = give(t, 'bee', 0, HAND);
    takeOut(t.p, HAND, bee);
    ant.cards = [bee, ...ant.cards];
    ant.down = 1;
    expect(seenByAll(t, ant)).toEqual(['bee+ant', 'unknown+ant', 'unknown+ant']);
  });

  it('its handle stays when it flips in place, and is a new one after a hidden zone', () => {
    const t = seated(bound);
    const ant = put(t, 'ant', 0, FIELD);
    const [card] = ant.cards;
    const handle = t.s.cards.handle[card];
    perform(t, 'cover', 0, ant.id);
    perform(t, 'uncover', 0, ant.id);
    expect(t.s.cards.handle[card]).toBe(handle);
    perform(t, 'home', 0, ant.id);
    const inHand = t.s.cards.handle[card];
    expect(inHand).not.toBe(handle);
    takeOut(t.p, HAND, card);
    const back = enter(t.p, card, 0, FIELD);
    expect([back.id === ant.id, t.s.cards.handle[card] === inHand]).toEqual([false, false]);
  });

  it('a card that left play unseen is not revealed by anything that remembers it', () => {
    const seen = (secret: string): string => {
      const t = seated(bound);
      const hidden = put(t, secret, 0, FIELD, 1);
      put(t, 'ant', 0, FIELD);
      give(t, 'cat', 0, HAND);
      perform(t, 'home', 0, hidden.id);
      expect(JSON.stringify(t.s.stack)).toContain(`"def":${t.book.byId.get(secret)}`);
      return JSON.stringify(view(t.book, t.s, 1));
    };
    expect(seen('bee')).toBe(seen('cat'));
  });
});

describe('in hidden zones', () => {
  it('a card put into a hand openly stays known there; a shuffle erases the knowledge', () => {
    const t = seated(bound);
    const ant = put(t, 'ant', 1, FIELD);
    give(t, 'bee', 1, HAND);
    perform(t, 'home', 1, ant.id);
    expect(zoneSeen(t, 0, HAND + 1)).toEqual(['ant', 'unknown']);
    pick(t, 1, 'choose ant from hand');
    moveCard(t.p, t.s.zones[HAND + 1][1], HAND + 1, PILE + 1);
    moveCard(t.p, t.s.zones[PILE + 1][0], PILE + 1, DECK + 1);
    expect(zoneSeen(t, 0, DECK + 1)).toEqual(['ant']);
    shuffleZone(t.p, DECK + 1);
    expect(zoneSeen(t, 0, DECK + 1)).toEqual(['unknown']);
  });

  it('a known card on top of a deck is tracked into the hand it is drawn to', () => {
    const t = seated(bound);
    const card = give(t, 'ant', 1, DECK);
    t.s.cards.knows[card] = 7;
    moveTop(t.p, DECK + 1, HAND + 1);
    expect(zoneSeen(t, 0, HAND + 1)).toEqual(['ant']);
  });

  it('peeking shows in the view of the seat that peeked, and in no other', () => {
    const t = seated(bound);
    const card = give(t, 'ant', 1, DECK);
    t.s.cards.knows[card] |= knownTo(0);
    const top = ([0, 1, 'spectator'] as const).map((watcher) => zoneSeen(t, watcher, DECK + 1)[0]);
    expect(top).toEqual(['ant', 'unknown', 'unknown']);
  });

  it('shuffling a player’s own hand does not hide it from them', () => {
    const t = seated(bound);
    give(t, 'ant', 1, HAND);
    t.s.cards.knows[0] = 7;
    shuffleZone(t.p, HAND + 1);
    expect([zoneSeen(t, 1, HAND + 1), zoneSeen(t, 0, HAND + 1)]).toEqual([['ant'], ['unknown']]);
  });

  it('the order of an opponent’s hand reveals nothing, even if every card in it is known', () => {
    const seen = (...ids: string[]): string => {
      const t = seated(bound);
      for (const id of ids) t.s.cards.knows[give(t, id, 1, HAND)] = 7;
      return zoneSeen(t, 0, HAND + 1).join();
    };
    expect(seen('ant', 'bee')).toBe(seen('bee', 'ant'));
  });
});

it('an imagined state gives each player the face-down cards they control', () => {
  const t = seated(bound);
  const mine = put(t, 'ant', 0, FIELD, 1);
  const theirs = put(t, 'bee', 1, FIELD, 1);
  give(t, 'cat', 1, HAND);
  const ids = (...names: string[]): DefIndex[] => names.map((id) => t.book.byId.get(id)!);
  const seen = view(t.book, t.s, 0);
  const world = resample(t.book, seen, [ids('ant'), ids('bee', 'cat')], seedRng('dream'));
  const imagined: FixtureTable = { ...t, s: world, p: playing(t.book, world) };
  expect(objectSeen(imagined, 0, mine)).toEqual(['ant']);
  expect(objectSeen(imagined, 1, theirs)).not.toEqual(['unknown']);
  expect(view(t.book, world, 0)).toEqual(seen);
});

it('an imagined card has a kind that is possible at its place', () => {
  const [LOOSE, STANDING] = [1, 2];
  const book: Book = {
    ...bound.book,
    defs: bound.book.defs.map((def) => ({ ...def, kind: def.id === 'bee' ? STANDING : LOOSE })),
    places: bound.book.places.map((place) =>
      place.index === FIELD + 1
        ? { ...place, kinds: STANDING }
        : place.index === HAND + 1
          ? { ...place, kinds: LOOSE }
          : place,
    ),
  };
  const t = seated({ ...bound, book });
  const standing = put(t, 'bee', 1, FIELD, 1);
  for (const id of ['ant', 'cat']) give(t, id, 1, HAND);
  const prior = ['ant', 'ant', 'bee', 'bee', 'cat', 'cat'].map((id) => book.byId.get(id)!);
  for (let dream = 0; dream < 20; dream++) {
    const s = resample(book, view(book, t.s, 0), [[], prior], seedRng(`dream ${dream}`));
    expect(objectSeen({ ...t, s }, 1, standing)).toEqual(['bee']);
  }
});

it("in an imagined state, an effect's unseen card is one its player may hold", () => {
  const t = seated(bound);
  give(t, 'cat', 1, DECK);
  const [ant, bee] = ['ant', 'bee'].map((id) => give(t, id, 1, HAND));
  t.s.stack[0].you = 1;
  t.s.stack[0].regs[3] = reg([ref(CARD, bee), ref(CARD, ant)]);
  const prior = ['ant', 'bee', 'cat'].map((id) => t.book.byId.get(id)!);
  const seen = view(t.book, t.s, 0);
  for (let dream = 0; dream < 20; dream++) {
    const s = resample(t.book, seen, [[], prior], seedRng(`dream ${dream}`));
    const held = s.stack[0].regs[3]!.refs.map(refIndex);
    expect(held.toSorted()).toEqual(s.zones[HAND + 1].toSorted());
    expect(view(t.book, s, 0)).toEqual(seen);
  }
});
