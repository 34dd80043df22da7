// Every Territory card, leader, starter deck and faction, read from its file and checked.
// Invariant: loading fails, naming the file's id, if any file does not fit its schema.
// Next: schema.ts for the files, index.generated.ts for the list of them.
import { readFitting } from '@sleight/kit/card-pool';
import factionFile from '../../factions.json' with { type: 'json' };
import { cardFiles, deckFiles } from './index.generated';
import { reading } from './read';
import { type Card, type Deck, deckSchema, type Faction, factionSchema } from './schema';

/** Reads the cards of an edition. */
export const readPool = (files: readonly unknown[]): readonly Card[] => files.map(reading.readCard);

export const factions: readonly Faction[] = factionFile.map((file) => readFitting(factionSchema, file));
export const allCards: readonly Card[] = readPool(cardFiles);
export const starterDecks: readonly Deck[] = deckFiles.map((file) => readFitting(deckSchema, file));

/** The cards for decks: units and actions, without the leaders. */
export const cards = allCards.filter((card) => card.kind !== 'leader');
export const leaders = allCards.filter((card) => card.kind === 'leader');
