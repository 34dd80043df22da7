// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import type { AbilityTypes, Compiler } from '../compiler';
import { type Action as adjustAction, hold as adjusthold } from './adjust/run';
import { type Action as cannotAction, hold as cannothold } from './cannot/run';
import { type Action as chooseAction, run as chooserun } from './choose/run';
import { type Action as discardAction, run as discardrun } from './discard/run';
import { type Action as drawAction, run as drawrun } from './draw/run';

export type KernelAction<L extends AbilityTypes> =
  | adjustAction
  | cannotAction<L>
  | chooseAction<L>
  | discardAction<L>
  | drawAction<L>;

export function runOp<L extends AbilityTypes>(a: KernelAction<L>, c: Compiler<L>): boolean {
  switch (a.type) {
    case 'choose':
      chooserun(a, c);
      return true;
    case 'discard':
      discardrun(a, c);
      return true;
    case 'draw':
      drawrun(a, c);
      return true;
    default:
      return false;
  }
}

export function holdOp<L extends AbilityTypes>(a: KernelAction<L>, c: Compiler<L>): boolean {
  switch (a.type) {
    case 'adjust':
      adjusthold(a, c);
      return true;
    case 'cannot':
      cannothold(a, c);
      return true;
    default:
      return false;
  }
}
