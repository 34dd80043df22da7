// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import type { Parts } from '../ability/schema';
import { register as adjustRegister, schema as adjustSchema } from './adjust/schema';
import { register as cannotRegister, schema as cannotSchema } from './cannot/schema';
import { register as chooseRegister, schema as chooseSchema } from './choose/schema';
import { register as discardRegister, schema as discardSchema } from './discard/schema';
import { register as drawRegister, schema as drawSchema } from './draw/schema';

export const opSchemas = <T extends string, F, C, V extends string, N extends string>(
  parts: Parts<T, F, C, V, N>,
) =>
  [
    adjustSchema(parts),
    cannotSchema(parts),
    chooseSchema(parts),
    discardSchema(parts),
    drawSchema(parts),
  ] as const;

export const opRegisters = {
  adjust: adjustRegister,
  cannot: cannotRegister,
  choose: chooseRegister,
  discard: discardRegister,
  draw: drawRegister,
};
