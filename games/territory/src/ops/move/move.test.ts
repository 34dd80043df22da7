import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

const inAbility = (type: string, action: object, more: object = {}) => ({
  type,
  ...more,
  effect: { actions: [{ type: 'move', ...action }] },
});

describe('move prints and parses back', () => {
  test('an ally', () => {
    expect(said(inAbility('Play', { targetSide: 'player', targetType: 'unit', to: 'close' }), words)).toEqual(
      {
        en: 'Move an ally to a slot close to it.',
        fr: 'Déplacez un allié vers un emplacement proche de lui.',
      },
    );
  });

  test('two allies', () => {
    expect(
      said(
        inAbility('Play', {
          targetSide: 'player',
          targetType: 'unit',
          minTargets: 2,
          maxTargets: 2,
          to: 'close',
        }),
        words,
      ),
    ).toEqual({
      en: 'Move 2 allies to slots close to them.',
      fr: "Déplacez 2 alliés vers des emplacements proches d'eux.",
    });
  });

  test('after "you may"', () => {
    expect(
      said(
        inAbility('Deploy', { targetSide: 'player', targetType: 'unit', to: 'close' }, { optional: true }),
        words,
      ),
    ).toEqual({
      en: 'Deploy: you may move an ally to a slot close to it.',
      fr: 'Déploiement : vous pouvez déplacer un allié vers un emplacement proche de lui.',
    });
  });
});

test('a wrong value is refused by the name of its field', () => {
  expect(refusals(inAbility('Play', { targetType: 'unit', to: 'far' }), words)[0]).toMatch(
    /^effect[.]actions[.]0[.]to: /,
  );
});
