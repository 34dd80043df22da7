// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import type { SchemaParts } from '../ability/schema';
import { register as adjustRegister, schema as adjustSchema, traits as adjustTraits } from './adjust/schema';
import { register as cannotRegister, schema as cannotSchema, traits as cannotTraits } from './cannot/schema';
import { register as chooseRegister, schema as chooseSchema, traits as chooseTraits } from './choose/schema';
import { register as discardRegister, schema as discardSchema, traits as discardTraits } from './discard/schema';
import { register as drawRegister, schema as drawSchema, traits as drawTraits } from './draw/schema';

export const opSchemas = <T extends string, F, C, V extends string, N extends string>(
  parts: SchemaParts<T, F, C, V, N>,
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

export const opTraits = {
  adjust: adjustTraits,
  cannot: cannotTraits,
  choose: chooseTraits,
  discard: discardTraits,
  draw: drawTraits,
};
