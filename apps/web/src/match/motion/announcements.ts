// What the whole table is told: a turn, a score, the end; and the table cleared for the next round.
import type { Staged } from '@sleight/kernel/staging';
import { counterKey } from '../lighting';
import { type Actor, aboutOf, actOf, type Moving, moving, onGlass, type Stage, sheet } from './stage';

/** A band across the table. */
const band =
  (wordsOf: (stage: Stage, fact: Staged) => readonly string[]): Actor =>
  (stage, fact) => {
    const [title, line = ''] = wordsOf(stage, fact);
    if (title === '') return null;
    const { width, height } = stage.glass.getBoundingClientRect();
    let drawn: HTMLElement | null = null;
    return actOf(
      (seconds) => {
        drawn = sheet('grid content-center justify-items-center bg-ground/95 text-paper');
        drawn.classList.add('border-y-4', 'border-vermilion');
        drawn.append(sheet('font-display text-4xl sm:text-6xl', title), sheet('text-lg text-dim', line));
        onGlass(stage, drawn, new DOMRect(0, height * 0.36, width, Math.min(170, height * 0.24)));
        const across = ['translateX(-3%)', 'translateX(0)', 'translateX(0)', 'translateX(3%)'];
        const way = stage.isReduced ? {} : { transform: across };
        return [moving(drawn, { opacity: [0, 1, 1, 0], ...way }, seconds)];
      },
      () => drawn?.remove(),
    );
  };

/** Cards that are gone without having gone anywhere. */
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

/** The winner's cards glow, what was won turns, and the points fly to where they are counted. */
const score: Actor = (stage, fact) => {
  const about = aboutOf(stage, fact);
  if (about === null) return null;
  const area = stage.scenes.before.areas.find(({ id }) => id === (fact.to ?? fact.from));
  const winners = stage.scenes.before.areas
    .filter(({ lane, whose }) => area !== undefined && lane > 0 && lane === area.lane && whose === fact.seat)
    .flatMap(({ pieces }) => pieces.flatMap(({ id }) => stage.after.pieces.get(id) ?? []));
  const tally = stage.after.tallies.get(counterKey({ id: fact.counter ?? '', seat: fact.seat ?? 0 }));
  const drawn: HTMLElement[] = [];
  return actOf(
    (seconds) => {
      const glow = winners.map(({ box }) => {
        const ring = onGlass(stage, sheet('rounded-sm border-4 border-gold bg-gold/20'), box);
        drawn.push(ring);
        return moving(ring, { opacity: [0, 1, 1, 0] }, seconds);
      });
      const turn = moving(
        about.element,
        { transform: ['rotateY(0)', 'rotateY(180deg)', 'rotateY(360deg)'] },
        seconds,
      );
      return [...glow, turn, ...points(seconds)];
    },
    () => {
      for (const one of drawn) one.remove();
    },
  );

  function points(seconds: number): Moving[] {
    if (!fact.amount || tally === undefined || about === null) return [];
    const { x, y, width, height } = about.box;
    const from = new DOMRect(x + width / 2 - 30, y + height / 2 - 24, 60, 48);
    const flying = onGlass(
      stage,
      sheet('grid place-items-center font-display text-5xl font-semibold text-gold', `+${fact.amount}`),
      from,
    );
    drawn.push(flying);
    const way = `translate(${tally.box.x - from.x}px, ${tally.box.y - from.y}px) scale(0.5)`;
    return [moving(flying, { transform: ['scale(0.4)', 'scale(1.3)', way], opacity: [0, 1, 1] }, seconds)];
  }
};

export const announcements = {
  banner: band(({ words }) => [words.turn, words.story]),
  end: band(({ words }) => [words.verdict]),
  sweep,
  score,
} satisfies Readonly<Record<string, Actor>>;
