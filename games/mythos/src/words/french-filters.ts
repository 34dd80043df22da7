// Mythos's filters in French: what stands after « personnage ».
// Invariant: says whatever filters.ts says, and everything agrees with the noun.
// Next: french-target.ts, which puts determiners before the noun.
import { type Agreement, after, agree, frenchList, guillemets } from '@sleight/kernel/text/french';
import { reference } from '@sleight/kernel/text/french-target';
import { sameData } from '@sleight/kernel/text/grammar';
import type { Amount, Bound, Filter, Target } from '../ability';
import type { MythosFrench } from './context';
import { groups, keywords, names } from './names';

/** A register by its full name: « le personnage choisi », never « lui », which would be this character too. */
export const named = (register: string, context: MythosFrench): string =>
  register === 'self' ? context.words.self : reference(register, { ...context, it: false }).text;

/** « Village de la Feuille », « Naruto Uzumaki ou Gaara »: undefined for other filters. */
function kind(filter: Filter): string | undefined {
  if ('group' in filter) return groups[filter.group] ?? filter.group;
  if ('keyword' in filter) return keywords[filter.keyword] ?? filter.keyword;
  if (!('name' in filter)) return undefined;
  if (typeof filter.name === 'string') return names[filter.name];
  return frenchList(
    filter.name.map((one) => names[one] ?? one),
    'ou',
  );
}

function adjective(filter: Filter, agreement: Agreement): string | undefined {
  const article = agreement.plural ? 'les' : agreement.feminine ? 'la' : 'le';
  if ('hidden' in filter) return `${filter.hidden ? '' : 'non '}${agree('caché', agreement)}`;
  if ('upgraded' in filter) return agree('amélioré', agreement);
  if ('lowest' in filter && filter.lowest === 'power') return `${article} plus ${agree('faible', agreement)}`;
  if ('highest' in filter) return `${article} plus ${agree('fort', agreement)}`;
  return undefined;
}

function place(filters: readonly Filter[], plural: boolean, context: MythosFrench): string | undefined {
  const filter = filters.find((one) => 'mission' in one);
  const where = context.away ? 'depuis' : 'dans';
  if (filter === undefined || !('mission' in filter)) return context.anywhere ? undefined : 'en jeu';
  if (filter.mission === 'here') return `${where} cette mission`;
  if (filter.mission === 'same') return `${where} ${named(filter.of, context)}`;
  return plural ? `${where} les autres missions` : `${where} une autre mission`;
}

const stats = {
  power: { one: 'une Puissance', feminine: true },
  basis: { one: 'une Puissance', feminine: true },
  printedPower: { one: 'une Puissance imprimée', feminine: true },
  cost: { one: 'un coût', feminine: false },
  printedCost: { one: 'un coût imprimé', feminine: false },
};

const isOf = (stat: string, amount: Amount): amount is { stat: 'power' | 'cost' | 'count'; of: string } =>
  typeof amount === 'object' && 'stat' in amount && amount.stat === stat;

/** « une Puissance de 3 ou moins », « un coût inférieur au nombre de … », « … inférieure à celle de ce personnage ». */
function bounded(stat: keyof typeof stats, bound: Bound, context: MythosFrench): string {
  const { one, feminine } = stats[stat];
  const compared = (amount: Amount, ...adjectives: readonly string[]): string => {
    const said = adjectives.map((adjective) => agree(adjective, { feminine, plural: false })).join(' ou ');
    const what = isOf(stat, amount)
      ? `${feminine ? 'celle' : 'celui'} ${after('de', named(amount.of, context))}`
      : context.words.value(amount, context);
    return `${one} ${said} ${after('à', what)}`;
  };
  if ('lt' in bound) return compared(bound.lt, 'inférieur');
  if ('lte' in bound) {
    return typeof bound.lte === 'number'
      ? `${one} de ${bound.lte} ou moins`
      : compared(bound.lte, 'inférieur', 'égal');
  }
  if ('gte' in bound) {
    return typeof bound.gte === 'number'
      ? `${one} de ${bound.gte} ou plus`
      : compared(bound.gte, 'supérieur', 'égal');
  }
  return typeof bound.eq === 'number' ? `${one} d'exactement ${bound.eq}` : compared(bound.eq, 'égal');
}

