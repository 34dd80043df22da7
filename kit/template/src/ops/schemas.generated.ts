// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import type { OpParts } from '../vocabulary';
import { register as gainRegister, schema as gainSchema, traits as gainTraits } from './gain/schema';
import { register as strengthRegister, schema as strengthSchema, traits as strengthTraits } from './strength/schema';

export const opSchemas = <A>(parts: OpParts<A>) =>
  [
    gainSchema(parts),
    strengthSchema(parts),
  ] as const;

export const opRegisters = {
  gain: gainRegister,
  strength: strengthRegister,
};

export const opTraits = {
  gain: gainTraits,
  strength: strengthTraits,
};
