// Animations in place: turning over, looking, marking, counting, attacking, shuffling.
import type { Staged } from '@sleight/kit/staging';
import { counterKey } from '../lighting';
import { middleOf } from './arrow';
import { signed, toneOf } from './pointing';
import {
  type Actor,
  aboutOf,
  actOf,
  hide,
  inTurn,
  isLinked,
  type MotionStage,
  type Moving,
  moving,
  onGlass,
  sheet,
} from './stage';
import { isPointedAt } from './timing';

const ringAt = (stage: MotionStage, box: DOMRect, className: string): HTMLElement =>
  onGlass(stage, sheet(`rounded-sm border-4 ${className}`), box);

/** An expanding ring around something. */
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
      const turnUp = () => {
        ghost.remove();
        show();
        return moving(about.element, up, half);
      };
      return [inTurn(away, turnUp)];
    },
    () => {
      ghost?.remove();
      show();
    },
  );
};

/** The share of the time in which something bounces; its number rises for all of it. */
const BOUNCE = 0.65;

/** Something bounces, and shows its change. */
const mark: Actor = (stage, fact) => {
  const about = aboutOf(stage, fact);
  if (about === null) return null;
  const { x, y, width } = about.box;
  // It keeps its old value until its cause has pointed at it.
  const old = isPointedAt(fact) ? stage.before.pieces.get(fact.piece ?? '')?.copy : null;
  const ghost = old ? onGlass(stage, old, about.box) : null;
  const show = ghost === null ? () => {} : hide(about.element);
  const uncover = (): void => {
    ghost?.remove();
    show();
  };
  let label: HTMLElement | null = null;
  return actOf(
    (seconds) => {
      uncover();
      const bounce = moving(
        about.element,
        { transform: ['scale(1)', 'scale(1.09)', 'scale(0.98)', 'scale(1)'] },
        seconds * BOUNCE,
      );
      if (!fact.amount) return [bounce];
      label = onGlass(
        stage,
        sheet(
          `grid place-items-center font-display text-4xl font-semibold ${toneOf(fact.amount)}`,
          signed(fact.amount),
        ),
        new DOMRect(x + width / 2 - 40, y + 4, 80, 48),
      );
      const rising = moving(
        label,
        { transform: ['translateY(0.4em)', 'translateY(-0.6em)'], opacity: [0, 1, 1, 0] },
        seconds,
      );
      return [bounce, rising];
    },
    () => {
      uncover();
      label?.remove();
    },
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

/** The attacker lunges at its target, along a line unless the table draws one. */
const attack: Actor = (stage, fact) => {
  const { after, before } = stage;
  const from = after.pieces.get(fact.piece ?? '') ?? after.zones.get(fact.from ?? '');
  const to =
    after.pieces.get(fact.with ?? '') ?? before.pieces.get(fact.with ?? '') ?? after.zones.get(fact.to ?? '');
  if (from === undefined || to === undefined) return null;
  const [a, b] = [middleOf(from.box), middleOf(to.box)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  let line: HTMLElement | null = null;
  let label: HTMLElement | null = null;
  const draw = (seconds: number): Moving => {
    line = onGlass(stage, sheet('bg-vermilion'), new DOMRect(a.x, a.y - 3, Math.hypot(dx, dy), 6));
    line.style.setProperty('transform-origin', 'left center');
    const turn = `rotate(${Math.atan2(dy, dx)}rad)`;
    const keyframes = [`${turn} scaleX(0)`, `${turn} scaleX(1)`, `${turn} scaleX(1)`];
    return moving(line, { transform: keyframes, opacity: [1, 1, 0] }, seconds);
  };
  return actOf(
    (seconds) => {
      const drawn = isLinked(stage, fact.piece) ? [] : [draw(seconds)];
      const lunge = `translate(${dx * 0.3}px, ${dy * 0.3}px)`;
      const strike = moving(from.element, { transform: ['none', lunge, 'none'] }, seconds);
      if (!fact.amount) return [...drawn, strike];
      label = onGlass(
        stage,
        sheet(
          `grid place-items-center font-display text-5xl font-semibold [text-shadow:0_0_6px_black] ${toneOf(fact.amount)}`,
          signed(fact.amount),
        ),
        new DOMRect(b.x - 40, b.y - 24, 80, 48),
      );
      const hit = { transform: [`translate(${-dx}px, ${-dy}px)`, 'scale(1.3)', 'none'], opacity: [1, 1, 0] };
      return [...drawn, strike, moving(label, hit, seconds)];
    },
    () => {
      line?.remove();
      label?.remove();
    },
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
