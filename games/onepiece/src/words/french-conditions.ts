// One Piece's conditions in French.
// Invariant: says whatever conditions.ts says.
// Next: french-lines.ts, which puts them into lines.

import type { FrenchNoun } from '@sleight/kernel/text/french';
import { agree, elide } from '@sleight/kernel/text/french';
import type { Cond, Filter, Side, Target } from '../ability';
import type { OnePieceFrench } from './french-context';
import { colorOf, filters, having, namesOf, partsOf, stateOf, typesOf } from './french-filters';
import { attributeName } from './french-names';
import { bareMany, bareOne, card, countOf, don, lifeCard, reference, target } from './french-target';

type Limit = { lte?: number; gte?: number; eq?: number };
/** « 2 cartes ou moins ». */
function limited(limit: Limit, noun: FrenchNoun, rest = ''): string {
  if (limit.lte !== undefined) return `${countOf(limit.lte, noun)}${rest} ou moins`;
  if (limit.gte !== undefined) return `${countOf(limit.gte, noun)}${rest} ou plus`;
  return `${countOf(limit.eq ?? 0, noun)}${rest}`;
}
const has = (side: Side): string =>
  side === 'player'
    ? 'vous avez'
    : side === 'opponent'
      ? 'votre adversaire a'
      : 'vous et votre adversaire avez un total de';
const zones = { hand: 'en main', trash: 'dans la Défausse', deck: 'dans le deck' } as const;

function counting(said: Extract<Cond, { count: Target }>): string {
  const { count } = said;
  const { targetSide, ...rest } = count;
  const owner =
    targetSide === 'player' ? 'vous avez' : targetSide === 'opponent' ? 'votre adversaire a' : 'il y a';
  const bare: Target = count.from === undefined ? rest : { ...rest, targetSide };
  const { feminine } = target(bare, plainContext);
  const noun: FrenchNoun = { one: bareOne(bare), many: bareMany(bare), feminine };
  if ('eq' in said && said.eq === 0) {
    const none = feminine ? 'aucune' : 'aucun';
    const not =
      targetSide === 'player'
        ? "vous n'avez"
        : targetSide === 'opponent'
          ? "votre adversaire n'a"
          : "il n'y a";
    return `${not} ${none} ${noun.one}`;
  }
  if ('gte' in said && said.gte === 1) return `${owner} ${feminine ? 'une' : 'un'} ${noun.one}`;
  const n = 'lte' in said ? said.lte : 'gte' in said ? said.gte : said.eq;
  const how = 'lte' in said ? 'au plus ' : 'gte' in said ? 'au moins ' : 'exactement ';
  return `${owner} ${how}${countOf(n, noun)}`;
}
/** Nouns need no context; only references do. */
const plainContext: OnePieceFrench = {
  mood: 'instruction',
  participles: {},
  cond: () => '',
  steps: () => '',
};

const compared: Readonly<Record<string, string>> = {
  life: 'cartes de Vie',
  hand: 'cartes en main',
  don: 'cartes DON!! sur le terrain',
  characters: 'Personnages',
};
function comparing([left, op]: Extract<Cond, { compare: unknown }>['compare']): string {
  const what = compared[left.split('.')[0]] ?? '';
  switch (op) {
    case 'lt':
      return `vous avez moins de ${what} que votre adversaire`;
    case 'gt':
      return `vous avez plus de ${what} que votre adversaire`;
    case 'eq':
      return `vous avez autant de ${what} que votre adversaire`;
    case 'lte':
      return `vous avez au plus autant de ${what} que votre adversaire`;
    case 'gte':
      return `vous avez au moins autant de ${what} que votre adversaire`;
  }
}

