// The HTTP API as typed functions. Invariant: every failure is an error with a sentence to show.
import type {
  accountSchema,
  CardCatalogue,
  deckReadSchema,
  deckSchema,
  Eyes,
  gamesSchema,
  Lessons,
  MatchChoices,
  matchesSchema,
  meSchema,
  Pool,
  Recording,
  Replay,
  RulesText,
  ruleFieldsSchema,
  starterDecksSchema,
  WireError,
} from '@sleight/protocol';
import type { z } from 'zod';

export type Games = z.infer<typeof gamesSchema>['games'];
export type GameOffer = Games[number];
export type CatalogueCard = CardCatalogue['cards'][number];
export type CatalogueLegend = CardCatalogue['legend'];
export type StarterDeck = z.infer<typeof starterDecksSchema>['decks'][number];
export type SavedDeck = z.infer<typeof deckSchema>;
export type ReadDeck = z.infer<typeof deckReadSchema>;
export type { Pool };
export type Me = z.infer<typeof meSchema>;
export type MyAccount = z.infer<typeof accountSchema>;
export type MatchSummary = z.infer<typeof matchesSchema>['matches'][number];

/** Why a request failed: the server's own message, or that it cannot be reached. */
export type Trouble = Pick<WireError, 'message' | 'problems' | 'retryAfter'> & { readonly code: string };

export class TroubleError extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.message.en);
  }
}

export const unreachable: Trouble = {
  code: 'unreachable',
  message: {
    en: 'Can’t reach the server. Check your connection and try again.',
    fr: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  },
};

export const signedOut: Trouble = {
  code: 'signed-out',
  message: {
    en: 'Your session has ended, here or on another device. Sign in to continue, or play as a guest.',
    fr: 'Votre session est terminée, ici ou sur un autre appareil. Connectez-vous pour continuer, ou jouez en invité.',
  },
};

export const troubleOf = (error: unknown): Trouble =>
  error instanceof TroubleError ? error.trouble : unreachable;

const isTrouble = (body: unknown): body is Trouble =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;

/** The server validates its answers with the same schemas; doing it again here would only make pages larger. */
async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  if (response?.ok) return answer as T;
  throw new TroubleError(isTrouble(answer) ? answer : unreachable);
}

export const me = (): Promise<Me> => ask('GET', '/me');
export const comeAsGuest = (): Promise<unknown> => ask('POST', '/account/guest', {});
export const signIn = (name: string, password: string): Promise<unknown> =>
  ask('POST', '/account/sign-in', { name, password });
export const changeMe = (given: { name?: string; username?: string }): Promise<unknown> =>
  ask('PATCH', '/me', given);
export const signUp = (given: {
  email: string;
  password: string;
  username?: string;
  name?: string;
}): Promise<unknown> => ask('POST', '/account/sign-up', given);
export const signOut = (): Promise<unknown> => ask('POST', '/account/sign-out', {});
export const myAccount = (): Promise<MyAccount> => ask('GET', '/account');
export const changePassword = (current: string, next: string): Promise<unknown> =>
  ask('POST', '/account/password', { current, next });
export const endSession = (id: string): Promise<unknown> => ask('DELETE', `/account/sessions/${id}`);
export const googleUrl = (to: string, firstTo: string): Promise<{ url: string }> =>
  ask('POST', '/account/google', { to, firstTo });

export const games = async (): Promise<Games> => (await ask<{ games: Games }>('GET', '/games')).games;
export const cards = (game: string, set: string): Promise<CardCatalogue> =>
  ask('GET', `/games/${game}/cards?set=${encodeURIComponent(set)}`);
export const rules = (game: string, ruleset: string): Promise<RulesText> =>
  ask('GET', `/games/${encodeURIComponent(game)}/rules?ruleset=${encodeURIComponent(ruleset)}`);
export const ruleFields = (game: string, ruleset: string): Promise<z.infer<typeof ruleFieldsSchema>> =>
  ask('GET', `/games/${encodeURIComponent(game)}/parameters?ruleset=${encodeURIComponent(ruleset)}`);
export const lessons = (): Promise<Lessons> => ask('GET', '/lessons');
const matchPath = (match: string): string => `/matches/${encodeURIComponent(match)}`;
export const replay = (match: string): Promise<Replay> => ask('GET', `${matchPath(match)}/replay`);
export const recording = (match: string, eyes: Eyes): Promise<Recording> =>
  ask('GET', `${matchPath(match)}/recording?eyes=${eyes}`);
export const solution = (match: string): Promise<Recording> => ask('GET', `${matchPath(match)}/solution`);
/** The download address of a match. */
export const fileAddress = (match: string, eyes: Eyes): string => `/api${matchPath(match)}/file?eyes=${eyes}`;
export interface MatchesAsked {
  readonly game?: string;
  readonly against?: string;
  readonly result?: string;
  /** The matches after this one. */
  readonly before?: string;
}

/** Newest first. */
export const pastMatches = async (limit: number, asked: MatchesAsked = {}): Promise<MatchSummary[]> => {
  const query = new URLSearchParams({ status: 'over', limit: `${limit}`, ...asked });
  return (await ask<{ matches: MatchSummary[] }>('GET', `/matches?${query}`)).matches;
};
export const matchChoices = (): Promise<MatchChoices> => ask('GET', '/matches/choices');
export const liveMatches = async (): Promise<MatchSummary[]> =>
  (await ask<{ matches: MatchSummary[] }>('GET', '/matches?status=live&limit=5')).matches;

/** A deck by the ids of its cards, each repeated by its count. */
export interface CardList {
  readonly cards: readonly string[];
  readonly leader?: string;
}

export const starterDecks = async (game: string): Promise<StarterDeck[]> =>
  (await ask<{ decks: StarterDeck[] }>('GET', `/games/${game}/decks`)).decks;
export const pool = (game: string, ruleset: string): Promise<Pool> =>
  ask('GET', `/games/${game}/pool?ruleset=${encodeURIComponent(ruleset)}`);
export const savedDecks = async (): Promise<SavedDeck[]> =>
  (await ask<{ decks: SavedDeck[] }>('GET', '/decks')).decks;
export const keepDeck = (game: string, name: string, { cards, leader }: CardList): Promise<SavedDeck> =>
  ask('POST', '/decks', { game, name, cards, leader });
export const changeDeck = (id: string, name: string, { cards, leader }: CardList): Promise<SavedDeck> =>
  ask('PUT', `/decks/${id}`, { name, cards, leader });
export const throwDeckAway = (id: string): Promise<unknown> => ask('DELETE', `/decks/${id}`);
export const checkDeck = (
  game: string,
  ruleset: string,
  { cards, leader }: CardList,
): Promise<Pick<SavedDeck, 'problems'>> => ask('POST', '/decks/check', { game, ruleset, cards, leader });
export const readDeckText = (game: string, ruleset: string, text: string): Promise<ReadDeck> =>
  ask('POST', '/decks/read', { game, ruleset, text });
