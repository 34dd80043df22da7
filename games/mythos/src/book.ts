// Mythos's rulebook: a ruleset and cards compiled into something the kernel can play.

import {
  define,
  kernelCode,
  listeners,
  NO_LINE,
  setVersion,
  uniform,
  unknownCard,
} from '@sleight/kernel/assemble';
import type { Book, Code, Def, Line, Said } from '@sleight/kernel/book';
import { add } from '@sleight/kernel/code';
import { compileLine, type LineSpec, type ReplacementSpec } from '@sleight/kernel/compile';
import { onlyIf, type Test } from '@sleight/kernel/compiler';
import { objById } from '@sleight/kernel/objects';
import type { Ability, Action, Cost } from './ability';
import { allCards } from './cards/pool';
import type { Card } from './cards/schema';
import { called, cost, power } from './character';
import { mayCover } from './cost';
import { payCost } from './costs';
import { CHARACTER, INERT, JUTSU, MARKS, MISSION_CARD, NUMS, PLAYER_TURN } from './counters';
import { evaluationCode } from './evaluation';
import { explain } from './explain';
import type { C, Inside, Mythos } from './language';
import { fixCode } from './latches';
import { leaning } from './leaning';
import { jutsuEndCode, matchCode, mulliganCode } from './match';
import { nicknames } from './named';
import { naming } from './naming';
import { holdOp, runOp } from './ops/index.generated';
import { table, ZONES } from './places';
import { resolveCode, shareRegisters } from './playing';
import { reader } from './reader';
import { official, type Rules, rulesSchema } from './rules';
import { type Instant, newScope, newShared, type Shared, type Timing } from './shared';
import { timing } from './timing';
import { VERBS, type VerbName, verbId } from './verb-names';
import { verbs } from './verbs';

const KINDS: Record<Card['kind'], number> = { character: CHARACTER, mission: MISSION_CARD, jutsu: JUTSU };
const EVENTS: Record<NonNullable<Ability['when']>['event'], VerbName> = {
  defeat: 'defeat',
  play: 'play',
  move: 'move',
  lose: 'lose',
  affect: 'affect',
};

const isInstant = (ability: Ability): ability is Ability & { type: Timing } =>
  ['Main', 'Upgrade', 'Ambush', 'Score'].includes(ability.type);

/** Done by the opponent, so nobody may decline it (11.2.6). */
const isImposed = (actions: readonly Action[]): boolean =>
  actions.some((action) => {
    const side = 'side' in action ? action.side : undefined;
    const chooser = 'chooser' in action ? action.chooser : undefined;
    const looks = action.type === 'look' || chooser === 'player';
    return !looks && (side === 'opponent' || chooser === 'opponent') && action.type !== 'mill';
  });

/** Does it say "this character" or "this mission"? Then it needs its character in play, face up (11.4.5). */
function needsSource(ability: Ability): boolean {
  const text = JSON.stringify([ability.condition, ability.effect]);
  const selfByDefault = ability.effect.actions.some(
    (a) => a.type === 'powerup' && a.targetType === undefined,
  );
  const linked = ability.effect.actions.some((a) => a.type === 'takeControl' || a.type === 'copy');
  return (
    selfByDefault || linked || text.includes('"self"') || text.includes('"here"') || text.includes('"other"')
  );
}

/** The effect as an upgrade has it: replaced or extended by the card's own modifier line (11.5). */
function modified(card: Card, ability: Ability): Ability {
  const instead = card.abilities.find((one) => one.instead === ability.type);
  if (instead !== undefined) return { ...instead, type: ability.type, instead: undefined };
  const adds = card.abilities.find((one) => one.adds === ability.type);
  if (adds === undefined) return ability;
  return { ...ability, effect: { actions: [...ability.effect.actions, ...adds.effect.actions] } };
}

export interface BookOptions {
  readonly rules?: Rules;
  readonly cards?: readonly Card[];
}

export interface MythosBook extends Book {
  readonly rules: Rules;
  readonly cards: readonly Card[];
  readonly shared: Shared;
  /** Every unambiguous way to call a card, in lower case, and its id. */
  readonly nicknames: ReadonlyMap<string, string>;
  /** Whoever listens here hears which continuous texts did something. */
  readonly notes: Shared['notes'];
}

const isMythos = (book: Book): book is MythosBook => book.game === 'mythos' && 'shared' in book;