/** What one card is: « est épuisée », « a 7000 de puissance ou plus ». */
function being(filter: Filter, who: string, agreement: { feminine: boolean; plural: boolean }): string {
  const owned = having(filter);
  if (owned !== undefined) return `${who} a ${owned}`;
  if ('type' in filter) return `${who} est de type ${typesOf(filter.type)}`;
  if ('typeIncludes' in filter) return `${who} a un type contenant ${partsOf(filter.typeIncludes)}`;
  if ('attribute' in filter) return `${who} a l'attribut <${attributeName(filter.attribute)}>`;
  if ('name' in filter) return `${who} est ${namesOf(filter.name)}`;
  if ('state' in filter) return `${who} est ${stateOf(filter.state, agreement)}`;
  if ('color' in filter) return `${who} est ${colorOf(filter.color, agreement)}`;
  if ('multicolored' in filter) return `${who} est multicolore`;
  if ('playedThisTurn' in filter) return `${who} a été ${agree('joué', agreement)} pendant ce tour`;
  throw new Error(`French has no words for ${JSON.stringify(filter)}.`);
}

const kinds: Readonly<Record<string, string>> = {
  leader: 'un Leader',
  character: 'une carte Personnage',
  event: 'un Événement',
  stage: 'une carte Lieu',
};
function bound(said: Extract<Cond, { bound: string }>, context: OnePieceFrench): string {
  const who = reference(said.bound, context);
  const kind = said.filters.flatMap((filter) => ('category' in filter ? [filter.category] : []))[0];
  const rest = said.filters.filter((filter) => !('category' in filter));
  const feminine = kind === undefined || kind === 'character' || kind === 'stage';
  const what = [
    kind === undefined ? 'une carte' : kinds[kind],
    ...filters(rest, { feminine, plural: false }),
  ];
  return `${who.text} est ${what.join(' ')}`;
}

const logs: Readonly<Record<string, string>> = {
  opponentCharacterKOd: 'un Personnage adverse a été mis KO pendant ce tour',
  eventActivated: 'vous avez activé un Événement pendant ce tour',
  handTrashed: 'une carte de votre main a été défaussée par un effet pendant ce tour',
};

const donStates: Readonly<Record<string, string>> = {
  active: ' actives',
  rested: ' épuisées',
  given: ' attachées',
};

/** « vous avez … et que votre Leader est … ». */
const joined = (conds: readonly Cond[], and: string, context: OnePieceFrench): string =>
  conds.map((one, n) => (n === 0 ? cond(one, context) : elide(`${and} que`, cond(one, context)))).join(' ');

export function cond(said: Cond, context: OnePieceFrench): string {
  if ('all' in said) return joined(said.all, 'et', context);
  if ('any' in said) return joined(said.any, 'ou', context);
  if ('not' in said) throw new Error('French has no words for "not".');
  if ('count' in said) return counting(said);
  if ('only' in said) {
    const { targetSide: _, ...what } = said.only;
    return `les seuls Personnages sur votre terrain sont des ${bareMany(what)}`;
  }
  if ('life' in said) {
    const face = said.life.face === undefined ? '' : ' face visible';
    return `${has(said.life.side)} ${limited(said.life, lifeCard, face)}`;
  }
  if ('hand' in said) return `${has(said.hand.side)} ${limited(said.hand, card, ` ${zones.hand}`)}`;
  if ('trash' in said) return `${has(said.trash.side)} ${limited(said.trash, card, ` ${zones.trash}`)}`;
  if ('deck' in said) return `${has(said.deck.side)} ${limited(said.deck, card, ` ${zones.deck}`)}`;
  if ('don' in said) {
    const { state, side } = said.don;
    const limit: Limit = said.don;
    const rest = state === undefined ? ' sur le terrain' : (donStates[state] ?? '');
    const n = limit.lte ?? limit.gte ?? limit.eq ?? 0;
    return `${has(side)} ${limited(limit, don, n < 2 && state !== undefined ? rest.slice(0, -1) : rest)}`;
  }
  if ('compare' in said) return comparing(said.compare);
  if ('leader' in said) return being(said.leader, 'votre Leader', { feminine: false, plural: false });
  if ('self' in said) return being(said.self, 'cette carte', { feminine: true, plural: false });
  if ('bound' in said) return bound(said, context);
  return logs[said.turnLog];
}
