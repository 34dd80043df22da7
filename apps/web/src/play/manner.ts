// A language model's manner of play. Invariant: a value the game does not offer falls back to the default.
import type { Manner, Manners } from '@sleight/protocol';

const oneOf = <T extends string>(offered: readonly { readonly id: string }[], wish: T, usual: T): T =>
  offered.some(({ id }) => id === wish) ? wish : usual;

export const settings = ['difficulty', 'style', 'among'] as const satisfies readonly (keyof Manner)[];

export function fittedManner(manners: Manners | undefined, wish: Partial<Manner> | null): Manner | null {
  if (manners === undefined) return null;
  const { usual } = manners;
  return {
    difficulty: oneOf(manners.difficulty, wish?.difficulty ?? usual.difficulty, usual.difficulty),
    style: oneOf(manners.style, wish?.style ?? usual.style, usual.style),
    among: oneOf(manners.among, wish?.among ?? usual.among, usual.among),
  };
}
