// Pictures over HTTP: drawn for every card on the shelf, replaced by the owner's images, and nothing else of the folder.

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CardFacts } from '@sleight/kernel';
import { cardsSchema } from '@sleight/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shelf } from '../games';
import { freshPglite } from '../testing/databases';
import { type Browser, browserAt, runningOver, type TestServer } from '../testing/running';

const [game] = shelf;
const [first, second, third] = game.cards();
/** A game whose cards have numbers, and a card of it under the name that scans have. */
const numbered = shelf.find(({ id }) => id === 'mythos')!;
const scanned = numbered.cards().find(({ id }) => /\d+$/.test(id))!;
const scanName = `${/\d+$/.exec(scanned.id)}-130_${scanned.name.en.toUpperCase().replaceAll(' ', '_')}`;
const capitals = (name: string): string => name.toUpperCase().replaceAll(' ', '_');
/** A card of it that has another print. */
const rare = numbered.cards().find(({ variants = [] }) => variants.some(({ rarity }) => rarity === 'RA'))!;
const rareNumber = /\d+$/.exec(rare.id);
/** Cards of it that have no other print, and one that has a rare art under the number with an A. */
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

test.each(shelf.map(({ id }) => id))('%s: its back, its world and a card are drawn', async (id) => {
  const card = shelf.find((one) => one.id === id)?.cards()[1].id;
  for (const name of ['back', 'world-wide', 'world-tall', card, `${card}.scene`]) {
    const { status, headers, body } = await art(`${id}/${name}.svg`);
    expect([name, status, headers.get('content-type')]).toEqual([name, 200, 'image/svg+xml']);
    expect(body).toMatch(/^<svg /);
  }
});

test('a picture that the browser has is not sent again', async () => {
  const tag = (await art(`${game.id}/${second.id}.svg`)).headers.get('etag') ?? '';
  expect((await art(`${game.id}/${second.id}.svg`, { 'if-none-match': tag })).status).toBe(304);
});

test("the owner's image of a card stands in for ours", async () => {
  const { headers, body } = await art(`${game.id}/${first.id}.svg`);
  expect([headers.get('content-type'), body]).toEqual(['image/png', 'mine']);
});

test('an image is known by the number and name of its card, in whatever folder', async () => {
  const { headers, body } = await art(`${numbered.id}/${scanned.id}.svg`);
  expect([headers.get('content-type'), body]).toEqual(['image/webp', 'scanned']);
  expect((await art(`${game.id}/${third.id}.svg`)).headers.get('content-type')).toBe('image/svg+xml');
});

test('scans of one number are told apart by the folder of their rarity', async () => {
  const print = rare.variants?.find(({ rarity }) => rarity === 'RA');
  expect((await art(`mythos/${print?.id}.svg`)).body).toBe('rare');
  expect((await art(`mythos/${rare.id}.svg`)).headers.get('content-type')).toBe('image/svg+xml');
});

test('an image of another print is never taken for the first, and has the numbers of its own', async () => {
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

test('of several images of one card the one under its id is taken', async () => {
  expect((await art(`mythos/${alone.id}.svg`)).body).toBe('surest');
});

test('every other print of a card has a picture of its own', async () => {
  for (const { id: of, variants = [] } of numbered.cards())
    for (const { id } of variants) {
      const [first, other] = [await art(`mythos/${of}.svg`), await art(`mythos/${id}.svg`)];
      expect([id, other.status]).toEqual([id, 200]);
      expect(other.body === first.body, id).toBe(false);
    }
});

test('the list of cards says in which tones a card is printed, and which images are the owner’s', async () => {
  const { body } = await browser.ask('GET', `/api/games/${game.id}/cards`);
  const { cards } = cardsSchema.parse(body);
  expect(cards.filter(({ print }) => print?.isOwn).map(({ id }) => id)).toEqual([first.id]);
  for (const { id, print } of cards) expect(print?.ground, id).toMatch(/^#[0-9a-f]{6}$/);
});

test('whatever is no picture of a card is not there', async () => {
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
