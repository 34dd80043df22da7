// What is chosen before a match. Invariant: what no longer fits the game falls back to its first.
import type { RoomCreate } from '@sleight/protocol';
import type { GameOffer, Games, SavedDeck } from '../net/api';

export interface Setup {
  readonly game: string;
  readonly ruleset: string;
  readonly level: string;
  /** Empty: none, the level at its best. */
  readonly persona: string;
  /** A starter deck, or one's own as `savedId` writes it; empty: the server chooses. */
  readonly deck: string;
  readonly theirDeck: string;
}

const fits = (ids: readonly { readonly id: string }[], id: string, otherwise: string): string =>
  ids.some((one) => one.id === id) ? id : otherwise;

const SAVED = 'saved:';

/** How one's own deck is told from a starter deck of the same name. */
export const savedId = (id: string): string => `${SAVED}${id}`;

type Mine = readonly Pick<SavedDeck, 'id' | 'game'>[];

export interface Fitted {
  readonly offer: GameOffer;
  /** The level that is chosen; undefined where the game has none. */
  readonly level: GameOffer['levels'][number] | undefined;
  readonly setup: Setup;
}

/** `last`: the deck of a game that somebody last played with; it is taken where none is chosen. */
export function fitted(
  games: Games,
  setup: Partial<Setup>,
  mine: Mine = [],
  last: (game: string) => string | undefined = () => undefined,
): Fitted {
  const offer = games.find(({ id }) => id === setup.game) ?? games[0];
  const { rulesets, levels } = offer;
  const level = levels.find(({ id }) => id === setup.level) ?? levels[0];
  const own = mine.filter(({ game }) => game === offer.id).map(({ id }) => ({ id: savedId(id) }));
  const decks = [...own, ...offer.decks];
  return {
    offer,
    level,
    setup: {
      game: offer.id,
      ruleset: rulesets.includes(setup.ruleset ?? '') ? (setup.ruleset ?? rulesets[0]) : rulesets[0],
      level: level?.id ?? '',
      persona: fits(level?.personas ?? [], setup.persona ?? '', ''),
      deck: fits(decks, setup.deck ?? last(offer.id) ?? '', ''),
      theirDeck: fits(decks, setup.theirDeck ?? '', ''),
    },
  };
}

export type Against = RoomCreate['opponent']['kind'];

/** A deck of a setup, as the protocol has it. */
export function deckChoice(deck: string): Pick<RoomCreate, 'deck'> {
  if (deck === '') return {};
  return { deck: deck.startsWith(SAVED) ? { saved: deck.slice(SAVED.length) } : { starter: deck } };
}

export function roomOf(setup: Setup, against: Against): RoomCreate {
  const { game, ruleset, level, persona, deck, theirDeck } = setup;
  const ours = { game, ruleset, ...deckChoice(deck) };
  switch (against) {
    case 'friend':
      return { ...ours, opponent: { kind: 'friend' } };
    case 'bot':
      return {
        ...ours,
        opponent: { kind: 'bot', level, ...(persona === '' ? {} : { persona }), ...deckChoice(theirDeck) },
      };
    case 'hotseat':
      return { ...ours, opponent: { kind: 'hotseat', ...deckChoice(theirDeck) } };
  }
}
