// Targets, amounts and references in French: « un allié proche », « chacun de vos emplacements », « lui ».
// Invariant: a phrase carries its gender and number, so that verbs and adjectives can agree.
// Next: french.ts for the rules of agreement, french-lines.ts for whole lines.
import type { AmountOf, TargetOf } from '../ability/schema';
import {
  type Agreement,
  after,
  agree,
  count,
  definite,
  demonstrative,
  type FrenchNoun,
  indefiniteArticle,
  order,
  ordinal,
  startsWithVowel,
} from './french';
import type { Mood } from './grammar';
import { readPointer } from './pointer';

export interface FrenchTargetNoun extends FrenchNoun {
  /** Absent if the noun is for things of either side. */
  readonly side?: 'player' | 'opponent';
  readonly type: string;
  /** Used with « vos »: « l'un de vos emplacements ». */
  readonly yours?: true;
}

export interface FrenchWords<F, C> {
  readonly nouns: readonly FrenchTargetNoun[];
  /** Nouns by target type, for « l'unité sacrifiée ». */
  readonly things: Readonly<Record<string, FrenchNoun>>;
  /** Types whose last mention is « lui » or « elle »; the others are « ce couloir ». */
  readonly persons: readonly string[];
  /** Participles by register: { chosen: 'choisi' }. */
  readonly participles: Readonly<Record<string, string>>;
  /** Names another writer after the participle: { main: "par l'effet MAIN" }. */
  readonly origins?: Readonly<Record<string, string>>;
  /** « cette unité ». */
  readonly self: string;
  readonly stats: Readonly<Record<string, FrenchNoun>>;
  /** Verbs that may be forbidden, as infinitives: { removeEffect: 'retirer' }. */
  readonly verbs: Readonly<Record<string, string>>;
  /** Sentences about the numbers that may be adjusted. */
  readonly numbers: Readonly<
    Record<string, (adjustment: { number: string; amount: number; costing?: string }) => string>
  >;
  /** Targets with their own name: « cette unité ». */
  name(target: TargetOf<string, F>): FrenchPhrase | undefined;
  /** Filters after the noun, in text order. « autre » is not among them. */
  filters(
    filters: readonly F[],
    noun: FrenchTargetNoun,
    plural: boolean,
    context: French<F, C>,
  ): readonly string[];
  isOther(filter: F): boolean;
  cond(cond: C, context: French<F, C>): string;
}

export interface French<F, C> {
  readonly mood: Mood;
  /** False once the clause has named something else, so that a pronoun would be ambiguous. */
  readonly it: boolean;
  /** « tous les … » instead of « chaque … ». */
  readonly every: boolean;
  readonly words: FrenchWords<F, C>;
}

export interface FrenchPhrase extends Agreement {
  readonly text: string;
}

/** The verb as an order or, after « pour » and « vous pouvez », as an infinitive. */
export const verb = <F, C>(infinitive: string, context: French<F, C>): string =>
  context.mood === 'instruction' ? order(infinitive) : infinitive;

/** The same context after something else has been named. */
export const named = <F, C>(context: French<F, C>): French<F, C> => ({ ...context, it: false });

/** « un allié », « chaque ennemi proche », « 2 de vos emplacements ». */
export function target<F, C>(what: TargetOf<string, F>, context: French<F, C>): FrenchPhrase {
  const byName = context.words.name(what);
  if (byName) return byName;
  const noun = nounFor(what, context);
  const { feminine } = noun;
  if (what.all) return { ...allOf(what, noun, context), feminine };
  const { one, many, others } = forms(what, noun, context);
  const min = what.minTargets ?? 1;
  const max = what.maxTargets ?? 1;
  const upTo = min === 0 ? "jusqu'à " : '';
  if (max > 1) {
    const quantity = min === 0 || min === max ? `${max}` : `${min} à ${max}`;
    const text = `${upTo}${quantity} ${noun.yours ? 'de vos ' : ''}${others}${many}`;
    return { text, feminine, plural: true };
  }
  const a = indefiniteArticle(noun);
  const isOther = others !== '';
  if (noun.yours) {
    const start = isOther ? `${a} autre` : upTo === '' ? `l'${a}` : a;
    return { text: `${upTo}${start} de vos ${many}`, feminine, plural: false };
  }
  return { text: `${upTo}${a} ${isOther ? 'autre ' : ''}${one}`, feminine, plural: false };
}

function allOf<F, C>(what: TargetOf<string, F>, noun: FrenchTargetNoun, context: French<F, C>) {
  const { one, many, others } = forms(what, noun, context);
  const min = what.minTargets ?? 0;
  const least = min === 0 ? '' : ` (au moins ${min === 1 ? indefiniteArticle(noun) : min})`;
  if (context.every) {
    const every = `${noun.feminine ? 'toutes' : 'tous'} ${noun.yours ? 'vos' : 'les'}`;
    return { text: `${every} ${others}${many}${least}`, plural: true };
  }
  if (noun.yours) return { text: `${eachOne(noun)} de vos ${others}${many}${least}`, plural: false };
  return { text: `chaque ${others === '' ? '' : 'autre '}${one}${least}`, plural: false };
}

const eachOne = ({ feminine }: FrenchNoun): string => (feminine ? 'chacune' : 'chacun');

