// Decks in scenarios: a prebuilt deck by name, or cards with counts, with cards added or removed.

import type { DeckList, Game } from '@sleight/kit';
import { anyFields, fields, text, texts } from './fields';
import type { DeckSetup } from './format';

/** A list of ids, or ids with counts. */
function readCards(value: unknown, what: string): string[] {
  if (value === undefined || Array.isArray(value)) return texts(value, what);
  return Object.entries(anyFields(value, what)).flatMap(([id, n]) => {
    if (typeof n !== 'number' || !Number.isInteger(n) || n < 1)
      throw new Error(`${what}.${id} must be how many of it there are`);
    return new Array<string>(n).fill(id);
  });
}

export function readDeck(value: unknown, what: string): DeckSetup {
  const body = typeof value === 'string' ? { starter: value } : value;
  const known = ['starter', 'cards', 'add', 'remove', 'leader'];
  const { starter, cards, add, remove, leader } = fields(body, what, known);
  if ((starter === undefined) === (cards === undefined)) throw new Error(`${what} must say starter or cards`);
  return {
    starter: starter === undefined ? null : text(starter, `${what}.starter`),
    cards: readCards(cards, `${what}.cards`),
    add: readCards(add, `${what}.add`),
    remove: readCards(remove, `${what}.remove`),
    leader: leader === undefined ? null : text(leader, `${what}.leader`),
  };
}

export function deckList(game: Game, setup: DeckSetup): DeckList {
  const starter = game.decks.find((deck) => deck.id === setup.starter);
  if (setup.starter !== null && starter === undefined)
    throw new Error(`there is no starter deck called "${setup.starter}"`);
  const cards = [...(starter?.cards ?? setup.cards), ...setup.add];
  for (const id of setup.remove) {
    const i = cards.indexOf(id);
    if (i < 0) throw new Error(`the deck has no ${id} to remove`);
    cards.splice(i, 1);
  }
  const leader = setup.leader ?? starter?.leader;
  return leader === undefined ? { cards } : { cards, leader };
}
