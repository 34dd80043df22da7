// Territory's rulebook: rules and cards compiled into something the kernel can play.

import {
  byId,
  define,
  kernelCode,
  listeners,
  NO_LINE,
  setVersion,
  uniform,
  unknownCard,
} from '@sleight/kernel/assemble';
import type { Book, Code, Def, Line, Said } from '@sleight/kernel/book';
import { compileLine, type LineSpec } from '@sleight/kernel/compile';
import { onlyIf } from '@sleight/kernel/compiler';
import { refusal } from '@sleight/kernel/problems';
import type { Ability, AbilityType, Action, Cost } from './ability';
import { allCards } from './cards/pool';
import type { Card } from './cards/schema';
import { payCost } from './costs';
import { ACTION, LEADER_CARD, NUMS, ROUND, UNIT, UNIT_MARKS } from './counters';
import { explain } from './explain';
import type { C, Territory } from './language';
import { naming } from './naming';
import { holdOp, runOp } from './ops/index.generated';
import { battlefield, ZONES } from './places';
import { playAction, playUnit } from './playing';
import { power } from './power';
import { reader } from './reader';
import { matchCode, mulliganCode } from './round';
import { type RuleChanges, type Rules, rulesSchema } from './rules';
import { timing } from './timing';
import { VERBS, type VerbName, verbId, verbs } from './verbs';

interface Occasion {
  readonly verb: VerbName | null;
  readonly own: boolean;
  /** Dropped if its unit is gone when it resolves (12.5). */
  readonly needsSource: boolean;
}

const OCCASIONS: Record<Exclude<AbilityType, 'When'>, Occasion> = {
  Play: { verb: null, own: false, needsSource: false },
  Deploy: { verb: 'deploy', own: true, needsSource: true },
  Death: { verb: 'die', own: true, needsSource: false },
  Sacrificed: { verb: 'sacrifice', own: true, needsSource: false },
  Conquer: { verb: 'conquer', own: true, needsSource: true },
  'Round End': { verb: 'roundEnd', own: false, needsSource: true },
  'Match Start': { verb: 'matchStart', own: false, needsSource: false },
  Activate: { verb: null, own: false, needsSource: false },
  Continuous: { verb: null, own: false, needsSource: false },
};

const occasionOf = (ability: Ability): Occasion =>
  ability.type === 'When'
    ? { verb: ability.when!.event, own: false, needsSource: true }
    : OCCASIONS[ability.type];

const TOUCHES_UNITS = new Set(['damage', 'distribute', 'heal', 'move', 'bounce', 'powerMod']);

/** Spec 2, `conquerMayAffectUnits`: such a Conquer ability does nothing when the parameter is off. */
function isMuted(ability: Ability, conquerMayAffectUnits: boolean): boolean {
  if (conquerMayAffectUnits || ability.type !== 'Conquer') return false;
  const sacrifices = (ability.cost ?? []).some((cost) => 'sacrifice' in cost || 'sacrificeThis' in cost);
  return sacrifices || ability.effect.actions.some((action) => TOUCHES_UNITS.has(action.type));
}

const KINDS: Record<Card['kind'], number> = { unit: UNIT, action: ACTION, leader: LEADER_CARD };

export interface BookOptions {
  readonly rules?: RuleChanges;
  /** The card set; every shipped card by default. Scenarios add made-up ones. */
  readonly cards?: readonly Card[];
  readonly describe?: (ability: Ability) => Said;
}

/** What Territory keeps beside the kernel's book: its own words for rules, cards and the ability of each line. */
export interface TerritoryBook extends Book {
  readonly rules: Rules;
  readonly cards: readonly Card[];
  /** By line, as `Book.lines`. */
  readonly abilities: readonly Ability[];
  readonly textOf: (line: Line) => Said;
}

export function isTerritory(book: Book): book is TerritoryBook {
  return book.game === 'territory' && 'abilities' in book;
}

/** The Territory side of a book that came through the kernel's types. */
export function asTerritory(book: Book): TerritoryBook {
  if (!isTerritory(book)) throw new Error(`a book of ${book.game} is not a Territory book`);
  return book;
}

const noText = (): Said => ({ en: 'an ability', fr: 'une capacité' });

/** Compiles a rulebook. Throws, naming the card, if an ability cannot stand where it stands. */
export function territory(options: BookOptions = {}): TerritoryBook {
  const rules = rulesSchema.parse(options.rules ?? {});
  const cards = options.cards ?? allCards;
  const describe = options.describe ?? noText;
  const lines: Line[] = [];
  const abilities: Ability[] = [];
  const code = kernelCode();
  const addCode = (made: Code): number => code.push(made) - 1;
  const codes = {
    playUnit: addCode(playUnit),
    playAction: addCode(playAction),
    mulligan: addCode(mulliganCode(rules)),
  };
  const opening = addCode(matchCode(rules, codes));
  let reading = '';
  const read = reader(rules, (ability) => compile(ability, `${reading} (granted)`, true, -1).index);

  function act(action: Action, c: C, how: (a: Action, c: C) => boolean): void {
    const body = (): void => {
      if (!how(action, c))
        throw refusal({
          en: `${reading}: "${action.type}" cannot stand in this kind of ability`,
          fr: `${reading}\u202f: «\u202f${action.type}\u202f» n'a pas sa place dans ce type de capacité`,
        });
    };
    if (action.if === undefined) body();
    else onlyIf(c, read.test(action.if, c), body);
  }

  function compile(ability: Ability, name: string, granted: boolean, limit: number): Line {
    const occasion = occasionOf(ability);
    const muted = isMuted(ability, rules.conquerMayAffectUnits);
    const index = lines.length;
    const at = code.length;
    lines.push(NO_LINE);
    abilities.push(ability);
    code.push({ name, steps: [], line: index, regs: 1 });
    const spec: LineSpec<Territory, Cost, Action> = {
      name,
      type: ability.type,
      triggered: occasion.verb !== null,
      optional: ability.optional === true,
      condition: ability.condition?.if ?? null,
      costs: ability.cost ?? [],
      actions: ability.effect.actions,
      still: ability.type === 'Continuous',
      verb: occasion.verb === null || muted ? -1 : verbId(occasion.verb),
      own: occasion.own,
      hears: ability.when ?? null,
      needsSource: occasion.needsSource,
      granted,
      limit,
      replacement: null,
      payCost,
      runAction: (action, c) => act(action, c, runOp),
      holdAction: (action, c) => act(action, c, holdOp),
    };
    const made = compileLine(read, index, at, spec);
    lines[index] = made.line;
    code[at] = made.code;
    return made.line;
  }

  function defined(card: Card, index: number): Def {
    reading = card.id;
    const own = card.abilities.map((ability, i) =>
      compile(ability, `${card.id} ${ability.type}`, false, ability.frequency === undefined ? -1 : i),
    );
    const printed = [card.kind === 'unit' ? card.power : 0];
    const { id, name } = card;
    return define({ index, id, name, kind: KINDS[card.kind], printed, lines: own }, VERBS.length);
  }

  const defs = [unknownCard([0], VERBS.length), ...cards.map((card, i) => defined(card, i + 1))];
  const verbList = verbs(rules);
  const textOf = (line: Line): Said => describe(abilities[line.index]);
  return {
    game: 'territory',
    set: setVersion('territory', cards),
    rules,
    cards,
    abilities,
    textOf,
    places: battlefield(rules.lanes),
    zones: ZONES,
    defs,
    byId: byId(defs),
    code: uniform(code),
    lines,
    verbs: verbList,
    ...listeners(verbList, lines),
    remembered: VERBS.map(() => false),
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
