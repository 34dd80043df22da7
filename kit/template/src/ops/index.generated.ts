// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { runOp as kernelrun } from '@sleight/kernel/ops/index.generated';
import type { Action } from '../ability';
import type { C } from '../language';
import { run as gainrun } from './gain/run';
import { run as strengthrun } from './strength/run';

export function runOp(a: Action, c: C): boolean {
  switch (a.type) {
    case 'gain':
      gainrun(a, c);
      return true;
    case 'strength':
      strengthrun(a, c);
      return true;
    default:
      return kernelrun(a, c);
  }
}
