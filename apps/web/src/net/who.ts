// Who is at this browser. Nobody, until they play or sign in; then a guest or an account.
import { create } from 'zustand';
import { comeAsGuest, type Me, me } from './api';

interface Who {
  /** Null until the server has said. */
  readonly answer: Me | null;
  /** Asks the server again. */
  look(): Promise<Me>;
}

export const useWho = create<Who>()((set) => ({
  answer: null,
  async look() {
    const answer = await me();
    set({ answer });
    return answer;
  },
}));

/** Makes sure that somebody is here: whoever plays without an account is a guest. */
export async function beSomebody(): Promise<void> {
  const { answer, look } = useWho.getState();
  if (answer?.me) return;
  if ((await look()).me !== null) return;
  await comeAsGuest();
  await look();
}
