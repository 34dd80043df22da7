// What is chosen before a match. Invariant: what no longer fits the game falls back to its first.
import type { RoomCreate } from '@sleight/protocol';
import type { GameOffer, Games } from '../net/api';

export interface Setup {
  readonly game: string;
  readonly ruleset: string;
  readonly level: string;
  /** Empty: the server chooses. */
  readonly deck: string;
  readonly theirDeck: string;
}

const fits = (ids: readonly { readonly id: string }[], id: string, otherwise: string): string =>
  ids.some((one) => one.id === id) ? id : otherwise;

export function fitted(games: Games, setup: Partial<Setup>): { offer: GameOffer; setup: Setup } {
  const offer = games.find(({ id }) => id === setup.game) ?? games[0];
  const { rulesets, levels, decks } = offer;
  return {
    offer,
    setup: {
      game: offer.id,
      ruleset: rulesets.includes(setup.ruleset ?? '') ? (setup.ruleset ?? rulesets[0]) : rulesets[0],
      level: fits(levels, setup.level ?? '', levels[0]?.id ?? ''),
      deck: fits(decks, setup.deck ?? '', ''),
      theirDeck: fits(decks, setup.theirDeck ?? '', ''),
    },
  };
}

export type Against = RoomCreate['opponent']['kind'];

const starter = (id: string) => (id === '' ? {} : { deck: { starter: id } });

export function roomOf({ game, ruleset, level, deck, theirDeck }: Setup, against: Against): RoomCreate {
  const ours = { game, ruleset, ...starter(deck) };
  switch (against) {
    case 'friend':
      return { ...ours, opponent: { kind: 'friend' } };
    case 'bot':
      return { ...ours, opponent: { kind: 'bot', level, ...starter(theirDeck) } };
    case 'hotseat':
      return { ...ours, opponent: { kind: 'hotseat', ...starter(theirDeck) } };
  }
}
