// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import type { Action } from '../ability';
import type { C } from '../language';

export function runOp(a: Action, c: C): boolean {
  switch (a.type) {
    default:
      return false;
  }
}

export function holdOp(a: Action, c: C): boolean {
  switch (a.type) {
    default:
      return false;
  }
}
