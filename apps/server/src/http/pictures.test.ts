// Pictures over HTTP: drawn for every card, replaced by the operator's images, with no access to other files.

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CardFacts } from '@sleight/kit';
import { cardsSchema, emotes } from '@sleight/protocol';
import { shelf } from '@sleight/shelf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modelLevel } from '../model/level';
import { freshPglite } from '../testing/databases';
import { type Browser, browserAt, runningOver, type TestServer } from '../testing/running';

const [game] = shelf;
const [first, second, third] = game.cards();
/** A game with numbered cards, and one of its cards under a scan's file name. */
const numbered = shelf.find(({ id }) => id === 'mythos')!;
const scanned = numbered.cards().find(({ id }) => /\d+$/.test(id))!;
const scanName = `${/\d+$/.exec(scanned.id)}-130_${scanned.name.en.toUpperCase().replaceAll(' ', '_')}`;
const capitals = (name: string): string => name.toUpperCase().replaceAll(' ', '_');
/** One of its cards with another print. */
const rare = numbered.cards().find(({ variants = [] }) => variants.some(({ rarity }) => rarity === 'RA'))!;
const rareNumber = /\d+$/.exec(rare.id);
/** Its cards without another print, and one with a rare art under the number with an A. */
const [plain, alone] = numbered
  .cards()
  .filter(({ id, kind, variants }) => kind === 'character' && variants === undefined && id !== scanned.id);
const [, lettered] = numbered
  .cards()
  .filter(({ variants = [] }) => variants.some(({ rarity }) => rarity === 'RA'));
const numberOf = ({ id }: { readonly id: string }) => /\d+$/.exec(id);
const folder = mkdtempSync(join(tmpdir(), 'sleight-images-'));
let running: TestServer;
let browser: Browser;

beforeAll(async () => {
  mkdirSync(join(folder, game.id));
  writeFileSync(join(folder, game.id, `${first.id}.png`), 'mine');
  writeFileSync(join(folder, game.id, 'diary.png'), 'private');
  mkdirSync(join(folder, 'common'));
  writeFileSync(join(folder, 'common', `${scanName}.webp`), 'scanned');
  writeFileSync(join(folder, 'common', '999-130_NOBODY.webp'), 'private');
  mkdirSync(join(folder, 'images/rare_art'), { recursive: true });
  writeFileSync(join(folder, 'images/rare_art', `${rareNumber}-130_${capitals(rare.name.en)}.webp`), 'rare');
  const scan = (card: CardFacts, letter = '') =>
    `${numberOf(card)}-130${letter}_${capitals(card.name.en)}.webp`;
  writeFileSync(join(folder, 'images/rare_art', scan(plain)), 'nobody’s');
  writeFileSync(join(folder, 'images/rare_art', scan(lettered, ' A')), 'lettered');
  writeFileSync(join(folder, 'images', scan(alone)), 'sure enough');
  mkdirSync(join(folder, 'images/zz'));
  writeFileSync(join(folder, 'images/zz', scan(alone)), 'also there');
  mkdirSync(join(folder, 'images/mythos'));
  writeFileSync(join(folder, 'images/mythos', `${alone.id}.webp`), 'surest');
  running = await runningOver(await freshPglite(), { CARD_ART_DIR: folder });
  browser = browserAt(running.origin);
});
afterAll(() => running.server.close());

const art = (path: string, headers = {}) => browser.ask('GET', `/art/${path}`, undefined, headers);

test('every opponent on offer has a portrait', async () => {
  const { body } = await browser.ask('GET', '/api/games');
  const levels: { personas: { id: string }[] }[] = body.games.flatMap(
    ({ levels }: { levels: object[] }) => levels,
  );
  expect(levels.filter(({ personas }) => personas.length === 0)).toEqual([]);
  for (const id of new Set(
    [...levels, modelLevel].flatMap(({ personas }) => personas.map((one) => one.id)),
  )) {
    const { status, headers } = await art(`portraits/${id}.svg`);
    expect([id, status, headers.get('content-type')]).toEqual([id, 200, 'image/svg+xml']);
  }
  expect((await art('portraits/nobody.svg')).status).toBe(404);
});

