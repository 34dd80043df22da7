// Territory in French: its nouns, costs and events, and the heads of its abilities.
// Invariant: says whatever words/en.ts says; nouns carry their gender, so everything agrees.
// Next: ../ops/*/fr.ts for the actions, en.ts for English.
import { augmented, counting } from '@sleight/kernel/ops/adjust/fr';
import { opLanguage as kernelOps } from '@sleight/kernel/ops/language.generated';
import { opRegisters as kernelRegisters } from '@sleight/kernel/ops/schemas.generated';
import { noun } from '@sleight/kernel/text/french';
import { type FrenchLines, frenchLine } from '@sleight/kernel/text/french-lines';
import {
  type French,
  type FrenchPhrase,
  type FrenchTargetNoun,
  target,
  verb,
} from '@sleight/kernel/text/french-target';
import type { OpLanguage, OpLanguages } from '@sleight/kernel/text/words';
import type { Ability, Action, Cond, Cost, Filter, Target, When } from '../ability';
import { condFrench } from '../conditions/language.generated';
import { filterFrench } from '../filters/language.generated';
import { isHere } from '../filters/range/schema';
import { opLanguage } from '../ops/language.generated';
import { opRegisters } from '../ops/schemas.generated';
import type { TerritoryFrench, TerritoryFrenchWords } from './context';

const ally = noun('allié', 'm');
const enemy = noun('ennemi', 'm');
const unit = noun('unité', 'f');
const slot = noun('emplacement', 'm');
const enemySlot = noun('emplacement ennemi', 'm', 'emplacements ennemis');
const lane = noun('couloir', 'm');
const effect = noun('effet persistant', 'm', 'effets persistants');
const card = noun('carte', 'f');

const nouns: readonly FrenchTargetNoun[] = [
  { ...ally, side: 'player', type: 'unit' },
  { ...enemy, side: 'opponent', type: 'unit' },
  { ...unit, type: 'unit' },
  { ...slot, side: 'player', type: 'slot', yours: true },
  { ...enemySlot, side: 'opponent', type: 'slot' },
  { ...slot, type: 'slot' },
  { ...lane, type: 'lane' },
  { ...effect, side: 'player', type: 'effect' },
  { ...effect, side: 'opponent', type: 'effect' },
  { ...effect, type: 'effect' },
  { ...card, side: 'player', type: 'card' },
];

const slotsOf = { player: 'de vos emplacements', opponent: 'des emplacements ennemis' } as const;
const slotsOn = { player: 'sur vos emplacements', opponent: 'sur les emplacements ennemis' } as const;

/** Adjectives stand next to the noun, then whose slots, then places and clauses. */
function filters(
  list: readonly Filter[],
  noun: FrenchTargetNoun,
  plural: boolean,
  french: French<Filter, Cond>,
): readonly string[] {
  const context = { noun, agreement: { feminine: noun.feminine, plural }, french };
  const said = list.flatMap((filter) => filterFrench(filter, context) ?? []);
  const at = (slot: 'kind' | 'range' | 'rest'): readonly string[] =>
    said.filter((one) => one.slot === slot).map(({ text }) => text);
  const ranges = at('range');
  // After « proche », « de vos emplacements » would be read as what it is close to.
  const slots = ranges.length > 0 ? slotsOn : slotsOf;
  const whose = noun.type === 'effect' && noun.side ? [slots[noun.side]] : [];
  return [...at('kind'), ...ranges, ...whose, ...at('rest')];
}

/** « cette unité », « cet emplacement », « votre emplacement du couloir 3 ». */
function name(what: Target): FrenchPhrase | undefined {
  if (what.targetType === 'self') return { text: 'cette unité', feminine: true, plural: false };
  const sole = what.filters?.length === 1 && !what.all && !what.minTargets && !what.maxTargets;
  if (!sole || !what.filters) return undefined;
  const [filter] = what.filters;
  const masculine = { feminine: false, plural: false };
  if (isHere(filter) && what.targetType === 'lane') return { text: 'ce couloir', ...masculine };
  if (what.targetType !== 'slot') return undefined;
  if (isHere(filter) && what.targetSide === 'player') return { text: 'cet emplacement', ...masculine };
  if (!('lane' in filter) || filter.lane === 'edge') return undefined;
  if (what.targetSide === 'player')
    return { text: `votre emplacement du couloir ${filter.lane}`, ...masculine };
  if (what.targetSide !== 'opponent') return undefined;
  return { text: `l'emplacement ennemi du couloir ${filter.lane}`, ...masculine };
}

