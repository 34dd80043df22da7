// The attribution of a composed card, as data: the client shows what the combat uses.

import { describe, expect, it } from 'vitest';
import { sleeved } from './book';
import { fight } from './combat';
import { attribution, compose } from './composition';
import { layersOf } from './layers';
import { defaultRules } from './rules';

const book = sleeved();
const stack = (...ids: string[]) =>
  layersOf(
    book,
    ids.map((id) => book.byId.get(id)!),
  );
const nothing = { damage: 0, health: 0, initiative: 0 };

describe('composition', () => {
  it('keeps every layer, and returns the active one and the additions', () => {
    const card = compose(stack('hunter-sleeve', 'viper', 'stone-carapace', 'survivor-charm'), defaultRules, {
      damage: 1,
      health: -2,
      initiative: 2,
    });
    expect(attribution(card).map(({ stat, values, active }) => [stat, values, active])).toEqual([
      ['damage', [null, 6, 0, null, 5], 4],
      ['health', [null, 1, 7, null, null], 2],
      ['initiative', [null, null, -1, null, null], 2],
      ['modifier', [{ stat: 'health', amount: -1 }, null, null, { stat: 'health', amount: 2 }, null], 3],
      [
        'specialEffect',
        [
          { trigger: 'on_play', timing: 'on_play', action: { type: 'modify_initiative', amount: 1 } },
          null,
          null,
          {
            trigger: 'if_survives',
            timing: 'post_combat',
            action: { type: 'add_persistent_modifier', stat: 'health', amount: 1 },
          },
          null,
        ],
        3,
      ],
    ]);
    expect(card.damage).toEqual({ base: 5, modifier: 0, carried: 1, effect: 0, total: 6 });
    expect(card.health).toEqual({ base: 7, modifier: 2, carried: -2, effect: 0, total: 7 });
    expect(card.initiative).toEqual({ base: -1, modifier: 0, carried: 2, effect: 0, total: 1 });
  });

  it('a stat without a value is 0, or the default initiative', () => {
    const card = compose(stack('gale-sleeve'), { ...defaultRules, defaultInitiative: 3 }, nothing);
    expect([card.damage.total, card.health.total, card.initiative.total]).toEqual([0, 0, 1]);
    const other = compose(stack('amber-sleeve'), { ...defaultRules, defaultInitiative: 3 }, nothing);
    expect(other.initiative.total).toBe(3);
    expect(other.active.health).toBe(-1);
  });
});

describe('combat', () => {
  const fighter = (damage: number, health: number, initiative = 0, again = false) => ({
    damage,
    health,
    initiative,
    again,
  });

  it('an extra attack of one card comes after the normal ones', () => {
    const outcome = fight(fighter(2, 5, 1, true), fighter(1, 9));
    expect(outcome.attacks).toEqual([0, 1, 0]);
    expect(outcome.dealt).toEqual([4, 1]);
    expect(outcome.left).toEqual([4, 5]);
  });

  it('both cards at 0 health destroy each other without damage', () => {
    expect(fight(fighter(0, 0), fighter(0, 0, 5)).destroyed).toEqual([true, true]);
  });
});
