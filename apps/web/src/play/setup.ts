// The choices before a match. Invariant: a choice that no longer fits the game falls back to its first.
import { ensure } from '@sleight/kernel/ensure';
import type { Manner, RoomCreate } from '@sleight/protocol';
import type { GameOffer, Games, SavedDeck } from '../net/api';
import { fittedManner } from './manner';

export interface PlaySetup {
  readonly game: string;
  readonly ruleset: string;
  readonly level: string;
  /** Empty: the level has no character. */
  readonly persona: string;
  /** A language model's manner; null for any other opponent. */
  readonly manner: Manner | null;
  /** A prebuilt deck, or the user's own in the form of `savedId`; empty: the server chooses. */
  readonly deck: string;
  readonly theirDeck: string;
}

const fits = (ids: readonly { readonly id: string }[], id: string, otherwise: string): string =>
  ids.some((one) => one.id === id) ? id : otherwise;

const SAVED = 'saved:';

/** Distinguishes a saved deck from a prebuilt deck with the same name. */
export const savedId = (id: string): string => `${SAVED}${id}`;

type Mine = readonly Pick<SavedDeck, 'id' | 'game'>[];

export interface Fitted {
  readonly offer: GameOffer;
  /** The chosen level; undefined if the game has none. */
  readonly level: GameOffer['levels'][number] | undefined;
  readonly setup: PlaySetup;
}

/** `last`: the deck last played in a game; used if none is chosen. */
export function fitted(
  games: Games,
  setup: Partial<PlaySetup>,
  mine: Mine = [],
  last: (game: string) => string | undefined = () => undefined,
): Fitted {
  const offer = ensure(games.find(({ id }) => id === setup.game) ?? games[0], 'game on offer');
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
      manner: fittedManner(level?.manners, setup.manner ?? null),
      persona: fits(level?.personas ?? [], setup.persona ?? '', level?.personas[0]?.id ?? ''),
      deck: fits(decks, setup.deck ?? last(offer.id) ?? '', ''),
      theirDeck: fits(decks, setup.theirDeck ?? '', ''),
    },
  };
}

export type Against = RoomCreate['opponent']['kind'];

/** A setup's deck in the protocol's form. */
export function deckChoice(deck: string): Pick<RoomCreate, 'deck'> {
  if (deck === '') return {};
  return { deck: deck.startsWith(SAVED) ? { saved: deck.slice(SAVED.length) } : { starter: deck } };
}

/** `rules`: the differences from the ruleset. */
export function roomOf(setup: PlaySetup, against: Against, rules: RoomCreate['rules'] = {}): RoomCreate {
  const { game, ruleset, level, persona, manner, deck, theirDeck } = setup;
  const changes = Object.keys(rules).length === 0 ? {} : { rules };
  const ours = { game, ruleset, ...changes, ...deckChoice(deck) };
  switch (against) {
    case 'friend':
      return { ...ours, opponent: { kind: 'friend' } };
    case 'bot':
      return {
        ...ours,
        opponent: {
          kind: 'bot',
          level,
          ...(persona === '' ? {} : { persona }),
          ...(manner === null ? {} : { manner }),
          ...deckChoice(theirDeck),
        },
      };
    case 'hotseat':
      return { ...ours, opponent: { kind: 'hotseat', ...deckChoice(theirDeck) } };
  }
}
