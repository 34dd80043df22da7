// The lines of Territory's cards: each ability compiled into a line, with the code that runs it.
// Read next: reader.ts for targets and conditions, book.ts for the rulebook they become part of.

import type { KernelOpTraits } from '@sleight/kernel/ability/traits';
import { compileLine, type LineSpec } from '@sleight/kernel/ability-program';
import { NO_LINE } from '@sleight/kernel/assemble';
import type { Code, Line } from '@sleight/kernel/book';
import { onlyIf } from '@sleight/kernel/compiler';
import { opTraits as kernelTraits } from '@sleight/kernel/ops/schemas.generated';
import { refusal } from '@sleight/kernel/problems';
import type { Ability, AbilityType, Action, Cost } from './ability';
import { payCost } from './costs';
import type { C, Territory } from './language';
import { holdOp, runOp } from './ops/index.generated';
import { opTraits } from './ops/schemas.generated';
import { reader } from './reader';
import type { Rules } from './rules';
import { type VerbName, verbId } from './verbs';

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

const traits: Readonly<Record<Action['type'], KernelOpTraits>> = { ...kernelTraits, ...opTraits };

/** Spec 2, `conquerMayAffectUnits`: such a Conquer ability does nothing when the parameter is off. */
function isMuted(ability: Ability, conquerMayAffectUnits: boolean): boolean {
  if (conquerMayAffectUnits || ability.type !== 'Conquer') return false;
  const sacrifices = (ability.cost ?? []).some((cost) => 'sacrifice' in cost || 'sacrificeThis' in cost);
  return sacrifices || ability.effect.actions.some(({ type }) => traits[type].touches === 'units');
}

/** Compiles abilities into `lines` and `code`; `abilities` has the ability of each line. */
export function lineCompiler(rules: Rules, lines: Line[], abilities: Ability[], code: Code[]) {
  let reading = '';
  const read = reader(rules, (ability) => compile(ability, `${reading} (granted)`, true, -1).index);

  function act(action: Action, c: C, how: (a: Action, c: C) => boolean): void {
    c.writes(action.type);
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
    const still = ability.type === 'Continuous';
    const spec: LineSpec<Territory, Cost, Action> = {
      name,
      type: ability.type,
      triggered: occasion.verb !== null,
      optional: ability.optional === true,
      condition: ability.condition?.if ?? null,
      costs: ability.cost ?? [],
      actions: ability.effect.actions,
      still,
      verb: occasion.verb === null || muted ? -1 : verbId(occasion.verb),
      own: occasion.own,
      hears: ability.when ?? null,
      needsSource: occasion.needsSource,
      granted,
      limit,
      replacement: null,
      payCost,
      act: (action, c) => act(action, c, still ? holdOp : runOp),
    };
    const made = compileLine(read, index, at, spec);
    lines[index] = made.line;
    code[at] = made.code;
    return made.line;
  }

  /** The lines of a card. Throws, naming the card, if an ability is not possible at its place. */
  return function linesFor(id: string, own: readonly Ability[]): Line[] {
    reading = id;
    return own.map((ability, i) =>
      compile(ability, `${id} ${ability.type}`, false, ability.frequency === undefined ? -1 : i),
    );
  };
}
