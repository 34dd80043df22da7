// The rules pages say what the rulesets of the spec's table do (spec 16), in both languages.

import { describe, expect, test } from 'vitest';
import { mythos } from './book';
import { type Rules, rulesets } from './rules';
import { rulesText } from './rules-text';

const page = (rules: Rules): { en: string; fr: string } => {
  const lines = rulesText(mythos({ rules })).flatMap((section) => section.lines);
  return { en: lines.map(({ en }) => en).join('\n'), fr: lines.map(({ fr }) => fr).join('\n') };
};

const pages = { official: page(rulesets.official), jutsu: page(rulesets.jutsu) };

describe.each([
  [
    'jutsu',
    'each mission is scored in the turn it appears',
    'scored once, in the turn it appears',
    'une fois, dans le tour où elle apparaît',
  ],
  ['official', 'every mission is scored every turn', 'is scored every turn', 'comptée à chaque tour'],
  ['jutsu', 'four of six missions are used', 'four of the six', 'quatre des six'],
  ['official', 'the third mission stays aside', 'the third stays aside', 'la troisième reste de côté'],
  ['jutsu', 'passing is not final', 'may act again if the other acts', 'peut encore agir si l’autre agit'],
  ['jutsu', 'only AMBUSH happens on a reveal', 'then AMBUSH takes effect', 'alors AMBUSH prend effet'],
  [
    'official',
    'MAIN and AMBUSH happen on a reveal',
    'then MAIN and AMBUSH take effect',
    'alors MAIN et AMBUSH prennent effet',
  ],
  [
    'jutsu',
    'only UPGRADE happens on an upgrade',
    'then UPGRADE of the new card takes effect',
    'alors UPGRADE de la nouvelle carte prend effet',
  ],
  ['jutsu', 'hidden characters may be upgraded', 'may be upgraded too', 'peut aussi être amélioré'],
  [
    'jutsu',
    'effects that ask for hidden characters choose them',
    'Only effects that ask for hidden characters may choose them',
    'Seuls les effets qui demandent des personnages cachés',
  ],
  [
    'jutsu',
    'SCORE effects come before the points, and missions have none',
    'happen before that; those of missions do not',
    'agissent avant cela\u202f; pas ceux des missions',
  ],
  [
    'official',
    'the mission’s SCORE effect comes last',
    'happen after that, then that of the mission',
    'agissent ensuite, puis celui de la mission',
  ],
  [
    'jutsu',
    'looked-at cards stay shown',
    'for the next 2 actions or passes',
    'pendant les 2 actions ou passes',
  ],
] as const)('the %s page', (ruleset, what, en, fr) => {
  test(`says that ${what}, and the other page does not`, () => {
    const other = ruleset === 'jutsu' ? 'official' : 'jutsu';
    expect(pages[ruleset].en).toContain(en);
    expect(pages[ruleset].fr).toContain(fr);
    expect(pages[other].en).not.toContain(en);
    expect(pages[other].fr).not.toContain(fr);
  });
});

test('only where hidden characters have no name, the page says so', () => {
  expect(pages.official.en).toContain('has no name and no text');
  expect(pages.jutsu.en).not.toContain('no name');
  expect(pages.jutsu.fr).not.toContain('sans nom');
});
