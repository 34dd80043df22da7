// Every scenario of Sleeved, run as its own test; every card and every effect of its pool in at least one of them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCards } from '@sleight/sleeved/cards/pool';
import { sleevedGame } from '@sleight/sleeved/game';
import { rulesSchema } from '@sleight/sleeved/rules';
import { describe, expect, it } from 'vitest';
import { fuzz, type Report, runFile } from './index';

const folder = join(import.meta.dirname, '../../games/sleeved/scenarios');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .toSorted();
const texts = new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
const reports = new Map<string, Report[]>(
  files.map((name) => [name, runFile([sleevedGame], name, texts.get(name) ?? '')]),
);

describe('Sleeved scenarios', () => {
  it.each(files)('%s', (name) => {
    const failures = reports.get(name)?.flatMap((report) => report.failures) ?? [];
    expect(failures.map(({ step, message }) => `${step}: ${message}`)).toEqual([]);
  });
});

describe('fuzzing', () => {
  it.each(sleevedGame.rulesets)('random games of %s keep every invariant, through JSON', (ruleset) => {
    const report = fuzz(sleevedGame, { games: 15, seed: 'sleeved', ruleset });
    expect(report.yaml).toBeNull();
    expect(report.answers).toBeGreaterThan(500);
  });
});

describe('coverage', () => {
  const all = [...reports.values()].flat();

  it('every card of the pool takes part in a scenario', () => {
    const covered = new Set(all.flatMap((report) => report.covered));
    expect(allCards.map((card) => card.id).filter((id) => !covered.has(id))).toEqual([]);
  });

  it('every special effect of the pool is expected in a scenario of its card', () => {
    const hasEffect = allCards.filter((card) =>
      card.kind === 'sleeve'
        ? card.background.specialEffect !== undefined || card.foreground.specialEffect !== undefined
        : card.stats.specialEffect !== undefined,
    );
    const without = hasEffect.filter(({ id }) => !texts.get(`cards/${id}.yaml`)?.includes(`effect my ${id}`));
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it('every ruling about play has a scenario that cites it', () => {
    // S16 (usernames) and S18 (ratings) belong to the server.
    const rulings = Array.from({ length: 18 }, (_, i) => `S${i + 1}`).filter(
      (s) => s !== 'S16' && s !== 'S18',
    );
    const cited = new Set(all.flatMap((report) => report.cites));
    expect(rulings.filter((ruling) => !cited.has(ruling))).toEqual([]);
  });

  it('every parameter of the rules document is changed by a scenario', () => {
    const rules = [...texts.values()].flatMap((text) => text.match(/^rules: .*$/gm) ?? []).join('\n');
    const names = Object.keys(rulesSchema.shape);
    expect(names.filter((name) => !new RegExp(`\\b${name}:`).test(rules))).toEqual([]);
  });
});
