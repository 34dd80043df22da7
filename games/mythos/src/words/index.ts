// Mythos's words: what describe, compile and readAbility need to know of the game.
// Invariant: the order of filters is the schema's.
// Next: en.ts and fr.ts.
import type { Inherited } from '@sleight/kernel/ability/registers';
import { thingsOf } from '@sleight/kernel/ability/traits';
import type { Fields } from '@sleight/kernel/text/grammar';
import type { Words } from '@sleight/kernel/text/words';
import { type Ability, ability, costRegisters, type OpTraits } from '../ability';
import { condReferences } from '../conditions/schemas.generated';
import { filterNames, filterReferences } from '../filters/schemas.generated';
import { opRegisters, opTraits } from '../ops/schemas.generated';
import { en } from './en';
import { french } from './fr';
import { lines } from './lines';

const traits: Readonly<Record<string, OpTraits>> = opTraits;

/** What a register of another line holds. */
const left: readonly (readonly [string, string])[] = Object.entries(opRegisters).flatMap(
  ([type, register]) => {
    const { leaves } = traits[type];
    return leaves === 'nothing' ? [] : [[register, leaves] as const];
  },
);

/** A modifier goes on with its line's registers; another UPGRADE line reads those of MAIN (11.5). */
function inherits(line: Fields): Inherited {
  if (line.type !== 'Upgrade') return {};
  const origin = line.adds === undefined ? 'main' : 'line';
  const known = line.instead === undefined ? left : [];
  return {
    ...Object.fromEntries(known.map(([name, type]) => [name, { type, origin }])),
    upgraded: { type: 'character', origin: 'play' },
  };
}

const several = ['anyNumber', 'perMission', 'targets', 'downTo', 'and'];

/** Tokens, chakra and cards come of actions whose target is something else. */
function writes(step: Fields) {
  const many = several.some((field) => field in step);
  const holds = typeof step.type === 'string' ? traits[step.type]?.holds : undefined;
  return holds === undefined ? { many } : { type: holds, many };
}

export const words: Words<Ability> = {
  schema: ability,
  filterOrder: filterNames,
  sideless: ['self', 'bound', 'mission', 'card'],
  registers: {
    actions: opRegisters,
    costs: costRegisters,
    things: thingsOf(opTraits),
    references: [...filterReferences, ...condReferences],
    writes,
    inherits,
    costFirst: [],
  },
  en,
  lines,
  fr: french,
};
