// Every ruling of Mythos has a scenario that cites it, and every row of the ruleset table in which the two rulesets
// differ has one for each of them that fails under the other's value.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mythosGame } from '@sleight/mythos/game';
import { jutsu, official, type Rules } from '@sleight/mythos/rules';
import { describe, expect, it } from 'vitest';
import type { Scenario } from './format';
import { runFile } from './index';
import { readFile } from './read';

const RULINGS = Array.from({ length: 69 }, (_, i) => i + 1);

/** The rows of spec 16 that differ, and the parameters that make the difference. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  'deck.size': ['deck.exact'],
  'deck.copy_key': ['deck.copyKey'],
  'deck.jutsu_allowed': ['deck.jutsuAllowed'],
  'missions.used_per_player': ['missions.usedPerPlayer'],
  'missions.distinct': ['deck.missionCopies'],
  'start.draw': ['start.draw'],
  'start.chakra_from_characters': ['start.chakraFromCharacters'],
  'action.pass_final': ['action.passIsFinal'],
  'action.phase_end': ['action.passIsFinal'],
  'names.hidden_counts': ['names.hiddenCounts'],
  'reveal.cost': ['reveal.discount'],
  'reveal.activates': ['reveal.activates'],
  'reveal.may_upgrade': ['reveal.mayUpgrade'],
  'upgrade.activates': ['upgrade.activates'],
  'upgrade.old_card': ['upgrade.oldCard'],
  'upgrade.over_hidden': ['upgrade.overHidden'],
  'upgrade.cross_name': ['upgrade.crossName'],
  'action.play_jutsu': ['action.playJutsu'],
  'hidden.targetable': ['hidden.targetable'],
  'hidden.power': ['hidden.power'],
  'power.floor': ['power.floor'],
  'power.set_zero': ['power.setZero'],
  'score.points': ['score.points'],
  'score.every_turn': ['score.everyTurn'],
  'score.points_before_effects': ['score.pointsBeforeEffects'],
  'score.mission_effects': ['score.missionEffects'],
  'effects.optional': ['effects.optional'],
  'effects.copy': ['effects.copy'],
  'effects.look_duration': ['effects.lookLasts'],
  'control.duration': ['control.duration'],
  // One procedure does both: returns to hand are end triggers, and without stacks nothing is left to choose.
  'end.order': [],
  'stack.to_hand': [],
};

const folder = join(import.meta.dirname, '../../games/mythos/scenarios');
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');
const scenarios = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => readFile(textOf(name)).map(({ read }) => read()));

/** Every parameter by its path, as JSON. */
function values(rules: Rules): Map<string, string> {
  const found = new Map<string, string>();
  for (const [section, inside] of Object.entries(rules)) {
    if (typeof inside !== 'object' || inside === null) found.set(section, JSON.stringify(inside));
    else
      for (const [name, value] of Object.entries(inside))
        found.set(`${section}.${name}`, JSON.stringify(value));
  }
  return found;
}

const VALUES = { official: values(official), jutsu: values(jutsu) };
type Ruleset = keyof typeof VALUES;

const scenarioIn = (yaml: string): Scenario => readFile(yaml)[0].read();

/** The scenarios of a row that are about one ruleset, as YAML. */
const documents = (row: string, ruleset: Ruleset): string[] =>
  textOf(`rulesets/${row}.yaml`)
    .split(/^---$/m)
    .filter((yaml) => (scenarioIn(yaml).ruleset ?? 'official') === ruleset);

const failures = (yaml: string): number =>
  runFile([mythosGame], 'changed', yaml).flatMap((report) => report.failures).length;

/** The same scenario with one parameter from the other ruleset. */
function changed(yaml: string, parameter: string, to: Ruleset): string {
  const [section, name] = parameter.split('.');
  const { rules } = scenarioIn(yaml);
  const before: unknown = rules[section];
  const value: unknown = JSON.parse(VALUES[to].get(parameter) ?? 'null');
  const all = { ...rules, [section]: { ...(before ?? {}), [name]: value } };
  return `rules: ${JSON.stringify(all)}\n${yaml.trimStart().replace(/^rules: .*\n/m, '')}`;
}

describe('rulings', () => {
  it('every ruling is cited, and none that does not exist', () => {
    const cited = scenarios
      .flatMap(({ cites }) => cites)
      .filter((cite) => /^R\d+$/.test(cite))
      .map((cite) => Number(cite.slice(1)));
    expect([...new Set(cited)].toSorted((a, b) => a - b)).toEqual(RULINGS);
  });

  it.each(RULINGS)('R%i has its own file, whose scenarios all cite it', (n) => {
    const name = `R${String(n).padStart(2, '0')}`;
    const own = readFile(textOf(`rulings/${name}.yaml`)).map(({ read }) => read());
    expect(own.filter(({ cites }) => !cites.includes(name)).map(({ title }) => title.en)).toEqual([]);
  });
});

/** The cards of spec 15.9. */
const HARDEST = [
  ...[
    'KS-016',
    'KS-020',
    'KS-022',
    'KS-049',
    'KS-050',
    'KS-052',
    'KS-054',
    'KS-056',
    'KS-067',
    'KS-069',
    'KS-075',
  ],
  ...[
    'KS-103',
    'KS-106',
    'KS-113',
    'KS-132',
    'KS-133',
    'KS-000',
    'KS-134',
    'KS-135',
    'KS-138',
    'KS-139',
    'KS-140',
  ],
];

it.each(HARDEST)('%s, one of the hardest cards, has a scenario for its entry in the specification', (id) => {
  const own = readFile(textOf(`cards/${id}.yaml`)).map(({ read }) => read());
  expect(own.filter(({ cites }) => cites.includes('15.9')).length).toBeGreaterThan(0);
});

describe('rulesets', () => {
  it('every parameter in which the rulesets differ belongs to a row', () => {
    const named = Object.values(ROWS).flat();
    const differ = [...VALUES.official.keys()].filter(
      (parameter) => VALUES.official.get(parameter) !== VALUES.jutsu.get(parameter),
    );
    expect(differ.toSorted()).toEqual([...new Set(named)].toSorted());
  });

  it.each(Object.keys(ROWS))('%s has a scenario for each ruleset', (row) => {
    expect(documents(row, 'official').length).toBeGreaterThan(0);
    expect(documents(row, 'jutsu').length).toBeGreaterThan(0);
  });

  const proofs = Object.entries(ROWS).flatMap(([row, parameters]) =>
    parameters.flatMap((parameter) => [
      { row, parameter, ruleset: 'official' as const, to: 'jutsu' as const },
      { row, parameter, ruleset: 'jutsu' as const, to: 'official' as const },
    ]),
  );

  it.each(proofs)('$row: a scenario of $ruleset fails with $parameter of $to', (proof) => {
    const { row, parameter, ruleset, to } = proof;
    const broken = documents(row, ruleset).filter((yaml) => failures(changed(yaml, parameter, to)) > 0);
    expect(broken.length).toBeGreaterThan(0);
  });
});
