// Which actions only go on with what an earlier one of the same effect did: "hide it", "POWERUP X, where X is its cost".
// Whether such an effect is worth offering is decided by the earlier one alone (11.2.8, law 10).

import type { Ability, Action } from './ability';
import { opRegisters } from './ops/schemas.generated';

const REFERENCES = ['of', 'did', 'bound', 'sameName'];

/** Every register that is named somewhere inside. */
function named(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && REFERENCES.includes(key) ? [inner] : named(inner),
  );
}

/** Actions on the looked-at cards never say so. */
const looks = (action: Action): boolean =>
  action.type === 'take' ||
  action.type === 'discardRest' ||
  (action.type === 'play' && action.from === 'looked');

const written = (action: Action): string => action.bind ?? opRegisters[action.type];

/** The actions of this ability that lean on its own costs and earlier actions; what another line did is known by now. */
export function leaning({ cost = [], effect }: Ability): ReadonlySet<Action> {
  const own = new Set(cost.map((one) => one.bind ?? ('discard' in one ? 'discarded' : 'milled')));
  const found = new Set<Action>();
  for (const action of effect.actions) {
    const reads = looks(action) ? ['looked'] : named(action);
    if (reads.some((register) => own.has(register))) found.add(action);
    own.add(written(action));
  }
  return found;
}
