// Who is at this browser. Nobody, until they play or sign in; then a guest or an account.
import { create } from 'zustand';
import { comeAsGuest, type Me, me, signedOut, TroubleError } from './api';

/** Outlives a reload of the page, which the end of a session elsewhere must not hide. */
const KEPT = 'sleight-account';

function remember(hasAccount: boolean): void {
  try {
    if (hasAccount) localStorage.setItem(KEPT, 'yes');
    else localStorage.removeItem(KEPT);
  } catch {
    // A browser that keeps nothing forgets this too.
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
  /** Null until the server has said. */
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

/** A person who leaves by themselves, or goes on as a guest, has not been signed out. */
export function forgetWho(): void {
  remember(false);
  useWho.setState({ answer: null, isSignedOut: false });
}

/** Makes sure that somebody is here: whoever plays without an account is a guest. */
export async function beSomebody(): Promise<void> {
  const { answer, look } = useWho.getState();
  if (answer?.me) return;
  if ((await look()).me !== null) return;
  if (useWho.getState().isSignedOut) throw new TroubleError(signedOut);
  await comeAsGuest();
  await look();
}
