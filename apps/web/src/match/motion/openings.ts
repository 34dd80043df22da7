// Shows who starts, and tokens that change sides: a turning coin, a token that falls or slides across.
import type { Staged } from '@sleight/kit/staging';
import { counterKey } from '../lighting';
import { middleOf } from './arrow';
import { type Actor, actOf, backOf, hide, type MotionStage, moving, onGlass, sheet } from './stage';

const COIN = 132;
const DISC = 30;

const disc = (className: string, text: string): HTMLElement =>
  sheet(`grid place-items-center rounded-full border-4 border-gold font-display ${className}`, text);

function middleOfGlass({ glass }: MotionStage) {
  const { width, height } = glass.getBoundingClientRect();
  return { x: width / 2, y: height * 0.42 };
}

/** A coin turns in the middle of the table, with the starting player's name under it. */
const toss: Actor = (stage, fact) => {
  const words = stage.words.starts(fact.seat ?? stage.viewer);
  const { x, y } = middleOfGlass(stage);
  const drawn: HTMLElement[] = [];
  return actOf(
    (seconds) => {
      const ground = onGlass(
        stage,
        sheet('border-y-4 border-vermilion bg-ground/95'),
        new DOMRect(0, y - 120, x * 2, 240),
      );
      const coin = onGlass(
        stage,
        disc('bg-panel', ''),
        new DOMRect(x - COIN / 2, y - COIN / 2 - 30, COIN, COIN),
      );
      const line = onGlass(
        stage,
        sheet('grid place-items-center font-display text-3xl text-paper', words),
        new DOMRect(0, y + 48, x * 2, 60),
      );
      const face = backOf(stage);
      face.className = 'size-full rounded-full object-cover';
      coin.append(face);
      drawn.push(ground, coin, line);
      const shown = [0, 0.12, 0.88, 1];
      if (stage.isReduced) return drawn.map((one) => moving(one, { opacity: [0, 1, 1, 0] }, seconds, shown));
      const landed = 'rotateX(1440deg)';
      const turns = ['rotateX(0) translateY(-60px)', 'rotateX(900deg) translateY(-20px)', landed, landed];
      return [
        moving(ground, { opacity: [0, 1, 1, 0] }, seconds, shown),
        moving(coin, { transform: turns }, seconds, [0, 0.3, 0.5, 1]),
        moving(coin, { opacity: [0, 1, 1, 0] }, seconds, shown),
        moving(line, { opacity: [0, 0, 1, 1, 0] }, seconds, [0, 0.48, 0.56, 0.88, 1]),
      ];
    },
    () => {
      for (const one of drawn) one.remove();
    },
  );
};

const holderIn = ({ scenes }: MotionStage, { counter }: Staged): number | undefined =>
  scenes.before.counters.find(({ id, value }) => id === counter && value > 0)?.whose;

/** Slides from the previous holder to the new one; at the start of a match it first falls onto the table. */
const token: Actor = (stage, fact) => {
  const [id, seat] = [fact.counter ?? '', fact.seat ?? 0];
  const holder = holderIn(stage, fact);
  const target = stage.after.tallies.get(counterKey({ id, seat }));
  const source = stage.before.tallies.get(counterKey({ id, seat: holder ?? seat }));
  if (target === undefined) return null;
  // Before the first beat the table already shows the result.
  const isOpening = stage.scenes.before === stage.scenes.after;
  const falls = isOpening || holder === undefined || source === undefined;
  const end = middleOf(target.box);
  const start = falls ? middleOfGlass(stage) : middleOf(source.box);
  const named = stage.scenes.after.counters.find((one) => one.id === id)?.label;
  const label = named === undefined ? '' : stage.words.say(named);
  const size = falls ? COIN : DISC;
  const drawn: HTMLElement[] = [];
  // Hidden until it has arrived.
  const show = hide(target.element);
  return actOf(
    (seconds) => {
      const piece = onGlass(
        stage,
        disc('bg-gold text-2xl text-ground', falls ? label : ''),
        new DOMRect(start.x - size / 2, start.y - size / 2, size, size),
      );
      drawn.push(piece);
      if (stage.isReduced) return [moving(piece, { opacity: [0, 1, 1, 0] }, seconds)];
      const way = `translate(${end.x - start.x}px, ${end.y - start.y}px) scale(${falls ? DISC / COIN : 1})`;
      const path = falls
        ? { transform: [`translateY(${-start.y - COIN}px)`, 'none', 'none', way] }
        : { transform: ['none', 'scale(1.6)', `${way} scale(1.3)`, way] };
      return [
        moving(piece, path, seconds, falls ? [0, 0.35, 0.65, 1] : [0, 0.2, 0.8, 1]),
        moving(piece, { opacity: [1, 1, 1, 0] }, seconds, [0, 0.5, 0.92, 1]),
      ];
    },
    () => {
      for (const one of drawn) one.remove();
      show();
    },
  );
};

export const openings = { toss, token } satisfies Readonly<Record<string, Actor>>;
