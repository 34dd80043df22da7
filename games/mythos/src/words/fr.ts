// Mythos in French, put together.
// Invariant: says whatever en.ts says; nouns carry their gender, so everything agrees.
// Next: ../ops/*/fr.ts for the actions, french-*.ts for the parts of speech.
import { noun } from '@sleight/kernel/text/french';
import type { OpLanguage, OpLanguages } from '@sleight/kernel/text/words';
import type { Ability, Action, Target } from '../ability';
import { amountFrench } from '../amounts/language.generated';
import { condFrench } from '../conditions/language.generated';
import { filterFrench } from '../filters/language.generated';
import { opLanguage } from '../ops/language.generated';
import { opRegisters } from '../ops/schemas.generated';
import type { MythosFrench, MythosFrenchWords } from './context';
import { line } from './french-lines';
import { card, chakra, character, mission, token } from './french-nouns';
import { bareMany, bareOne, target } from './french-target';

const everyOp: OpLanguages<Action, MythosFrench> = opLanguage;
const ops: Readonly<Record<string, OpLanguage<Action, MythosFrench>>> = everyOp;
const registers: Readonly<Record<string, string>> = opRegisters;

const words: MythosFrenchWords = {
  nouns: [],
  things: { character, self: character, bound: character, mission, card, token, chakra },
  persons: [],
  participles: {
    upgraded: 'amélioré',
    ...Object.fromEntries(Object.entries(ops).map(([type, op]) => [registers[type], op.participle])),
  },
  origins: { main: "par l'effet MAIN", line: 'de cette façon', play: 'avec cette carte' },
  self: 'ce personnage',
  stats: { power: noun('Puissance', 'f'), cost: noun('coût', 'm') },
  verbs: {},
  numbers: {},
  name: () => undefined,
  filters: () => [],
  isOther: (filter) => 'other' in filter,
  cond: (said, context) => condFrench(said, { ...context, words }),
  filter: filterFrench,
  action: (action, context) => ops[action.type].fr(action, context),
  target,
  bareMany,
  bareOne,
  value: amountFrench,
};

/** One line of French. Registers arrive as pointers. */
export const french = (ability: Ability): string =>
  line(ability, { mood: 'instruction', it: true, every: false, words });

/** « un personnage Gaara allié non caché », where the text does not say where. */
export const frenchTarget = (what: Target): string =>
  target(what, { mood: 'instruction', it: true, every: false, anywhere: true, words }).text;
