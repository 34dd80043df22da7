// Who somebody is to the rest of the server, and what may change about it while they are connected.
// Invariant: sockets and HTTP learn who is there only through `identify`, never from what a client says of itself.
// Read next: accounts.ts, which implements this over better-auth.

export type Role = 'player' | 'admin';

export interface Identity {
  readonly user: string;
  readonly session: string;
  /** The display name. */
  readonly name: string;
  /** Guests have none. */
  readonly username: string | null;
  readonly role: Role;
  readonly isGuest: boolean;
}

export type IdentityChange =
  /** The session ended (signed out, revoked, banned): its sockets are closed. */
  | { readonly kind: 'revoked'; readonly session: string }
  /** They are called something else now, in every match that begins from here on. */
  | { readonly kind: 'renamed'; readonly user: string; readonly name: string }
  /** Guest `from` became `to`: decks, rooms and matches have moved already, and live sockets must follow. */
  | {
      readonly kind: 'linked';
      readonly from: string;
      readonly to: string;
      readonly session: string;
      readonly name: string;
    };

export interface Accounts {
  /** Whose cookie this is; null for nobody's. */
  identify(cookie: string | undefined): Promise<Identity | null>;
  /** Which of these sessions are still open: sockets outlive the cookie they came with. */
  liveAmong(sessions: readonly string[]): Promise<ReadonlySet<string>>;
  /** Called in this process for every change; returns the way to stop listening. */
  onChange(listener: (change: IdentityChange) => void): () => void;
}
