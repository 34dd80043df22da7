// Territory in French: its nouns, filters, costs, conditions and events, and the heads of its abilities.
// Invariant: says whatever words/en.ts says; nouns carry their gender, so everything agrees.
// Next: ../ops/*/fr.ts for the actions, en.ts for English.
import { augmented, counting } from '@sleight/kernel/ops/adjust/fr';
import { opLanguage as kernelOps } from '@sleight/kernel/ops/language.generated';
import { opRegisters as kernelRegisters } from '@sleight/kernel/ops/schemas.generated';
import { after, agree, noun } from '@sleight/kernel/text/french';
import { type FrenchLines, frenchLine } from '@sleight/kernel/text/french-lines';
import {
  counted,
  type French,
  type FrenchTargetNoun,
  isLatest,
  type Named,
  reference,
  target,
  verb,
} from '@sleight/kernel/text/french-target';
import type { OpLanguage, OpLanguages } from '@sleight/kernel/text/words';
import type { Ability, Action, Cond, Cost, EffectKind, Filter, Target, When } from '../ability';
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

const kindWords: Readonly<Record<EffectKind, string>> = {
  beneficial: 'bénéfique',
  harmful: 'néfaste',
  neutral: 'neutre',
};

const slotsOf = { player: 'de vos emplacements', opponent: 'des emplacements ennemis' } as const;
const slotsOn = { player: 'sur vos emplacements', opponent: 'sur les emplacements ennemis' } as const;

/** Adjectives stand next to the noun, then whose slots, then places and clauses. */
function filters(
  list: readonly Filter[],
  named: FrenchTargetNoun,
  plural: boolean,
  context: French<Filter, Cond>,
) {
  const agreement = { feminine: named.feminine, plural };
  const isEffect = named.type === 'effect';
  const place = (where: string): string => (isEffect ? after('de', where) : `dans ${where}`);
  const kinds = list.flatMap((filter) =>
    'kind' in filter ? [agree(kindWords[filter.kind], agreement)] : [],
  );
  const ranges = list.flatMap((filter) =>
    'range' in filter ? [ranged(filter, agreement, place, context)] : [],
  );
  // After « proche », « de vos emplacements » would be read as what it is close to.
  const whose = isEffect && named.side ? [ranges.length > 0 ? slotsOn[named.side] : slotsOf[named.side]] : [];
  const rest = list.flatMap((filter): string[] => {
    if ('lane' in filter) return [place(filter.lane === 'edge' ? edge : `le couloir ${filter.lane}`)];
    if ('empty' in filter) return ['sans aucune unité'];
    if ('where' in filter) return [`qui ${plural ? 'ont' : 'a'} ${held(filter.where, context)}`];
    return [];
  });
  return [...kinds, ...ranges, ...whose, ...rest];
}

const edge = 'le couloir le plus à gauche ou le plus à droite';

function ranged(
  filter: Extract<Filter, { range: string }>,
  agreement: { feminine: boolean; plural: boolean },
  place: (where: string) => string,
  context: French<Filter, Cond>,
): string {
  const from = filter.of === undefined ? undefined : reference(filter.of, context).text;
  if (filter.range === 'here') return place(from ?? 'ce couloir');
  const adjective = agree(filter.range === 'close' ? 'proche' : 'éloigné', agreement);
  return from === undefined ? adjective : `${adjective} ${after('de', from)}`;
}

/** What a candidate has, after « qui a ». */
function held(cond: Cond, context: French<Filter, Cond>): string {
  if (!('count' in cond)) throw new Error('French has no words for this condition inside a filter.');
  return howMany(cond, context);
}

const howMany = (cond: { count: Target; gte: number }, context: French<Filter, Cond>): string =>
  cond.gte === 1 ? target(cond.count, context).text : `au moins ${counted(cond.gte, cond.count, context)}`;

function cond(said: Cond, context: French<Filter, Cond>): string {
  if ('count' in said) return `il y a ${howMany(said, context)}`;
  if ('lanesWon' in said) {
    const { gte } = said.lanesWon;
    return `vous avez remporté ${gte} couloir${gte > 1 ? 's' : ''} ou plus`;
  }
  const who = said.side === 'player' ? 'un allié' : 'un ennemi';
  if (isLatest(said.bound, context)) return `c'était ${who}`;
  return `${reference(said.bound, context).text} était ${who}`;
}

/** « cette unité », « cet emplacement », « votre emplacement du couloir 3 ». */
function name(what: Target): Named | undefined {
  if (what.targetType === 'self') return { text: 'cette unité', feminine: true, plural: false };
  const sole = what.filters?.length === 1 && !what.all && !what.minTargets && !what.maxTargets;
  if (!sole || !what.filters) return undefined;
  const [filter] = what.filters;
  const masculine = { feminine: false, plural: false };
  const isHere = 'range' in filter && filter.range === 'here' && filter.of === undefined;
  if (isHere && what.targetType === 'lane') return { text: 'ce couloir', ...masculine };
  if (what.targetType !== 'slot') return undefined;
  if (isHere && what.targetSide === 'player') return { text: 'cet emplacement', ...masculine };
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
  cond,
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