/** The Mythos side of a book that came through the kernel's types. */
export function asMythos(book: Book): MythosBook {
  if (!isMythos(book)) throw new Error(`a book of ${book.game} is not a Mythos book`);
  return book;
}

/** The same version with other artwork is the same card to the rules (2). */
const variantsOf = (card: Card): readonly { readonly id: string }[] =>
  card.kind === 'character' ? card.variants : [];

const nameOf = (card: Card): Said => ({ en: card.name.en, fr: card.name.fr ?? card.name.en });

const faceUp: Test = (p, f) => {
  const o = objById(p.s, f.self);
  return o !== null && o.down === 0;
};

export function mythos(options: BookOptions = {}): MythosBook {
  const rules = rulesSchema.parse(options.rules ?? official);
  const cards = options.cards ?? allCards;
  const shared: Inside = { ...newShared(rules), runMode: () => () => true };
  const read = reader(shared);
  const lines: Line[] = [];
  lines[INERT] = NO_LINE;
  const code = kernelCode();
  const addCode = (made: Code): number => code.push(made) - 1;
  shared.code.resolve = addCode(resolveCode(shared));
  shared.code.jutsuEnd = addCode(jutsuEndCode);
  shared.code.fix = addCode(fixCode(shared));
  const codes = { mulligan: addCode(mulliganCode), evaluation: addCode(evaluationCode(shared)) };
  const opening = addCode(matchCode(shared, codes));
  const tail = [{ run: shareRegisters(shared), ask: null, together: null }];

  function act(action: Action, c: C, how: (a: Action, c: C) => boolean): void {
    const body = (to: C): void => {
      let needs = 0;
      const counted: C = {
        ...to,
        needs: (select) => {
          needs++;
          to.needs(select);
        },
      };
      if (!how(action, counted)) throw new Error(`"${action.type}" cannot stand in this kind of ability`);
      if (needs === 0) to.needs((_p, _f, out) => add(out, 1));
    };
    if (action.if === undefined) body(c);
    else onlyIf(c, read.test(action.if, c), () => body({ ...c, needs: () => {} }));
  }

  shared.runMode = (actions, c) => {
    const needs: Parameters<C['needs']>[0][] = [];
    for (const action of actions) act(action, { ...c, needs: (select) => needs.push(select) }, runOp);
    return (p, f) =>
      needs.every((need) => {
        const found = { n: 0, list: [] };
        need(p, f, found);
        return found.n > 0;
      });
  };

  /** What a JUTSU card may be played with. */
  function readHost(c: C): void {
    const { def } = shared.now;
    const card = cards[def - 1];
    if (card.kind !== 'jutsu' || card.host === undefined) return;
    shared.hosts[def] = read.match({ targetType: 'character', filters: card.host }, c);
  }

  const replacementOf = (ability: Ability, verb: VerbName | null): ReplacementSpec<Mythos> | null =>
    ability.replaces === undefined || verb === null
      ? null
      : {
          target: ability.replaces,
          verb: verbId(verb),
          grain: 'subject',
          optional: ability.optional === true,
          byOpponent: ability.replaces.by === 'opponent',
        };

  function compile(
    ability: Ability,
    name: string,
    scope: Map<string, number>,
    mandatory: boolean,
    replaces: VerbName | null = null,
  ): Line {
    const index = lines.length;
    const at = code.length;
    const { when } = ability;
    const leans = leaning(ability);
    const own = when?.targetType === 'self';
    const event = when === undefined ? null : when.by === 'player' ? 'moveOwn' : EVENTS[when.event];
    const verb = ability.type === 'Round End' ? verbId('roundEnd') : event === null ? -1 : verbId(event);
    const instant = isInstant(ability);
    // What was hidden or defeated by the very effect that touched it is still paid for (R27).
    const asksSource = verb >= 0 && event !== 'affect';
    lines.push(NO_LINE);
    code.push({ name, steps: [], line: index, regs: scope.size });
    const optional = instant
      ? rules.effects.optional && !mandatory
      : ability.optional === true && ability.type !== 'Replacement';
    const spec: LineSpec<Mythos, Cost, Action> = {
      name,
      type: ability.type,
      triggered: optional,
      optional,
      condition: ability.condition?.if ?? null,
      costs: ability.cost ?? [],
      actions: ability.effect.actions,
      still: ability.type === 'Continuous',
      verb,
      own,
      hears: when === undefined || own ? null : when,
      needsSource: asksSource,
      granted: false,
      limit: -1,
      replacement: replacementOf(ability, replaces),
      registers: scope,
      ...(instant ? { tail } : {}),
      ...(asksSource ? { guard: faceUp } : {}),
      offered: (payable, needs) => {
        shared.worth[index] =
          (ability.cost ?? []).length > 0
            ? (p, f) => payable(p, f) && needs.every((need) => need(p, f))
            : (p, f) => needs.length === 0 || needs.some((need) => need(p, f));
        return shared.worth[index];
      },
      payCost,
      runAction: (action, c) => {
        readHost(c);
        act(action, leans.has(action) ? { ...c, needs: () => {} } : c, runOp);
      },
      holdAction: (action, c) => act(action, c, holdOp),
    };
    const made = compileLine(read, index, at, spec);
    lines[index] = made.line;
    code[at] = { ...made.code, regs: scope.size };
    return made.line;
  }

  function defined(card: Card, index: number): Def {
    shared.now.def = index;
    const scope = newScope();
    shared.scopes[index] = scope;
    const own: Line[] = [];
    const instants: Instant[] = [];
    for (const ability of card.abilities) {
      if (ability.instead !== undefined || ability.adds !== undefined) continue;
      shared.now.timing = ability.type;
      const mandatory = ability.must === true || isImposed(ability.effect.actions);
      // A text that replaces two kinds of event is one line for each.
      const [first = null, ...more] = ability.replaces?.verbs ?? [];
      const line = compile(ability, `${card.id} ${ability.type}`, scope, mandatory, first);
      own.push(line);
      for (const verb of more)
        own.push(compile(ability, `${card.id} ${ability.type}`, scope, mandatory, verb));
      if (!isInstant(ability)) continue;
      const upgraded = modified(card, ability);
      const changed = upgraded !== ability;
      const asUpgrade = changed
        ? compile(upgraded, `${card.id} ${ability.type} as upgrade`, scope, mandatory).code
        : line.code;
      instants.push({
        timing: ability.type,
        code: line.code,
        asUpgrade,
        needsSource: needsSource(ability),
        copies: ability.effect.actions.some((action) => action.type === 'copy'),
      });
    }
    shared.instants[index] = instants;
    const points = card.kind === 'mission' ? card.points : 0;
    const costs = card.kind === 'mission' ? 0 : card.cost;
    const printed = [costs, card.kind === 'character' ? card.power : 0, points];
    const { id, kind } = card;
    return define({ index, id, name: nameOf(card), kind: KINDS[kind], printed, lines: own }, VERBS.length);
  }

  shared.identity[0] = { name: '', group: '', keywords: [] };
  cards.forEach((card, i) => {
    const played =
      card.kind === 'mission'
        ? { group: '', keywords: [] }
        : { group: card.group ?? '', keywords: card.keywords };
    shared.identity[i + 1] = { name: card.kind === 'character' ? called(card.name.en) : '', ...played };
  });
  const defs = [unknownCard([0, 0, 0], VERBS.length), ...cards.map((card, i) => defined(card, i + 1))];
  for (const { index, triggers } of defs) {
    shared.mayCover[index] = defs.map((below) => mayCover(shared, defs, index, below.index));
    shared.latching[index] = shared.suppressors[index] === true || triggers[verbId('affect')].length > 0;
  }
  const verbList = verbs(shared);
  return {
    game: 'mythos',
    set: setVersion('mythos', cards),
    rules,
    cards,
    shared,
    nicknames: nicknames(cards),
    notes: shared.notes,
    places: table(),
    zones: ZONES,
    defs,
    byId: new Map([
      ...cards.flatMap((card, i) => variantsOf(card).map(({ id }): [string, number] => [id, i + 1])),
      ...defs.map((def): [string, number] => [def.id, def.index]),
    ]),
    code: uniform(code),
    lines,
    verbs: verbList,
    ...listeners(verbList, lines),
    remembered: VERBS.map(() => false),
    timing: timing(shared),
    naming,
    nums: NUMS,
    marks: MARKS,
    opening,
    turn: (s) => s.num[PLAYER_TURN],
    stats: (p, o) => [power(p, rules, o), cost(p, o)],
    explain: explain(shared),
  };
}
