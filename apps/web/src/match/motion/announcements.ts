// Announcements over the whole table: who starts, a turn, a score, the end; and clearing the table for the next round.
import type { Staged } from '@sleight/kit/staging';
import { openings } from './openings';
import { score } from './scoring';
import { type Actor, actOf, type MotionStage, moving, onGlass, sheet } from './stage';

/** A band across the board; what is said beside it stays in sight. */
const band =
  (wordsOf: (stage: MotionStage, fact: Staged) => readonly string[]): Actor =>
  (stage, fact) => {
    const [title, line = ''] = wordsOf(stage, fact);
    if (title === '' && line === '') return null;
    const board = stage.glass.parentElement?.querySelector('[data-board]') ?? stage.glass;
    const { x, y, width, height } = board.getBoundingClientRect();
    let drawn: HTMLElement | null = null;
    return actOf(
      (seconds) => {
        drawn = sheet('grid content-center justify-items-center bg-ground/95 text-paper');
        drawn.classList.add('border-y-4', 'border-vermilion');
        drawn.append(
          sheet('font-display text-4xl sm:text-6xl', title),
          sheet(`px-4 text-center text-dim ${title === '' ? 'text-2xl' : 'text-lg'}`, line),
        );
        onGlass(
          stage,
          drawn,
          new DOMRect(x, y + height * 0.36, width, Math.max(96, Math.min(170, height * 0.28))),
        );
        const across = ['translateX(-3%)', 'translateX(0)', 'translateX(0)', 'translateX(3%)'];
        const way = stage.isReduced ? {} : { transform: across };
        return [moving(drawn, { opacity: [0, 1, 1, 0], ...way }, seconds)];
      },
      () => drawn?.remove(),
    );
  };

/** Cards that disappear without a destination. */
const sweep: Actor = (stage) => {
  const gone = [...stage.before.pieces].filter(
    ([id, { copy }]) => copy !== null && !stage.after.pieces.has(id),
  );
  const ghosts = gone.flatMap(([, { copy, box }]) => (copy === null ? [] : [onGlass(stage, copy, box)]));
  return actOf(
    (seconds) =>
      ghosts.map((ghost, i) =>
        moving(
          ghost,
          {
            opacity: [1, 0],
            ...(stage.isReduced ? {} : { transform: ['none', `translateX(${40 + i * 8}px)`] }),
          },
          seconds,
        ),
      ),
    () => {
      for (const ghost of ghosts) ghost.remove();
    },
  );
};

export const announcements = {
  banner: band(({ words }) => [words.turn, words.story]),
  say: band(({ words }) => ['', words.story]),
  end: band(({ words }) => [words.verdict]),
  ...openings,
  sweep,
  score,
} satisfies Readonly<Record<string, Actor>>;
