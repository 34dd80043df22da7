// Who is at this browser. Nobody, until they play or sign in; then a guest or an account.
import { create } from 'zustand';
import { comeAsGuest, type Me, me, signedOut, TroubleError } from './api';

interface Who {
  /** Null until the server has said. */
  readonly answer: Me | null;
  /** They had an account here and its session has ended, elsewhere or by time. They do not become a guest by themselves. */
  readonly isSignedOut: boolean;
  /** Asks the server again. */
  look(): Promise<Me>;
}

export const useWho = create<Who>()((set) => ({
  answer: null,
  isSignedOut: false,
  async look() {
    const answer = await me();
    set(({ answer: before, isSignedOut }) => ({
      answer,
      isSignedOut: answer.me === null && (isSignedOut || before?.me?.isGuest === false),
    }));
    return answer;
  },
}));

/** Whoever leaves by themselves has not been signed out. */
export const forgetWho = (): void => useWho.setState({ answer: null, isSignedOut: false });

/** Makes sure that somebody is here: whoever plays without an account is a guest. */
export async function beSomebody(): Promise<void> {
  const { answer, look } = useWho.getState();
  if (answer?.me) return;
  if ((await look()).me !== null) return;
  if (useWho.getState().isSignedOut) throw new TroubleError(signedOut);
  await comeAsGuest();
  await look();
}
