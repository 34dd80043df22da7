// How the rest of the server refers to a user, and what may change while they are connected.
// Invariant: sockets and HTTP identify a user only through `identify`, never from what a client claims.
// Read next: accounts.ts, which implements this over better-auth.

export type Role = 'player' | 'admin';

export interface UserIdentity {
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
  /** A new display name, used in every match that begins from now on. */
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
  /** The user of this cookie; null if there is none. */
  identify(cookie: string | undefined): Promise<UserIdentity | null>;
  /** Which of these sessions are still open: sockets outlive the cookie they came with. */
  liveAmong(sessions: readonly string[]): Promise<ReadonlySet<string>>;
  /** Called in this process for every change; returns an unsubscribe function. */
  onChange(listener: (change: IdentityChange) => void): () => void;
}
