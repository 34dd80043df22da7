// Mythos's conditions, costs, events and replaced events in French.
// Invariant: says whatever conditions.ts says.
// Next: french-lines.ts, which puts them into lines.
import { after, agree, count, definite, frenchList } from '@sleight/kernel/text/french';
import { isLatest, reference, verb } from '@sleight/kernel/text/french-target';
import type { Cond, Cost, Filter, Replaces, Target, Verb, When } from '../ability';
import type { MythosFrench } from './context';
import { having, named } from './french-filters';
import { bareMany, bareOne, card, target } from './french-target';

/** « vous avez … »: your characters, this one included. */
function owned(what: Target): Target | undefined {
  const left = what.filters?.filter((filter) => !('withSelf' in filter)) ?? [];
  if (left.length === (what.filters?.length ?? 0)) return undefined;
  return { ...what, targetSide: undefined, filters: left.length > 0 ? left : undefined };
}

const many = (n: number, what: Target, context: MythosFrench): string => `${n} ${bareMany(what, context)}`;

function counting(said: Extract<Cond, { count: Target }>, context: MythosFrench): string {
  const mine = owned(said.count);
  const what = mine ?? said.count;
  const there = mine ? 'vous avez' : 'il y a';
  if ('gte' in said) {
    const some = said.gte === 1 ? target(what, context).text : `au moins ${many(said.gte, what, context)}`;
    return `${there} ${some}`;
  }
  if ('lte' in said) return `${there} au plus ${many(said.lte, what, context)}`;
  const { feminine } = target(what, context);
  if (said.eq === 0) return `il n'y a ${feminine ? 'aucune' : 'aucun'} ${bareOne(what, context)}`;
  if (said.eq === 1) return `il n'y a ${feminine ? "qu'une seule" : "qu'un seul"} ${bareOne(what, context)}`;
  return `${there} exactement ${many(said.eq, what, context)}`;
}

function fewer(said: Extract<Cond, { fewer: Target }>, context: MythosFrench): string {
  const mine = owned(said.fewer);
  if (mine) return `vous avez moins ${after('de', bareMany(mine, context))} que l'adversaire`;
  return `il y a moins ${after('de', bareMany(said.fewer, context))} que ${after('de', bareMany(said.than, context))}`;
}

/** « son coût imprimé est de 3 ou moins », « le personnage choisi avait une Puissance de 6 ou plus ». */
function bound(said: Extract<Cond, { bound: string }>, context: MythosFrench): string {
  const [filter] = said.filters;
  const { feminine } = reference(said.bound, context);
  const it = isLatest(said.bound, context) ? (feminine ? 'elle' : 'il') : named(said.bound, context);
  const has = said.filters.length === 1 ? having(filter, context) : undefined;
  if (has === undefined) {
    const what: Target = { targetType: 'character', filters: said.filters };
    return `${isLatest(said.bound, context) ? "c'" : `${it} `}est ${target(what, { ...context, anywhere: true }).text}`;
  }
  const isPrinted = 'printedPower' in filter || 'printedCost' in filter;
  return `${it} ${isPrinted ? 'a' : 'avait'} ${has}`;
}

export function cond(said: Cond, context: MythosFrench): string {
  if ('count' in said) return counting(said, context);
  if ('fewer' in said) return fewer(said, context);
  if ('did' in said) return 'vous le faites';
  if ('bound' in said) return bound(said, context);
  if ('edge' in said) return said.edge === 'player' ? "vous avez l'Edge" : "vous n'avez pas l'Edge";
  const { side, eq } = said.hand;
  if (eq === 0) return `${side === 'player' ? "vous n'avez" : "l'adversaire n'a"} aucune carte en main`;
  return `${side === 'player' ? 'vous avez' : "l'adversaire a"} exactement ${count(eq, card)} en main`;
}

/** « la carte du dessus », « les 3 cartes du dessus ». */
export const topCards = (n: number): string =>
  n === 1 ? definite('carte du dessus', { feminine: true, plural: false }) : `les ${n} cartes du dessus`;

export function cost(said: Cost, context: MythosFrench): string {
  const discard = verb('défausser', context);
  return 'discard' in said
    ? `${discard} ${count(said.discard, card)}`
    : `${discard} ${topCards(said.mill)} de votre deck`;
}

const participles: Readonly<Record<Verb, string>> = {
  hide: 'caché',
  defeat: 'vaincu',
  move: 'déplacé',
  reveal: 'joué',
};

/** « caché ou vaincu », in agreement with what it is said of. */
export const done = (
  verbs: readonly Verb[],
  what: { feminine: boolean; plural: boolean },
  or: string,
): string =>
  frenchList(
    verbs.map((name) => agree(participles[name], what)),
    or,
  );

const isHere = (filter: Filter): boolean => 'mission' in filter && filter.mission === 'here';

/** Without « dans cette mission », which the event says at its end. */
export function withoutHere<T extends Target>(what: T): { readonly what: T; readonly place: string } {
  const left = what.filters?.filter((filter) => !isHere(filter)) ?? [];
  const place = left.length === (what.filters?.length ?? 0) ? '' : ' dans cette mission';
  return { what: { ...what, filters: left.length > 0 ? left : undefined }, place };
}

export function event(when: When, context: MythosFrench): string {
  if (when.event === 'lose') return 'vous perdez cette mission';
  if (when.event === 'affect') return `un effet ennemi affecte ${context.words.self}`;
  if (when.by === 'player') return `vous déplacez ${context.words.self}`;
  const { what, place } = withoutHere(when);
  const who = target(what, { ...context, anywhere: true });
  const verbs = { defeat: 'vaincu', play: 'joué', move: 'déplacé' };
  return `${who.text} est ${agree(verbs[when.event], who)}${place}`;
}

export function replaced(said: Replaces, context: MythosFrench): string {
  const who = target(said, context);
  const by = said.by === 'opponent' ? ' par un effet ennemi' : '';
  return `${who.text} devait être ${done(said.verbs, who, 'ou')}${by}`;
}
