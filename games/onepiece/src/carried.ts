// Lines that no card has printed on it: what a modifier on a card in play adds to a number, or sets its base to.

import { OBJ, ref } from '@sleight/kernel/code';
import type { Lasting } from './shared';

const changing =
  (layer: 'add' | 'set') =>
  (name: string, number: number): Lasting => ({
    name: `${layer} ${name}`,
    statics: [
      {
        number,
        layer,
        amount: (_p, f) => f.regs[0]?.n ?? 0,
        applies: (_p, f, r) => r === ref(OBJ, f.self),
      },
    ],
  });

export const adding = changing('add');
export const setting = changing('set');
