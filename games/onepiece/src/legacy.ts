// Abilities as seed 004 writes them, put into today's shape: `onPlay`, one cost object, `powerLimit`, `search`, `mode: "aura"`.
// Invariant: it only changes the seed's own notation (spec 20) and leaves everything else to the schema.
// Next: ability-file.ts, the door for abilities.
import { type Fields, isFields } from '@sleight/kernel/text/grammar';
import { abilityTypes, keywords } from './vocabulary';

/** "onPlay", "On Play" and "on play" are one label. */
const letters = (label: string): string => label.toLowerCase().replace(/[^a-z]/g, '');
const labels = new Map<string, string>(abilityTypes.map((type) => [letters(type), type]));
const keywordLabels = new Map<string, string>([
  ...keywords.map((keyword): [string, string] => [letters(keyword), keyword]),
  // The seed's "Critical" is the game's [Banish] (spec 20.1).
  ['critical', 'Banish'],
]);

const keywordOf = (label: unknown): string | undefined =>
  typeof label === 'string' ? keywordLabels.get(letters(label)) : undefined;

const isPresent = (value: unknown): boolean => value !== null && value !== undefined && value !== false;
const present = (record: Fields): Fields =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => isPresent(value)));

/** The seed's "opponent's turn" is a condition, not a timing. */
function timing(ability: Fields): Fields {
  const { type, condition } = ability;
  if (typeof type !== 'string') return ability;
  if (letters(type) !== 'opponentsturn') return { ...ability, type: labels.get(letters(type)) ?? type };
  const more = isFields(condition) ? condition : {};
  return { ...ability, type: 'Continuous', condition: { ...more, opponentTurn: true } };
}

const inHand = (n: unknown): Fields => ({
  targetSide: 'player',
  targetType: 'card',
  from: 'hand',
  minTargets: n,
  maxTargets: n,
});
const modernCosts: Readonly<Record<string, (value: unknown) => Fields>> = {
  trash: (n) => ({ trash: typeof n === 'number' ? inHand(n) : n }),
  returnThisToDeck: (where) => ({
    toDeck: { targetType: 'self', ...(where === 'shuffle' ? { shuffle: true } : { position: where }) },
  }),
  discardFromLife: (n) => ({ trashLife: { n, position: 'top' } }),
  // No card takes damage as a cost; the Life card goes to the hand (spec 20.3).
  payLife: (n) => ({ lifeToHand: { n, position: 'top' } }),
};
/** Fields that belong to the cost beside them, and are not costs themselves. */
const BESIDE = ['bind', 'orMore'];
/** One cost object is a list of its parts, in the order they were written. */
function costs(cost: unknown): unknown {
  const list: readonly unknown[] = Array.isArray(cost) ? cost : [cost];
  return list.flatMap((one) =>
    isFields(one)
      ? Object.entries(present(one))
          .filter(([key]) => !BESIDE.includes(key))
          .map(([key, value]) => ({
            ...(modernCosts[key]?.(value) ?? { [key]: value }),
            ...Object.fromEntries(Object.entries(one).filter(([field]) => BESIDE.includes(field))),
          }))
      : [one],
  );
}

/** Limits become filters, "any" a Leader or Character, an aura all that match. */
function target(action: Fields): Fields {
  const { powerLimit, costLimit, mode, duration, targetType, filters, ...rest } = action;
  const all: readonly unknown[] = [
    ...(Array.isArray(filters) ? filters : []),
    ...(powerLimit === undefined ? [] : [{ power: { lte: powerLimit } }]),
    ...(costLimit === undefined ? [] : [{ cost: { lte: costLimit } }]),
  ];
  return {
    ...rest,
    ...(targetType === undefined
      ? {}
      : { targetType: targetType === 'any' ? 'leaderOrCharacter' : targetType }),
    ...(all.length > 0 ? { filters: all } : {}),
    ...(mode === 'aura' ? { all: true } : mode === undefined ? {} : { mode }),
    ...(duration === undefined || duration === 'permanent' ? {} : { duration }),
  };
}