const everyOp: OpLanguages<Action, TerritoryFrench> = { ...kernelOps, ...opLanguage };
const ops: Readonly<Record<string, OpLanguage<Action, TerritoryFrench>>> = everyOp;
const registers: Readonly<Record<string, string>> = { ...kernelRegisters, ...opRegisters };
const opParticiples = Object.fromEntries(
  Object.entries(ops).map(([type, op]) => [registers[type], op.participle]),
);

const words: TerritoryFrenchWords = {
  nouns,
  things: { unit, self: unit, slot, lane, effect, card },
  persons: ['unit', 'self'],
  participles: { sacrificed: 'sacrifié', ...opParticiples },
  self: 'cette unité',
  stats: { power: noun('puissance', 'f') },
  verbs: {
    removeEffect: 'retirer',
    bounce: 'renvoyer en main',
    move: 'déplacer',
    sacrifice: 'sacrifier',
    discard: 'défausser',
  },
  numbers: {
    damage: augmented('les dégâts de vos capacités', {
      sacrifice: 'dont le coût comprend un sacrifice',
      discard: 'dont le coût comprend une défausse',
    }),
    firstDraw: counting('votre pioche de la manche 1', card),
    laterDraw: counting('votre pioche des manches suivantes', card),
  },
  name,
  filters,
  isOther: (filter) => 'other' in filter,
  cond: condFrench,
  quote: (ability) => french(ability),
};

function cost(said: Cost, context: French<Filter, Cond>): string {
  if ('sacrificeThis' in said) return `${verb('sacrifier', context)} cette unité`;
  if ('sacrifice' in said) {
    return `${verb('sacrifier', context)} ${target(said.sacrifice, { ...context, every: true }).text}`;
  }
  if ('choose' in said) return `${verb('choisir', context)} ${target(said.choose, context).text}`;
  return `${verb('défausser', context)} ${said.discard === 1 ? 'une carte' : `${said.discard} cartes`}`;
}

function event(when: When, context: French<Filter, Cond>): string {
  const { event: verbName, ...who } = when;
  if (verbName === 'conquer') return `${target(who, context).text} conquiert`;
  const what = target({ ...who, targetSide: 'any' }, context).text;
  if (who.targetSide === 'player') return `vous sacrifiez ${what}`;
  return who.targetSide === 'opponent' ? `votre adversaire sacrifie ${what}` : `${what} est sacrifiée`;
}

const lines: FrenchLines<Filter, Cond, When, Cost, Action> = {
  heads: {
    Play: { style: 'played' },
    Deploy: { style: 'triggered', head: 'Déploiement' },
    Death: { style: 'triggered', head: 'Mort' },
    Sacrificed: { style: 'triggered', head: "Lorsqu'elle est sacrifiée" },
    Conquer: { style: 'triggered', head: 'Conquête' },
    'Round End': { style: 'triggered', head: 'Fin de manche' },
    'Match Start': { style: 'triggered', head: 'Début de partie' },
    When: { style: 'listening', first: { 'Once Per Round': 'à chaque manche' } },
    Activate: { style: 'activated', head: 'Activation' },
    Continuous: { style: 'continuous' },
  },
  frequencies: { 'Once Per Round': 'une fois par manche' },
  action: (action, context) => ops[action.type].fr(action, { ...context, words }),
  cost,
  isChoice: (said) => 'choose' in said,
  event,
};

/** One line of French. Registers arrive as pointers. */
export const french = (ability: Ability): string =>
  frenchLine(ability, lines, { mood: 'instruction', it: true, every: false, words });
