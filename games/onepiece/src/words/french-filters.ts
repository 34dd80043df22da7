// What follows a noun in French: « épuisés de type {Marine} ayant un coût de 3 ou moins autres que [Tashigi] ».
// Invariant: says whatever filters.ts says; adjectives agree with the noun they follow.
// Next: french-target.ts, which puts them behind nouns.
import { type Agreement, agree, count, frenchList, narrow, noun } from '@sleight/kernel/text/french';
import type { Amount, Bound, Filter } from '../ability';
import { counted } from './french-limits';
import { attributeName, cardName, keywordName, typeName } from './french-names';

const listOf = (one: string | readonly string[]): readonly string[] =>
  typeof one === 'string' ? [one] : one;
export const namesOf = (name: string | readonly string[]): string =>
  frenchList(
    listOf(name).map((one) => `[${cardName(one)}]`),
    'ou',
  );
export const typesOf = (type: string | readonly string[]): string =>
  frenchList(
    listOf(type).map((one) => `{${typeName(one)}}`),
    'ou',
  );
export const partsOf = (part: string | readonly string[]): string =>
  frenchList(
    listOf(part).map((one) => `«${narrow}${typeName(one)}${narrow}»`),
    'ou',
  );

const colors: Readonly<Record<string, string>> = {
  red: 'rouge',
  green: 'vert',
  blue: 'bleu',
  purple: 'violet',
  black: 'noir',
  yellow: 'jaune',
};
export const colorOf = (color: string, agreement: Agreement): string =>
  color === 'purple' && agreement.feminine
    ? `violette${agreement.plural ? 's' : ''}`
    : agree(colors[color] ?? color, agreement);
const states: Readonly<Record<string, string>> = { active: 'actif', rested: 'épuisé' };
export const stateOf = (state: string, agreement: Agreement): string =>
  agree(states[state] ?? state, agreement);

const number = (amount: Amount): string => {
  if (typeof amount === 'number') return `${amount}`;
  throw new Error('French says this limit another way.');
};
/** « 3 ou moins », « de 3 à 5 », « inférieur ou égal au nombre de … ». */
function limit(bound: Bound, unit: string): string {
  if ('gte' in bound && 'lte' in bound) return `${number(bound.gte)} à ${number(bound.lte)}${unit}`;
  if ('lte' in bound) return `${number(bound.lte)}${unit} ou moins`;
  if ('gte' in bound) return `${number(bound.gte)}${unit} ou plus`;
  return `${number(bound.eq)}${unit}`;
}
/** « inférieur ou égal au nombre de … », in the gender of what is measured. */
function measured(bound: Bound, feminine: boolean): string | undefined {
  const e = feminine ? 'e' : '';
  const say = (how: string, amount: Amount): string | undefined =>
    typeof amount === 'number' ? undefined : `${how} ${counted(amount)}`;
  if ('lte' in bound && 'gte' in bound) return undefined;
  if ('lte' in bound) return say(`inférieur${e} ou égal${e}`, bound.lte);
  if ('gte' in bound) return say(`supérieur${e} ou égal${e}`, bound.gte);
  return say(`égal${e}`, bound.eq);
}
function cost(bound: Bound, noun: string): string {
  const said = measured(bound, false);
  return said === undefined ? `un ${noun} de ${limit(bound, '')}` : `un ${noun} ${said}`;
}
function power(bound: Bound, noun: string): string {
  const said = measured(bound, true);
  return said === undefined ? limit(bound, ` de ${noun}`) : `une ${noun} ${said}`;
}

const givenDon = noun('carte DON!! attachée', 'f', 'cartes DON!! attachées');
/** « au moins 2 cartes DON!! attachées ». */
function attached(bound: Bound): string {
  if ('lte' in bound && !('gte' in bound) && typeof bound.lte === 'number')
    return `au plus ${count(bound.lte, givenDon)}`;
  if ('gte' in bound && !('lte' in bound) && typeof bound.gte === 'number')
    return `au moins ${count(bound.gte, givenDon)}`;
  if ('eq' in bound && typeof bound.eq === 'number') return `exactement ${count(bound.eq, givenDon)}`;
  throw new Error('French has no words for this number of DON!!.');
}

/** What a card has: « un coût de 3 ou moins ». Undefined for what is said another way. */
export function having(filter: Filter): string | undefined {
  if ('cost' in filter) return cost(filter.cost, 'coût');
  if ('baseCost' in filter) return cost(filter.baseCost, 'coût de base');
  if ('power' in filter) return power(filter.power, 'puissance');
  if ('basePower' in filter) return power(filter.basePower, 'puissance de base');
  if ('counter' in filter) return limit(filter.counter, ' de Contre');
  if ('hasTrigger' in filter) return 'un [Déclenchement]';
  if ('any' in filter) {
    const all = filter.any.map(having);
    return all.every((one) => one !== undefined) ? frenchList(all, 'ou') : undefined;
  }
  if ('donGiven' in filter) return attached(filter.donGiven);
  return undefined;
}

/** What a card is, behind its noun. */
function adjective(filter: Filter, agreement: Agreement): string | undefined {
  if ('state' in filter) return stateOf(filter.state, agreement);
  if ('color' in filter) return colorOf(filter.color, agreement);
  if ('multicolored' in filter) return 'multicolore'.concat(agreement.plural ? 's' : '');
  if ('type' in filter) return `de type ${typesOf(filter.type)}`;
  if ('typeIncludes' in filter) return `dont le type contient ${partsOf(filter.typeIncludes)}`;
  if ('attribute' in filter) return `d'attribut <${attributeName(filter.attribute)}>`;
  if ('name' in filter) return namesOf(filter.name);
  if ('hasKeyword' in filter) return `avec [${keywordName(filter.hasKeyword)}]`;
  if ('noBaseEffect' in filter) return 'sans effet de base';
  if ('playedThisTurn' in filter) return `${agree('joué', agreement)} pendant ce tour`;
  if ('any' in filter && having(filter) === undefined)
    return frenchList(
      filter.any.map((one) => adjective(one, agreement) ?? unsaid(one)),
      'ou',
    );
  return undefined;
}
const unsaid = (filter: Filter): never => {
  throw new Error(`French has no words for ${JSON.stringify(filter)}.`);
};

const excluded = (filter: Filter): string | undefined => {
  if ('other' in filter) return 'cette carte';
  if (!('not' in filter)) return undefined;
  if ('name' in filter.not) return namesOf(filter.not.name);
  return 'type' in filter.not ? `les cartes de type ${typesOf(filter.not.type)}` : unsaid(filter);
};

/** All filters in the order they are said. */
export function filters(list: readonly Filter[], agreement: Agreement): readonly string[] {
  const adjectives = list.flatMap((filter) => adjective(filter, agreement) ?? []);
  const has = list.flatMap((filter) => having(filter) ?? []);
  const others = list.flatMap((filter) => excluded(filter) ?? []);
  const said = adjectives.length + has.length + others.length;
  if (said < list.length) unsaid(list[0]);
  return [
    ...adjectives,
    ...(has.length > 0 ? [`ayant ${has.join(' et ')}`] : []),
    ...(others.length > 0 ? [`${agree('autre', agreement)} que ${others.join(' et ')}`] : []),
  ];
}