test('every emote that can be sent is drawn', async () => {
  for (const id of emotes) {
    const { status, headers } = await art(`emotes/${id}.svg`);
    expect([id, status, headers.get('content-type')]).toEqual([id, 200, 'image/svg+xml']);
  }
  expect((await art('emotes/hello.svg')).status).toBe(404);
});

test.each(shelf.map(({ id }) => id))(
  '%s: its back, its world, its table and a card are drawn',
  async (id) => {
    const card = shelf.find((one) => one.id === id)?.cards()[1].id;
    for (const name of [
      'back',
      'world-wide',
      'world-tall',
      'table-wide',
      'table-tall',
      'rail',
      card,
      `${card}.scene`,
    ]) {
      const { status, headers, body } = await art(`${id}/${name}.svg`);
      expect([name, status, headers.get('content-type')]).toEqual([name, 200, 'image/svg+xml']);
      expect(body).toMatch(/^<svg /);
    }
  },
);

test('a picture the browser already has is not sent again', async () => {
  const tag = (await art(`${game.id}/${second.id}.svg`)).headers.get('etag') ?? '';
  expect((await art(`${game.id}/${second.id}.svg`, { 'if-none-match': tag })).status).toBe(304);
});

test("the operator's image of a card replaces ours", async () => {
  const { headers, body } = await art(`${game.id}/${first.id}.svg`);
  expect([headers.get('content-type'), body]).toEqual(['image/png', 'mine']);
});

test('an image is recognised by the number and name of its card, in any folder', async () => {
  const { headers, body } = await art(`${numbered.id}/${scanned.id}.svg`);
  expect([headers.get('content-type'), body]).toEqual(['image/webp', 'scanned']);
  expect((await art(`${game.id}/${third.id}.svg`)).headers.get('content-type')).toBe('image/svg+xml');
});

test('scans of one number are distinguished by the folder of their rarity', async () => {
  const print = rare.variants?.find(({ rarity }) => rarity === 'RA');
  expect((await art(`mythos/${print?.id}.svg`)).body).toBe('rare');
  expect((await art(`mythos/${rare.id}.svg`)).headers.get('content-type')).toBe('image/svg+xml');
});

test('an image of another print is never used for the first print and has its own numbers', async () => {
  expect((await art(`mythos/${plain.id}.svg`)).headers.get('content-type')).toBe('image/svg+xml');
  const print = lettered.variants?.find(({ rarity }) => rarity === 'RA');
  expect((await art(`mythos/${print?.id}.svg`)).body).toBe('lettered');
  expect((await art(`mythos/${lettered.id}.svg`)).headers.get('content-type')).toBe('image/svg+xml');
  const { body } = await browser.ask('GET', '/api/games/mythos/cards');
  const card = cardsSchema.parse(body).cards.find(({ id }) => id === lettered.id);
  expect(card?.print?.isOwn).toBe(false);
  for (const variant of card?.variants ?? [])
    expect([variant.id, variant.print?.isOwn]).toEqual([variant.id, variant.id === print?.id]);
});

test('of several images of one card, the one named by its id is used', async () => {
  expect((await art(`mythos/${alone.id}.svg`)).body).toBe('surest');
});

test('every other print of a card has its own picture', async () => {
  for (const { id: of, variants = [] } of numbered.cards())
    for (const { id } of variants) {
      const [first, other] = [await art(`mythos/${of}.svg`), await art(`mythos/${id}.svg`)];
      expect([id, other.status]).toEqual([id, 200]);
      expect(other.body === first.body, id).toBe(false);
    }
});

test('the card list has each card’s tones and marks the operator’s images', async () => {
  const { body } = await browser.ask('GET', `/api/games/${game.id}/cards`);
  const { cards } = cardsSchema.parse(body);
  expect(cards.filter(({ print }) => print?.isOwn).map(({ id }) => id)).toEqual([first.id]);
  for (const { id, print } of cards) expect(print?.ground, id).toMatch(/^#[0-9a-f]{6}$/);
});

test('anything that is not a card picture is not found', async () => {
  for (const path of [
    `${game.id}/diary.svg`,
    `${game.id}/diary.png`,
    `common/${scanName}.webp`,
    'common/999-130_NOBODY.webp',
    `${game.id}/..%2f..%2fx.svg`,
    'chess/back.svg',
    game.id,
    `${game.id}/back.svg/again`,
    '%',
  ])
    expect((await art(path)).status).toBe(404);
});
