// What happens to things where they are: turned over, looked at, marked, counted, attacked with, shuffled.
import type { Staged } from '@sleight/kernel/staging';
import { counterKey } from '../lighting';
import { type Actor, aboutOf, actOf, hide, moving, onGlass, type Stage, sheet } from './stage';

const ringAt = (stage: Stage, box: DOMRect, className: string): HTMLElement =>
  onGlass(stage, sheet(`rounded-sm border-4 ${className}`), box);

/** A ring that opens around something. */
const ring =
  (className: string): Actor =>
  (stage, fact) => {
    const about = aboutOf(stage, fact);
    if (about === null) return null;
    let drawn: HTMLElement | null = null;
    return actOf(
      (seconds) => {
        drawn = ringAt(stage, about.box, className);
        return [
          moving(
            drawn,
            { opacity: [0, 1, 0], transform: ['scale(0.96)', 'scale(1.06)', 'scale(1.14)'] },
            seconds,
          ),
        ];
      },
      () => drawn?.remove(),
    );
  };

/** The old face turns away, then the new one turns up. */
const flip: Actor = (stage, fact) => {
  const about = aboutOf(stage, fact);
  const old = stage.before.pieces.get(fact.piece ?? '');
  if (about === null) return null;
  const ghost = old?.copy ? onGlass(stage, old.copy, about.box) : null;
  const show = ghost === null ? () => {} : hide(about.element);
  return actOf(
    (seconds) => {
      const half = seconds / 2;
      const up = { transform: ['rotateY(-90deg)', 'rotateY(8deg)', 'rotateY(0deg)'] };
      if (ghost === null) return [moving(about.element, up, half)];
      const away = moving(ghost, { transform: ['rotateY(0deg)', 'rotateY(90deg)'] }, half);
      const turned = away.finished.then(() => {
        ghost.remove();
        show();
        return moving(about.element, up, half).finished;
      });
      return [{ finished: turned, complete: () => away.complete() }];
    },
    () => {
      ghost?.remove();
      show();
    },
  );
};

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);

/** Something bounces, and says by how much it changed. */
const mark: Actor = (stage, fact) => {
  const about = aboutOf(stage, fact);
  if (about === null) return null;
  const { x, y, width } = about.box;
  let label: HTMLElement | null = null;
  return actOf(
    (seconds) => {
      const bounce = moving(
        about.element,
        { transform: ['scale(1)', 'scale(1.09)', 'scale(0.98)', 'scale(1)'] },
        seconds,
      );
      if (!fact.amount) return [bounce];
      const tone = fact.amount > 0 ? 'text-gold' : 'text-blood';
      label = onGlass(
        stage,
        sheet(`grid place-items-center font-display text-4xl font-semibold ${tone}`, signed(fact.amount)),
        new DOMRect(x + width / 2 - 40, y + 4, 80, 48),
      );
      const rising = moving(
        label,
        { transform: ['translateY(0.4em)', 'translateY(-0.6em)'], opacity: [0, 1, 1, 0] },
        seconds * 1.6,
      );
      return [bounce, rising];
    },
    () => label?.remove(),
  );
};

const tallyOf = ({ counter = '', seat = 0 }: Staged): string => counterKey({ id: counter, seat });

/** The old number rolls out of sight, the new one in. */
const roll: Actor = (stage, fact) => {
  const old = stage.before.tallies.get(tallyOf(fact));
  const now = stage.after.tallies.get(tallyOf(fact));
  if (old?.copy == null || now === undefined || now.element.textContent === old.copy.textContent) return null;
  const ghost = onGlass(stage, old.copy, old.box);
  const show = hide(now.element);
  return actOf(
    (seconds) => {
      show();
      return [
        moving(ghost, { transform: ['translateY(0)', 'translateY(-90%)'], opacity: [1, 0] }, seconds),
        moving(
          now.element,
          { transform: ['translateY(90%)', 'translateY(-8%)', 'none'], opacity: [0, 1, 1] },
          seconds,
        ),
      ];
    },
    () => {
      ghost.remove();
      show();
    },
  );
};

const middleOf = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });

/** The attacker lunges along a line to what it attacks. */
const attack: Actor = (stage, fact) => {
  const { after, before } = stage;
  const from = after.pieces.get(fact.piece ?? '') ?? after.zones.get(fact.from ?? '');
  const to =
    after.pieces.get(fact.with ?? '') ?? before.pieces.get(fact.with ?? '') ?? after.zones.get(fact.to ?? '');
  if (from === undefined || to === undefined) return null;
  const [a, b] = [middleOf(from.box), middleOf(to.box)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  let line: HTMLElement | null = null;
  return actOf(
    (seconds) => {
      line = onGlass(stage, sheet('bg-vermilion'), new DOMRect(a.x, a.y - 3, Math.hypot(dx, dy), 6));
      line.style.setProperty('transform-origin', 'left center');
      const turn = `rotate(${Math.atan2(dy, dx)}rad)`;
      const drawn = moving(
        line,
        { transform: [`${turn} scaleX(0)`, `${turn} scaleX(1)`, `${turn} scaleX(1)`], opacity: [1, 1, 0] },
        seconds,
      );
      const lunge = `translate(${dx * 0.3}px, ${dy * 0.3}px)`;
      return [drawn, moving(from.element, { transform: ['none', lunge, 'none'] }, seconds)];
    },
    () => line?.remove(),
  );
};

const shuffle: Actor = (stage, fact) => {
  const about = aboutOf(stage, fact);
  if (about === null) return null;
  const turns = { transform: ['none', 'rotate(-5deg)', 'rotate(4deg)', 'rotate(-2deg)', 'none'] };
  return actOf(
    (seconds) => [moving(about.element, turns, seconds)],
    () => {},
  );
};

export const inPlace = {
  flip,
  look: ring('border-paper'),
  pulse: ring('border-gold'),
  mark,
  roll,
  attack,
  shuffle,
} satisfies Readonly<Record<string, Actor>>;
