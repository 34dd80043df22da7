// Duskfall in French: its targets and the heads of its abilities.
// Invariant: says whatever en.ts says; nouns carry their gender, so everything agrees.
import { opLanguage as kernelOps } from '@sleight/kernel/ops/language.generated';
import { noun } from '@sleight/kernel/text/french';
import { type FrenchLines, frenchLine } from '@sleight/kernel/text/french-lines';
import type { FrenchWords } from '@sleight/kernel/text/french-target';
import type { OpLanguage, OpLanguages } from '@sleight/kernel/text/words';
import type { Ability, Action } from '../ability';
import { condFrench } from '../conditions/language.generated';
import { opLanguage } from '../ops/language.generated';
import type { Cond, Filter, Target } from '../vocabulary';
import type { DuskfallFrench } from './context';

const { draw, discard } = kernelOps;
const everyOp: OpLanguages<Action, DuskfallFrench> = { draw, discard, ...opLanguage };
const ops: Readonly<Record<string, OpLanguage<Action, DuskfallFrench>>> = everyOp;
const card = noun('carte', 'f');

const words: FrenchWords<Filter, Cond> = {
  nouns: [],
  things: { self: card, rival: card, card },
  persons: ['self', 'rival'],
  participles: Object.fromEntries(Object.entries(ops).map(([type, op]) => [type, op.participle])),
  self: 'cette carte',
  stats: { strength: noun('force', 'f') },
  verbs: {},
  numbers: {},
  name: ({ targetType }) => ({
    text: targetType === 'self' ? 'cette carte' : 'la carte adverse',
    feminine: true,
    plural: false,
  }),
  filters: () => [],
  isOther: () => false,
  cond: condFrench,
};

const lines: FrenchLines<Filter, Cond, Target & { event: never }, never, Action> = {
  heads: {
    Reveal: { style: 'triggered', head: 'Révélation' },
    Win: { style: 'triggered', head: 'Victoire' },
    Loss: { style: 'triggered', head: 'Défaite' },
  },
  frequencies: {},
  action: (action, context) => ops[action.type].fr(action, context),
  cost: (cost) => cost,
  isChoice: () => false,
  event: ({ event }) => event,
};

/** One line of French. */
export const french = (ability: Ability): string =>
  frenchLine(ability, lines, { mood: 'instruction', it: true, every: false, words });