/** `search` is three steps here: look, take, place the rest. */
function search(action: Fields): readonly Fields[] {
  const { lookCount, minSelect, maxSelect, destination, remainderLocation } = action;
  const { filterType, filterColor, filterAttribute } = action;
  const filters = [
    ...(filterType === undefined ? [] : [{ type: filterType }]),
    ...(filterColor === undefined ? [] : [{ color: filterColor }]),
    ...(filterAttribute === undefined ? [] : [{ attribute: filterAttribute }]),
  ];
  const taken = {
    targetType: 'card',
    minTargets: minSelect ?? 0,
    maxTargets: maxSelect ?? 1,
    ...(filters.length > 0 ? { filters } : {}),
  };
  return [
    { type: 'look', amount: lookCount },
    destination === undefined || destination === 'hand'
      ? { type: 'take', ...taken }
      : { type: 'take', ...taken, to: destination },
    ...(remainderLocation === undefined ? [] : [{ type: 'placeRest', to: remainderLocation }]),
  ];
}

/** The receiver is one card; "up to" applies to the DON!!. */
function giveDon(action: Fields): Fields {
  const { quantity, amount = quantity, onlyRested, state, minTargets, maxTargets: _, ...rest } = action;
  return {
    ...rest,
    amount,
    ...(minTargets === 0 ? { upTo: true } : {}),
    state: state ?? (onlyRested === true ? 'rested' : 'active'),
  };
}

const isLegacyGift = (action: Fields): boolean => 'quantity' in action || 'onlyRested' in action;

function modernAction(given: unknown): readonly unknown[] {
  if (!isFields(given)) return [given];
  const action = target(present(given));
  if (action.type === 'search') return search(action);
  if (action.type === 'active') return [{ ...action, type: 'setActive' }];
  if (action.type === 'giveDon' && isLegacyGift(action)) return [giveDon(action)];
  const { quantity, ...rest } = action;
  return [quantity === undefined ? action : { ...rest, amount: quantity }];
}

/** Types without their marks: "up to 1 Straw Hat Crew card". */
const unmarkedType = /(\d) ((?:(?!Character|Event|Stage|Leader|DON)[A-Z][\w'-]* )+)(?=cards?\b)/g;
const modernText = (text: string): string =>
  text.replace(unmarkedType, (_, count: string, type: string) => `${count} {${type.trim()}} type `);

function effect(given: unknown): unknown {
  if (typeof given === 'string') return modernText(given);
  if (!isFields(given)) return given;
  const { text, actions, ...rest } = given;
  if (actions === undefined && typeof text === 'string') return modernText(text);
  // The text of an effect is generated from its actions; a stored one would be a second truth.
  return { ...rest, ...(Array.isArray(actions) ? { actions: actions.flatMap(modernAction) } : { actions }) };
}

export function modernAbility(given: unknown): unknown {
  if (!isFields(given)) return given;
  const { autoResolve: _, ...kept } = given;
  const ability = timing(present(kept));
  const { frequency, cost, condition } = ability;
  const isOnce = typeof frequency === 'string' && letters(frequency) === 'onceperturn';
  return {
    ...ability,
    ...(isOnce ? { frequency: 'Once Per Turn' } : {}),
    ...(isFields(condition) ? { condition: present(condition) } : {}),
    ...(cost === undefined ? {} : { cost: costs(cost) }),
    effect: effect(ability.effect),
  };
}

/** A whole card of the seed: its name is a string, and keywords may be among its abilities. */
export function modernCard(given: unknown): unknown {
  if (!isFields(given)) return given;
  const listed: readonly unknown[] = Array.isArray(given.abilities) ? given.abilities : [];
  const printed: readonly unknown[] = Array.isArray(given.keywords) ? given.keywords : [];
  const isKeyword = (ability: unknown): boolean => isFields(ability) && keywordOf(ability.type) !== undefined;
  const keywordTypes = listed
    .filter(isKeyword)
    .map((ability) => (isFields(ability) ? ability.type : ability));
  const all = [...printed, ...keywordTypes].map((label) => keywordOf(label) ?? label);
  return {
    ...given,
    ...(typeof given.name === 'string' ? { name: { en: given.name } } : {}),
    ...(all.length > 0 ? { keywords: [...new Set(all)] } : {}),
    ...(listed.length > 0 ? { abilities: listed.filter((ability) => !isKeyword(ability)) } : {}),
  };
}
