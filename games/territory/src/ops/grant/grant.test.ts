import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

const inAbility = (type: string, action: object, more: object = {}) => ({
  type,
  ...more,
  effect: { actions: [{ type: 'grant', ...action }] },
});

describe('grant prints and parses back', () => {
  test('this slot', () => {
    expect(
      said(
        inAbility('Play', {
          targetSide: 'player',
          targetType: 'slot',
          filters: [{ range: 'here' }],
          ability: {
            type: 'Continuous',
            effect: { actions: [{ type: 'powerMod', amount: 1, targetType: 'self' }] },
          },
        }),
        words,
      ),
    ).toEqual({
      en: 'Give this slot "This unit has +1 power."',
      fr: 'Donnez à cet emplacement « Cette unité a +1 en puissance ».',
    });
  });

  test('a lane, on both sides', () => {
    expect(
      said(
        inAbility('Play', {
          targetType: 'lane',
          ability: { type: 'Deploy', effect: { actions: [{ type: 'draw', amount: 1 }] } },
        }),
        words,
      ),
    ).toEqual({
      en: 'Give a lane, both sides, "Deploy: draw 1 card."',
      fr: 'Donnez à un couloir, des deux côtés, « Déploiement : piochez 1 carte ».',
    });
  });

  test('a gift that gives, with single quotes inside', () => {
    expect(
      said(
        inAbility('Play', {
          targetSide: 'opponent',
          targetType: 'slot',
          all: true,
          ability: {
            type: 'Deploy',
            effect: {
              actions: [
                {
                  type: 'grant',
                  targetSide: 'player',
                  targetType: 'slot',
                  filters: [{ range: 'here' }],
                  ability: { type: 'Death', effect: { actions: [{ type: 'draw', amount: 1 }] } },
                },
              ],
            },
          },
        }),
        words,
      ),
    ).toEqual({
      en: `Give each enemy slot "Deploy: give this slot 'Death: draw 1 card.'"`,
      fr: 'Donnez à chaque emplacement ennemi « Déploiement : donnez à cet emplacement « Mort : piochez 1 carte » ».',
    });
  });

  test('after "you may"', () => {
    expect(
      said(
        inAbility(
          'Deploy',
          {
            targetSide: 'player',
            targetType: 'slot',
            filters: [{ range: 'here' }],
            ability: {
              type: 'Continuous',
              effect: { actions: [{ type: 'powerMod', amount: 1, targetType: 'self' }] },
            },
          },
          { optional: true },
        ),
        words,
      ),
    ).toEqual({
      en: 'Deploy: you may give this slot "This unit has +1 power."',
      fr: 'Déploiement : vous pouvez donner à cet emplacement « Cette unité a +1 en puissance ».',
    });
  });
});

test('a wrong value is refused by the name of its field', () => {
  expect(
    refusals(
      inAbility('Play', {
        targetType: 'unit',
        ability: { type: 'Deploy', effect: { actions: [{ type: 'draw', amount: 1 }] } },
      }),
      words,
    )[0],
  ).toMatch(/^effect[.]actions[.]0[.]targetType: /);
});
