// The normal form of an ability: one way to write each meaning, so that text and data can be compared.
// Invariant: normalising twice changes nothing, and never changes what the ability does.
// Next: read.ts, through which every ability enters.
import type { z } from 'zod';
import { type Fields, isFields } from '../text/grammar';
import { numberRegisters, type RegisterWords } from './registers';

export interface FormWords<A> {
  readonly schema: z.ZodType<A>;
  /** Filter names in the order of the schema. */
  readonly filterOrder: readonly string[];
  /** Target types that belong to no side, such as a lane. */
  readonly sideless: readonly string[];
  readonly registers: RegisterWords;
}

export const normalise = <A>(ability: A, words: FormWords<A>): A =>
  isFields(ability) ? words.schema.parse(normalFields(ability, words)) : ability;

/** Defaults dropped, filters sorted, registers numbered. Keys take the schema's order when it is parsed. */
export function normalFields<A>(ability: Fields, words: FormWords<A>): Fields {
  const plain = normalValue(ability, words);
  return isFields(plain) ? numberRegisters(plain, words.registers) : ability;
}

function normalValue<A>(value: unknown, words: FormWords<A>): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => normalValue(item, words));
  if (!isFields(value)) return value;
  const inner: Fields = Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .map(([key, field]) => [key, normalValue(field, words)]),
  );
  if ('targetType' in inner) return normalTarget(inner, words);
  if (Array.isArray(inner.filters))
    return { ...inner, filters: sortFilters(inner.filters, words.filterOrder) };
  return 'effect' in inner ? normalAbility(inner, words) : inner;
}

function normalTarget<A>(target: Fields, words: FormWords<A>): Fields {
  const { targetSide, minTargets, maxTargets, filters, ...rest } = target;
  const saysSide = targetSide !== 'any' && !words.sideless.some((type) => type === target.targetType);
  const leastByDefault = target.all ? 0 : 1;
  const sorted = Array.isArray(filters) ? sortFilters(filters, words.filterOrder) : [];
  return {
    ...rest,
    ...(saysSide && targetSide !== undefined ? { targetSide } : {}),
    ...(minTargets !== undefined && minTargets !== leastByDefault ? { minTargets } : {}),
    ...(maxTargets !== undefined && maxTargets !== 1 ? { maxTargets } : {}),
    ...(sorted.length > 0 ? { filters: sorted } : {}),
  };
}

function sortFilters(filters: readonly unknown[], order: readonly string[]): readonly unknown[] {
  const rank = (filter: unknown): number =>
    isFields(filter) ? order.findIndex((name) => name in filter) : order.length;
  const keyed = filters.map((filter) => ({ filter, text: JSON.stringify(canonical(filter)) }));
  const unique = keyed.filter(({ text }, n) => keyed.findIndex((other) => other.text === text) === n);
  return unique
    .sort((a, b) => rank(a.filter) - rank(b.filter) || (a.text < b.text ? -1 : 1))
    .map(({ filter }) => filter);
}

/** The same with keys in order, so that equal filters have equal texts. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (!isFields(value)) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, canonical(value[key])]));
}

function normalAbility<A>(ability: Fields, words: FormWords<A>): Fields {
  const { optional, ...rest } = ability;
  const costIsOptional =
    rest.cost !== undefined && !words.registers.costFirst.some((type) => type === rest.type);
  return hoistCondition(optional === undefined || costIsOptional ? rest : ability);
}

/** The condition of a single action, or of the first if all others share it, is the condition of the ability. */
function hoistCondition(ability: Fields): Fields {
  const condition = isFields(ability.condition) ? ability.condition : {};
  if (condition.if !== undefined || !isFields(ability.effect)) return ability;
  const { actions } = ability.effect;
  if (!Array.isArray(actions)) return ability;
  const [first, ...others]: readonly unknown[] = actions;
  const goAlong = others.every((action) => isFields(action) && action.also === true);
  if (!isFields(first) || first.if === undefined || !goAlong) return ability;
  const { if: cond, ...unconditional } = first;
  const freed = others.map((action) => {
    const { also: _, ...rest } = isFields(action) ? action : {};
    return rest;
  });
  return {
    ...ability,
    condition: { ...condition, if: cond },
    effect: { ...ability.effect, actions: [unconditional, ...freed] },
  };
}
