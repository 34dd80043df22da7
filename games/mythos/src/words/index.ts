// Mythos's words: what describe, compile and readAbility need to know of the game.
// Invariant: the order of filters is the schema's.
// Next: en.ts and fr.ts.
import type { Inherited } from '@sleight/kernel/ability/registers';
import type { Fields } from '@sleight/kernel/text/grammar';
import type { Words } from '@sleight/kernel/text/words';
import { type Ability, ability } from '../ability';
import { opRegisters } from '../ops/schemas.generated';
import { en } from './en';
import { french } from './fr';
import { lines } from './lines';

/** What a register of another line holds. */
const registerTypes: Readonly<Record<string, string>> = {
  played: 'character',
  moved: 'character',
  hidden: 'character',
  defeated: 'character',
  placed: 'character',
  taken: 'character',
  poweredUp: 'character',
  looked: 'character',
  chosen: 'character',
  drawn: 'card',
  discarded: 'card',
  milled: 'card',
  removed: 'token',
  spent: 'chakra',
};

/** A modifier goes on with its line's registers; another UPGRADE line reads those of MAIN (11.5). */
function inherits(line: Fields): Inherited {
  if (line.type !== 'Upgrade') return {};
  const origin = line.adds === undefined ? 'main' : 'line';
  const known = line.instead === undefined ? Object.entries(registerTypes) : [];
  return {
    ...Object.fromEntries(known.map(([name, type]) => [name, { type, origin }])),
    upgraded: { type: 'character', origin: 'play' },
  };
}

const several = ['anyNumber', 'perMission', 'targets', 'downTo', 'and'];

/** Tokens, chakra and cards come of actions whose target is something else. */
function writes(step: Fields) {
  const many = several.some((field) => field in step);
  if (step.type === 'removeTokens') return { type: 'token', many };
  if (step.type === 'discardTop') return { type: 'card', many };
  return { many };
}

export const words: Words<Ability> = {
  schema: ability,
  filterOrder: [
    'mission',
    'other',
    'withSelf',
    'hidden',
    'upgraded',
    'group',
    'keyword',
    'name',
    'not',
    'power',
    'cost',
    'basis',
    'printedPower',
    'printedCost',
    'lowest',
    'highest',
    'playedLastTurn',
    'sameName',
    'where',
  ],
  sideless: ['self', 'bound', 'mission', 'card'],
  registers: {
    actions: opRegisters,
    costs: { discard: 'discarded', mill: 'milled' },
    things: {
      draw: 'card',
      discard: 'card',
      mill: 'card',
      look: 'card',
      take: 'card',
      putOnDeck: 'card',
      place: 'character',
      play: 'character',
      spendChakra: 'chakra',
      gainEdge: 'edge',
      giveEdge: 'edge',
    },
    references: ['did', 'sameName'],
    writes,
    inherits,
    costFirst: [],
  },
  en,
  lines,
  fr: french,
};
