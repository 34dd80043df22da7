// Territory's rulebook: rules and cards compiled into something the kernel can play.
// Read next: lines.ts for the abilities, round.ts for the procedure.

import { assembled, define, kernelCode, unknownCard } from '@sleight/kernel/assemble';
import type { Book, Code, Def, Line, Said } from '@sleight/kernel/book';
import type { DefIndex } from '@sleight/kernel/ids';
import { type CardBook, type CardBookOptions, narrowing } from '@sleight/kit/card-book';
import type { Ability } from './ability';
import { allCards } from './cards/pool';
import type { Card } from './cards/schema';
import { ACTION, LEADER_CARD, NUMS, ROUND, UNIT, UNIT_MARKS } from './counters';
import { explain } from './explain';
import { lineCompiler } from './lines';
import { naming } from './naming';
import { battlefield, ZONES } from './places';
import { playAction, playUnit } from './playing';
import { power } from './power';
import { matchCode, mulliganCode } from './round';
import { type RuleChanges, type Rules, rulesSchema } from './rules';
import { timing } from './timing';
import { VERBS, verbs } from './verbs';

const KINDS: Record<Card['kind'], number> = { unit: UNIT, action: ACTION, leader: LEADER_CARD };

interface TerritoryOptions extends CardBookOptions<RuleChanges, Card> {
  readonly describe?: (ability: Ability) => Said;
}

/** Territory's additions to the kernel's book: rules, cards and the ability of each line. */
export interface TerritoryBook extends CardBook<Rules, Card> {
  /** By line, as `Book.lines`. */
  readonly abilities: readonly Ability[];
  readonly textOf: (line: Line) => Said;
}

export function isTerritory(book: Book): book is TerritoryBook {
  return book.game === 'territory' && 'abilities' in book;
}

export const asTerritory = narrowing('Territory', isTerritory);

const noText = (): Said => ({ en: 'an ability', fr: 'une capacité' });

/** Adds the procedures to the programs; returns the one that opens a match. */
function programs(rules: Rules, code: Code[]): number {
  const add = (made: Code): number => code.push(made) - 1;
  const codes = {
    playUnit: add(playUnit),
    playAction: add(playAction),
    mulligan: add(mulliganCode(rules)),
  };
  return add(matchCode(rules, codes));
}

function defined(card: Card, index: DefIndex, lines: readonly Line[]): Def {
  const printed = [card.kind === 'unit' ? card.power : 0];
  const { id, name } = card;
  return define({ index, id, name, kind: KINDS[card.kind], printed, lines }, VERBS.length);
}

/** Compiles a rulebook. Throws, naming the card, if an ability is not possible at its place. */
export function territory(options: TerritoryOptions = {}): TerritoryBook {
  const rules = rulesSchema.parse(options.rules ?? {});
  const cards = options.cards ?? allCards;
  const describe = options.describe ?? noText;
  const lines: Line[] = [];
  const abilities: Ability[] = [];
  const code = kernelCode();
  const opening = programs(rules, code);
  const linesFor = lineCompiler(rules, lines, abilities, code);
  const defs = [
    unknownCard([0], VERBS.length),
    ...cards.map((card, i) => defined(card, i + 1, linesFor(card.id, card.abilities))),
  ];
  const textOf = (line: Line): Said => describe(abilities[line.index]);
  return {
    ...assembled({ game: 'territory', cards, defs, code, lines, verbs: verbs(rules) }),
    rules,
    cards,
    abilities,
    textOf,
    places: battlefield(rules.lanes),
    zones: ZONES,
    timing: timing(rules),
    naming: naming(textOf),
    nums: NUMS,
    marks: UNIT_MARKS,
    opening,
    turn: (s) => s.num[ROUND],
    stats: (p, o) => [power(p, o)],
    explain: explain(rules),
  };
}
