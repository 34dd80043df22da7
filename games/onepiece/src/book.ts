// One Piece's rulebook: a ruleset and cards compiled into something the kernel can play.

import { assembled, define, kernelCode, NO_LINE, unknownCard } from '@sleight/kernel/assemble';
import type { Book, Code, Def, Line, Said } from '@sleight/kernel/book';
import type { DefIndex } from '@sleight/kernel/ids';
import { type CardBookOptions, narrowing, type SharedBook } from '@sleight/kit/card-book';
import { nicknames } from '@sleight/kit/named';
import { type AbilityType, type Action, type Effect, typesOf } from './ability';
import { battleCode } from './battle';
import { allCards } from './cards/pool';
import type { Card } from './cards/schema';
import { CHARACTER, EVENT, INERT, LEADER, MARKS, NUMBERS, NUMS, STAGE, TURN } from './counters';
import { damageCode, triggerCode } from './damage';
import { explain } from './explain';
import { keywordBits } from './keywords';
import type { Inside } from './language';
import { adding, setting } from './lasting';
import { actionsIn, linesFor, type Workshop } from './lines';
import { repeatsCode } from './loops';
import { matchCode } from './match';
import { naming } from './naming';
import { latchLines } from './permanent';
import { table, ZONES } from './places';
import { eventCode, playCode } from './playing';
import { countsAsAll, donDeckOf, namesOf } from './printed';
import { reader } from './reader';
import { type Rules, rulesets, rulesSchema } from './rules';
import { type Identity, newShared, type Shared } from './shared';
import { lastStats } from './stats';
import { timing } from './timing';
import { traitsOf } from './traits';
import { VERBS } from './verb-names';
import { verbs } from './verbs';

const KINDS: Record<Card['category'], number> = {
  Leader: LEADER,
  Character: CHARACTER,
  Event: EVENT,
  Stage: STAGE,
};

export interface OnePieceBook extends SharedBook<Rules, Card, Shared> {}

const isOnePiece = (book: Book): book is OnePieceBook => book.game === 'onepiece' && 'shared' in book;

export const asOnePiece = narrowing('One Piece', isOnePiece);

const nameOf = (card: Card): Said => ({ en: card.name.en, fr: card.name.fr ?? card.name.en });

const identityOf = (card: Card): Identity => ({
  names: namesOf(card),
  category: card.category,
  colors: card.colors,
  types: card.types,
  attributes: 'attributes' in card ? card.attributes : [],
  isAll: countsAsAll(card),
  hasTrigger: card.abilities.some((ability) => typesOf(ability).includes('Trigger')),
  timings: card.abilities.flatMap(typesOf),
  donDeck: donDeckOf(card),
  noBaseEffect: card.abilities.length === 0 && card.keywords.length === 0,
  asksForDon: card.abilities.some(({ condition }) => condition?.don !== undefined),
});

/** In the order of `counters.ts`. */
const printedOf = (card: Card): number[] => [
  'cost' in card ? card.cost : 0,
  'power' in card ? card.power : 0,
  'counter' in card ? card.counter : 0,
  'life' in card ? card.life : 0,
  keywordBits(card.keywords),
];

/** Timings that some text negates as a class; texts of others need not check. */
const negatedTimings = (cards: readonly Card[]): ReadonlySet<AbilityType> =>
  new Set(
    cards.flatMap(({ abilities }) =>
      abilities.flatMap(({ effect }) =>
        actionsWithin(effect).flatMap((action) => traitsOf(action).negates?.(action) ?? []),
      ),
    ),
  );

/** All actions of an effect, including those of its choices. */
const actionsWithin = ({ actions }: Effect): readonly Action[] =>
  actions.flatMap((action) => [action, ...('modes' in action ? action.modes.flatMap(actionsWithin) : [])]);

function programs(shared: Shared, code: Code[]): number {
  const add = (made: Code): number => code.push(made) - 1;
  shared.code.play = add(playCode);
  shared.code.event = add(eventCode);
  shared.code.trigger = add(triggerCode);
  shared.code.battle = add(battleCode(shared));
  shared.code.damage = add(damageCode(shared));
  shared.code.repeats = add(repeatsCode);
  return add(matchCode(shared));
}

function carriedLines(shared: Shared, lines: Line[]): void {
  lines[INERT] = NO_LINE;
  shared.addLasting = ({ name, statics = [], bans = [] }) =>
    lines.push({ ...NO_LINE, index: lines.length, type: name, granted: true, statics, bans }) - 1;
  NUMBERS.forEach((name, number) => {
    shared.adds[number] = shared.addLasting(adding(name, number));
    shared.sets[number] = shared.addLasting(setting(name, number));
  });
}

function defined(shop: Workshop, card: Card, index: DefIndex): Def {
  const { shared } = shop;
  const timed = new Map<AbilityType, Line[]>();
  shared.timed[index] = timed;
  let limits = 0;
  const own = card.abilities.flatMap((ability) => {
    if (ability.zone === 'hand') {
      for (const { statics, bans } of linesFor(shop, card.id, ability, -1)) {
        shared.inHand[index] = [...(shared.inHand[index] ?? []), ...statics];
        shared.bansInHand[index] = [...(shared.bansInHand[index] ?? []), ...bans];
      }
      return [];
    }
    const made = linesFor(shop, card.id, ability, ability.frequency === undefined ? -1 : limits++);
    for (const line of made) {
      const type = typesOf(ability).find((one) => one === line.type)!;
      timed.set(type, [...(timed.get(type) ?? []), line]);
    }
    return made;
  });
  const { id, category } = card;
  const printed = printedOf(card);
  return define({ index, id, name: nameOf(card), kind: KINDS[category], printed, lines: own }, VERBS.length);
}

export function onepiece(options: CardBookOptions<Rules, Card> = {}): OnePieceBook {
  const rules = rulesSchema.parse(options.rules ?? rulesets.open);
  const cards = options.cards ?? allCards;
  const shared: Inside = { ...newShared(rules, negatedTimings(cards)), runActions: () => {} };
  const lines: Line[] = [];
  const code = kernelCode();
  const opening = programs(shared, code);
  carriedLines(shared, lines);
  const shop: Workshop = { read: reader(shared), shared, lines, code };
  shared.runActions = actionsIn(shop);
  cards.forEach((card, i) => {
    shared.identity[i + 1] = identityOf(card);
  });
  const defs = [
    unknownCard([0, 0, 0, 0, 0], VERBS.length),
    ...cards.map((card, i) => defined(shop, card, i + 1)),
  ];
  latchLines(shared, lines, defs);
  return {
    ...assembled({ game: 'onepiece', cards, defs, code, lines, verbs }),
    rules,
    cards,
    shared,
    nicknames: nicknames(cards),
    notes: shared.notes,
    places: table(),
    zones: ZONES,
    timing: timing(shared),
    naming,
    nums: NUMS,
    marks: MARKS,
    opening,
    turn: (s) => s.num[TURN],
    stats: lastStats,
    explain: explain(shared),
  };
}
