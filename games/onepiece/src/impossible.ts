// Abilities that fit the schema but are impossible: the table could not execute them, or they have another notation.
// Invariant: names the field, in both languages; everything that passes can be compiled.
// Next: ability.ts, which asks this of every ability.
import { type Fields, isFields } from '@sleight/kernel/text/grammar';
import { traitsIn } from './file-traits';

const usesLooked = (action: Fields): boolean => {
  const looked = traitsIn(action)?.looked;
  return looked === 'takes' || looked === 'places' || action.from === 'lookedAt';
};

/** Fields that no rule of the table could execute. */
export function impossible(
  value: unknown,
  path: readonly PropertyKey[],
  hasLooked: boolean,
): readonly Fault[] {
  if (Array.isArray(value)) {
    let looked = hasLooked;
    return value.flatMap((item: unknown, n) => {
      const faults = impossible(item, [...path, n], looked);
      looked ||= isFields(item) && traitsIn(item)?.looked === 'shows';
      return faults;
    });
  }
  if (!isFields(value)) return [];
  const own: Fault[] = [];
  const type = value.targetType;
  const { chooses = 'field', neverDon = false, asksOwner = false } = traitsIn(value) ?? {};
  const mixesDon = type === 'card' || (type === 'don' && neverDon);
  if (mixesDon && value.from === undefined && chooses === 'field')
    own.push({ path: [...path, 'targetType'], ...noDon });
  const isNobodys = asksOwner && value.targetSide === undefined && type !== 'self' && type !== 'bound';
  if (isNobodys) own.push({ path: [...path, 'targetSide'], ...noOwner });
  // One notation for each meaning: areas counted as a whole, and DON!! of the cost area, have their own words.
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
const isWholeArea = ({ targetType, from, filters }: Fields): boolean =>
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
