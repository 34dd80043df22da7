import type { Said } from '@sleight/kernel/book';
import { playThrough } from '@sleight/kit/random-play';
import { expect, test } from 'vitest';
import { findGame, gameIds } from '.';
import { dresses, findDress } from './dresses';

test('every game has a dress', () => {
  expect(dresses.map(({ id }) => id).toSorted()).toEqual(gameIds.toSorted());
});

test('a game and its dress have one name', () => {
  for (const { id, name } of dresses) expect(findGame(id)?.name).toEqual(name);
});

test('a game that is not on the shelf has no dress', () => {
  expect(findDress('poker')).toBeUndefined();
  expect(findDress(undefined)).toBeUndefined();
});

test('colours are dark, so that text on them can be read', () => {
  for (const { id, colours } of dresses)
    for (const colour of Object.values(colours)) {
      expect(colour, id).toMatch(/^#[0-9a-f]{6}$/);
      const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
      expect(Math.max(...channels), `${id} ${colour}`).toBeLessThan(64);
    }
});

function* sentencesIn(value: unknown): Generator<Said> {
  if (typeof value !== 'object' || value === null) return;
  if ('en' in value && 'fr' in value) yield { en: String(value.en), fr: String(value.fr) };
  else for (const below of Object.values(value)) yield* sentencesIn(below);
}

test('both languages fill in the same placeholders', () => {
  const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
  const sentences = [...sentencesIn(dresses)];
  expect(sentences.length).toBeGreaterThan(dresses.length * 2);
  for (const { en, fr } of sentences) {
    expect(fr).not.toBe('');
    expect(placeholders(fr), en).toEqual(placeholders(en));
  }
});

const MATCHES = 25;

test.each(dresses)('$id says why its matches end', ({ id, endings }) => {
  const game = findGame(id)!;
  const rulebooks = game.rulesets.map((ruleset) => game.book({ ruleset }));
  for (let n = 0; n < MATCHES; n++) {
    const book = rulebooks[n % rulebooks.length];
    const deck = game.decks.find((one) => game.deckProblems(book, one).length === 0);
    if (deck === undefined) continue;
    const s = game.start(book, [deck, deck], `ending ${n}`);
    const { result } = playThrough(book, s, n, () => undefined);
    const ending = endings[result!.reason];
    const isSaid =
      ending?.score ?? (result!.winner === null ? ending?.draw : (ending?.winner ?? ending?.loser));
    expect(isSaid, `${id} ends by ${result!.reason}, won by ${result!.winner}`).toBeDefined();
  }
});
