// Actions that only continue what an earlier one of the same effect did: "hide it", "POWERUP X, where X is its cost".
// Only the earlier action decides whether such an effect is worth offering (11.2.8, law 10).

import { type Ability, type Action, registerOf } from './ability';
import { condReferences } from './conditions/schemas.generated';
import { filterReferences } from './filters/schemas.generated';
import { opRegisters } from './ops/schemas.generated';
import { traitsOf } from './traits';

const REFERENCES = ['of', 'bound', ...filterReferences, ...condReferences];

/** Every register that is named somewhere inside. */
function named(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && REFERENCES.includes(key) ? [inner] : named(inner),
  );
}

const written = (action: Action): string => action.bind ?? opRegisters[action.type];

/** The actions that depend on the ability's own costs and earlier actions; the work of other lines is already known. */
export function leaning({ cost = [], effect }: Ability): ReadonlySet<Action> {
  const own = new Set(cost.map(registerOf));
  const found = new Set<Action>();
  for (const action of effect.actions) {
    const reads = traitsOf(action).readsLooked?.(action) ? ['looked'] : named(action);
    if (reads.some((register) => own.has(register))) found.add(action);
    own.add(written(action));
  }
  return found;
}
