// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { holdOp as kernelhold, runOp as kernelrun } from '@sleight/kernel/ops/index.generated';
import type { Action } from '../ability';
import type { C } from '../language';
import { run as bouncerun } from './bounce/run';
import { run as damagerun } from './damage/run';
import { run as distributerun } from './distribute/run';
import { run as gainVprun } from './gainVp/run';
import { run as grantrun } from './grant/run';
import { run as healrun } from './heal/run';
import { run as loseVprun } from './loseVp/run';
import { run as moverun } from './move/run';
import { run as nextUnitPowerrun } from './nextUnitPower/run';
import { run as powerModrun, hold as powerModhold } from './powerMod/run';
import { run as removeEffectrun } from './removeEffect/run';
import { run as returnrun } from './return/run';

export function runOp(a: Action, c: C): boolean {
  switch (a.type) {
    case 'bounce':
      bouncerun(a, c);
      return true;
    case 'damage':
      damagerun(a, c);
      return true;
    case 'distribute':
      distributerun(a, c);
      return true;
    case 'gainVp':
      gainVprun(a, c);
      return true;
    case 'grant':
      grantrun(a, c);
      return true;
    case 'heal':
      healrun(a, c);
      return true;
    case 'loseVp':
      loseVprun(a, c);
      return true;
    case 'move':
      moverun(a, c);
      return true;
    case 'nextUnitPower':
      nextUnitPowerrun(a, c);
      return true;
    case 'powerMod':
      powerModrun(a, c);
      return true;
    case 'removeEffect':
      removeEffectrun(a, c);
      return true;
    case 'return':
      returnrun(a, c);
      return true;
    default:
      return kernelrun(a, c);
  }
}

export function holdOp(a: Action, c: C): boolean {
  switch (a.type) {
    case 'powerMod':
      powerModhold(a, c);
      return true;
    case 'bounce':
    case 'damage':
    case 'distribute':
    case 'gainVp':
    case 'grant':
    case 'heal':
    case 'loseVp':
    case 'move':
    case 'nextUnitPower':
    case 'removeEffect':
    case 'return':
      return false;
    default:
      return kernelhold(a, c);
  }
}
