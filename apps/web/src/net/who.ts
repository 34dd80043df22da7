// The user of this browser: none until they play or sign in, then a guest or an account.
import { create } from 'zustand';
import { comeAsGuest, type Me, me, signedOut, TroubleError } from './api';

/** Survives a reload, so that a session ended elsewhere is not hidden. */
const KEPT = 'sleight-account';

function remember(hasAccount: boolean): void {
  try {
    if (hasAccount) localStorage.setItem(KEPT, 'yes');
    else localStorage.removeItem(KEPT);
  } catch {
    // Without storage this is forgotten too.
  }
}

function hadAccount(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}

interface Who {
  /** Null until the server has answered. */
  readonly answer: Me | null;
  /** This browser was signed in to an account whose session has ended, elsewhere or by time. It does not become a guest by itself. */
  readonly isSignedOut: boolean;
  /** Asks the server again. */
  look(): Promise<Me>;
}

export const useWho = create<Who>()((set) => ({
  answer: null,
  isSignedOut: false,
  async look() {
    const answer = await me();
    if (answer.me !== null) remember(!answer.me.isGuest);
    set(({ answer: before, isSignedOut }) => ({
      answer,
      isSignedOut: answer.me === null && (isSignedOut || before?.me?.isGuest === false || hadAccount()),
    }));
    return answer;
  },
}));

/** A user who signed out, or continued as a guest, was not signed out by the server. */
export function forgetWho(): void {
  remember(false);
  useWho.setState({ answer: null, isSignedOut: false });
}

/** Makes sure there is a user: playing without an account creates a guest. */
export async function beSomebody(): Promise<void> {
  const { answer, look } = useWho.getState();
  if (answer?.me) return;
  if ((await look()).me !== null) return;
  if (useWho.getState().isSignedOut) throw new TroubleError(signedOut);
  await comeAsGuest();
  await look();
}
