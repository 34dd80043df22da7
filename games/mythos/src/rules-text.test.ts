// The rules pages describe the rulesets of the spec's table (spec 16), in both languages.

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
    'scored once, on the turn it appears',
    'une seule fois, au tour où elle apparaît',
  ],
  ['official', 'every mission is scored every turn', 'is scored every turn', 'évaluées à chaque tour'],
  ['jutsu', 'four of six missions are used', 'Four of the six', 'Quatre des six'],
  ['official', 'the third mission stays aside', 'The third is set aside', 'La troisième est mise de côté'],
  ['jutsu', 'passing is not final', 'you can act again', 'vous pouvez agir à nouveau'],
  ['jutsu', 'only AMBUSH happens on a reveal', 'its AMBUSH takes effect', '; AMBUSH prend effet'],
  [
    'official',
    'MAIN and AMBUSH happen on a reveal',
    'its MAIN and AMBUSH take effect',
    'MAIN et AMBUSH prennent effet',
  ],
  [
    'jutsu',
    'only UPGRADE happens on an upgrade',
    'the new card’s UPGRADE takes effect',
    '; UPGRADE de la nouvelle carte prend effet',
  ],
  [
    'jutsu',
    'hidden characters may be upgraded',
    'can upgrade a hidden character too',
    'peut aussi être amélioré',
  ],
  [
    'jutsu',
    'effects that ask for hidden characters choose them',
    'Only effects that mention hidden characters can choose them',
    'Seuls les effets qui mentionnent des personnages cachés',
  ],
  [
    'jutsu',
    'SCORE effects come before the points, and missions have none',
    'resolve before the points. Missions have no SCORE effects.',
    's’appliquent avant les points. Les missions n’ont pas d’effet SCORE.',
  ],
  [
    'official',
    'the mission’s SCORE effect comes last',
    'resolve after the points, then the mission’s own',
    's’appliquent après les points, puis celui de la mission',
  ],
  [
    'jutsu',
    'looked-at cards stay visible',
    'for the next 2 actions or passes',
    'pendant les 2 actions suivantes',
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
  expect(pages.official.en).toContain('no name and no text');
  expect(pages.jutsu.en).not.toContain('no name');
  expect(pages.jutsu.fr).not.toContain('ni nom');
});