/** « pour chaque allié proche », « pour chacun de vos emplacements ». */
export function forEach<F, C>(what: TargetOf<string, F>, context: French<F, C>): string {
  const noun = nounFor(what, context);
  const { one, many, others } = forms(what, noun, context);
  if (noun.yours) return `pour ${eachOne(noun)} de vos ${others}${many}`;
  return `pour chaque ${others === '' ? '' : 'autre '}${one}`;
}

/** « les ennemis proches de lui », « vos emplacements ». */
export function definitePlural<F, C>(what: TargetOf<string, F>, context: French<F, C>): string {
  const noun = nounFor(what, context);
  const { many, others } = forms(what, noun, context);
  return `${noun.yours ? 'vos' : 'les'} ${others}${many}`;
}

/** « 2 alliés proches », for conditions. */
export function counted<F, C>(n: number, what: TargetOf<string, F>, context: French<F, C>): string {
  return target({ ...what, minTargets: n, maxTargets: n }, context).text;
}

function nounFor<F, C>(what: TargetOf<string, F>, context: French<F, C>): FrenchTargetNoun {
  const side = what.targetSide === 'any' ? undefined : what.targetSide;
  const found = context.words.nouns.find((noun) => noun.type === what.targetType && noun.side === side);
  if (!found) throw new Error(`French has no noun for ${side ?? 'any'} ${what.targetType}.`);
  return found;
}

/** The noun with its filters in both numbers, with « autres » if needed. */
function forms<F, C>(what: TargetOf<string, F>, noun: FrenchTargetNoun, context: French<F, C>) {
  const all = what.filters ?? [];
  const rest = all.filter((filter) => !context.words.isOther(filter));
  const say = (plural: boolean): string =>
    [plural ? noun.many : noun.one, ...context.words.filters(rest, noun, plural, context)].join(' ');
  return { one: say(false), many: say(true), others: rest.length < all.length ? 'autres ' : '' };
}

/** « lui », « ce couloir », « l'unité sacrifiée », « la deuxième unité sacrifiée ». */
export function reference<F, C>(register: string, context: French<F, C>): FrenchPhrase {
  const pointer = readPointer(register);
  const { words } = context;
  const thing = pointer && words.things[pointer.type];
  if (!pointer || !thing) throw new Error(`French cannot name the register "${register}".`);
  if (pointer.latest && context.it) {
    const side = pointer.side === 'any' ? undefined : pointer.side;
    const mentioned = words.nouns.find((noun) => noun.type === pointer.type && noun.side === side) ?? thing;
    const { feminine } = mentioned;
    const isPerson = words.persons.includes(pointer.type);
    const text = isPerson
      ? feminine
        ? 'elle'
        : 'lui'
      : demonstrative(thing.one, { ...thing, plural: false });
    return { text, feminine, plural: false };
  }
  const agreement = { feminine: thing.feminine, plural: pointer.many };
  const participle = agree(words.participles[pointer.participle] ?? pointer.participle, agreement);
  const nth = pointer.ordinal === 0 ? '' : `${ordinal(pointer.ordinal, thing)} `;
  const by = pointer.origin === '' ? '' : ` ${words.origins?.[pointer.origin]}`;
  const text = definite(`${nth}${pointer.many ? thing.many : thing.one} ${participle}${by}`, agreement);
  return { text, ...agreement };
}

export const isLatest = <F, C>(register: string, context: French<F, C>): boolean =>
  context.it && readPointer(register)?.latest === true;

type Stat = { stat: string; of: string };
export const isStat = <T>(amount: AmountOf<T>): amount is Stat =>
  typeof amount === 'object' && 'stat' in amount;
export const isPer = <T>(amount: AmountOf<T>): amount is { per: T; times: number } =>
  typeof amount === 'object' && 'per' in amount;

const owner = <F, C>({ of }: Stat, context: French<F, C>): string =>
  of === 'self' ? context.words.self : reference(of, context).text;

/** « sa puissance », « la puissance de l'unité sacrifiée ». */
export function statOf<F, C>(amount: Stat, context: French<F, C>): string {
  const stat = context.words.stats[amount.stat];
  if (amount.of !== 'self' && isLatest(amount.of, context)) {
    const possessive = stat.feminine && !startsWithVowel(stat.one) ? 'sa' : 'son';
    return `${possessive} ${stat.one}`;
  }
  return `${definite(stat.one, { ...stat, plural: false })} ${after('de', owner(amount, context))}`;
}

/** « celle de l'unité sacrifiée », after « une puissance égale à ». */
export function thatOf<F, C>(amount: Stat, context: French<F, C>): string {
  const stat = context.words.stats[amount.stat];
  return `${stat.feminine ? 'celle' : 'celui'} ${after('de', owner(amount, { ...context, it: false }))}`;
}

/** « 2 cartes », « 1 carte pour chaque allié », « autant de cartes que sa puissance ». */
export function quantity<F, C>(
  amount: AmountOf<TargetOf<string, F>>,
  noun: FrenchNoun,
  context: French<F, C>,
  lone?: string,
): string {
  if (isStat(amount)) return `autant ${after('de', noun.many)} que ${statOf(amount, context)}`;
  if (isPer(amount)) return `${count(amount.times, noun)} ${forEach(amount.per, context)}`;
  return amount === 1 && lone ? lone : count(amount, noun);
}
