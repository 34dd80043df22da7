// What fits the schema and still cannot be: the table could not carry it out, or it is written another way.
// Invariant: names the field that says it, in both languages; what passes here can be compiled.
// Next: ability.ts, which asks this of every ability.
import { isFields } from '@sleight/kernel/text/grammar';

/** Ops that choose among cards the text has already spoken of, or that speak of no area at all. */
const anywhere: readonly unknown[] = ['take', 'deckRule'];
const usesLooked = (action: Record<string, unknown>): boolean =>
  action.type === 'take' || action.type === 'placeRest' || action.from === 'lookedAt';

/** What no rule of the table could carry out, by the field that says it. */
export function impossible(
  value: unknown,
  path: readonly PropertyKey[],
  hasLooked: boolean,
): readonly Fault[] {
  if (Array.isArray(value)) {
    let looked = hasLooked;
    return value.flatMap((item: unknown, n) => {
      const faults = impossible(item, [...path, n], looked);
      looked ||= isFields(item) && item.type === 'look';
      return faults;
    });
  }
  if (!isFields(value)) return [];
  const own: Fault[] = [];
  const type = value.targetType;
  const mixesDon = type === 'card' || (type === 'don' && value.type === 'freeze');
  if (mixesDon && value.from === undefined && !anywhere.includes(value.type))
    own.push({ path: [...path, 'targetType'], ...noDon });
  const isNobodys =
    value.type === 'giveDon' && value.targetSide === undefined && type !== 'self' && type !== 'bound';
  if (isNobodys) own.push({ path: [...path, 'targetSide'], ...noOwner });
  // One way to write each meaning: areas that are counted whole, and DON!! of the cost area, have words of their own.
  if (isFields(value.count) && isWholeArea(value.count)) own.push({ path: [...path, 'count'], ...ownCount });
  if (isFields(value.rest) && value.rest.targetType === 'don')
    own.push({ path: [...path, 'rest'], ...ownCost });
  if (usesLooked(value) && !hasLooked) own.push({ path: [...path, 'type'], ...noLook });
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) => impossible(inner, [...path, key], hasLooked)),
  ];
}
interface Fault {
  readonly path: readonly PropertyKey[];
  readonly en: string;
  readonly fr: string;
}
const noDon = {
  en: 'DON!! cards cannot be chosen like other cards here',
  fr: 'les cartes DON!! ne se choisissent pas ici comme les autres cartes',
};
const isWholeArea = ({ targetType, from, filters }: Record<string, unknown>): boolean =>
  targetType === 'don' || (targetType === 'card' && from !== undefined && filters === undefined);
const ownCount = {
  en: 'is written as "hand", "trash", "deck", "life" or "don"',
  fr: "s'écrit «\u202fhand\u202f», «\u202ftrash\u202f», «\u202fdeck\u202f», «\u202flife\u202f» ou «\u202fdon\u202f»",
};
const ownCost = { en: 'is written as "restDon"', fr: "s'écrit «\u202frestDon\u202f»" };
const noOwner = {
  en: 'must say whose card is given DON!!',
  fr: 'doit dire à qui est la carte qui reçoit des DON!!',
};
const noLook = {
  en: 'speaks of looked-at cards, and nothing before it looks at any',
  fr: "parle de cartes regardées, et rien avant elle n'en regarde",
};