/** What stands after « avec » for this filter. */
export function having(filter: Filter, context: MythosFrench): string | undefined {
  if ('sameName' in filter) return `le même nom que ${named(filter.sameName, context)}`;
  if ('power' in filter) return bounded('power', filter.power, context);
  if ('basis' in filter) return bounded('basis', filter.basis, context);
  if ('cost' in filter) return bounded('cost', filter.cost, context);
  if ('printedPower' in filter) return bounded('printedPower', filter.printedPower, context);
  if ('printedCost' in filter) return bounded('printedCost', filter.printedCost, context);
  if ('lowest' in filter && filter.lowest === 'cost') return 'le coût le plus faible';
  if ('where' in filter) return such(filter.where, context);
  return undefined;
}

/** « avec le même nom que le personnage vaincu et un coût inférieur »: two filters that measure by one character. */
function withLowerCost(list: readonly Filter[], context: MythosFrench): readonly string[] | undefined {
  const named = list.find((one) => 'sameName' in one);
  if (named === undefined || !('sameName' in named)) return undefined;
  const isLower = (one: Filter): boolean =>
    'cost' in one && sameData(one.cost, { lt: { stat: 'cost', of: named.sameName } });
  if (!list.some(isLower)) return undefined;
  const rest = list.filter((one) => !isLower(one)).map((one) => having(one, context));
  return [...rest.filter(isText), 'un coût inférieur'];
}

/** What a mission has, said of the mission itself. */
function such(cond: Extract<Filter, { where: unknown }>['where'], context: MythosFrench): string {
  if (!('count' in cond)) throw new Error('French has no words for this condition inside a filter.');
  const { filters = [], ...rest } = cond.count;
  const left = filters.filter((one) => !('mission' in one));
  return context.words.target(
    { ...rest, ...(left.length > 0 ? { filters: left } : {}) },
    { ...context, anywhere: true },
  ).text;
}

const inSide: Readonly<Record<string, string>> = { player: 'allié', opponent: 'ennemi' };
const isText = (text: string | undefined): text is string => text !== undefined;

/** All that follows the noun, in the order it is said. */
export function filters(what: Target, agreement: Agreement, context: MythosFrench): readonly string[] {
  const list = what.filters ?? [];
  const side = what.targetSide === undefined ? undefined : inSide[what.targetSide];
  const unknown = list.flatMap((one) =>
    'name' in one && typeof one.name === 'string' && names[one.name] === undefined ? [one.name] : [],
  );
  const has = withLowerCost(list, context) ?? list.map((one) => having(one, context)).filter(isText);
  const { plural } = agreement;
  const not = list.flatMap((one) =>
    'not' in one ? [`${plural ? 'des personnages' : 'un personnage'} ${kind(one.not)}`] : [],
  );
  const isNot = plural ? 'ne sont' : "n'est";
  return [
    ...list.map(kind),
    ...(side === undefined ? [] : [agree(side, agreement)]),
    ...list.map((one) => adjective(one, agreement)),
    ...unknown.map((one) => `${agree('nommé', agreement)} ${guillemets(one)}`),
    ...(what.targetType === 'character' && !what.perMission ? [place(list, agreement.plural, context)] : []),
    ...(has.length > 0 ? [`avec ${frenchList(has)}`] : []),
    ...(list.some((one) => 'playedLastTurn' in one)
      ? [
          `qui ${agreement.plural ? 'ont' : 'a'} été ${agree('joué', agreement)} lors du précédent tour de l'adversaire`,
        ]
      : []),
    ...(not.length === 1 ? [`qui ${isNot} pas ${not[0]}`] : []),
    ...(not.length > 1 ? [`qui ${isNot} ni ${not.join(' ni ')}`] : []),
  ].filter(isText);
}
