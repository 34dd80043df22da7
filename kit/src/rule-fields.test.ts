import { expect, test } from 'vitest';
import { z } from 'zod';
import { LIMITS, whole } from './parameters';
import { ruleFields } from './rule-fields';
import { say } from './rules-text';

const named = (name: string) => ({ name: say(name, name) });

const schema = z
  .strictObject({
    lanes: z.literal([4, 5]).default(4),
    hand: whole(1, 9, LIMITS.hand).nullable().default(null),
    quick: z.boolean().default(false),
    sets: z.array(z.string()).default(['core']),
    clock: whole(1, 60, LIMITS.day).default(10),
    deck: z.strictObject({
      size: whole(5, 40, LIMITS.deck),
      missions: z.union([z.literal(2), z.literal(3)]),
    }),
    order: z.enum(['loser', 'winner']),
  })
  .refine(() => true);
const names = {
  lanes: named('Lanes'),
  hand: { ...named('Hand limit'), none: say('no limit', 'sans limite') },
  quick: named('Quick'),
  sets: named('Sets'),
  clock: { ...named('Clock'), unoffered: true as const },
  'deck.size': named('Cards'),
  'deck.missions': named('Missions'),
  order: { ...named('First'), values: { loser: say('the loser', 'le perdant') } },
};
const rules = schema.parse({ deck: { size: 20, missions: 2 }, order: 'loser' });

test('numbers, switches and choices become fields with their bounds; lists and parameters without effect do not', () => {
  expect(ruleFields({ schema, names }, rules)).toEqual([
    {
      path: 'lanes',
      ...named('Lanes'),
      kind: 'choice',
      value: 4,
      choices: [
        { value: 4, name: say('4', '4') },
        { value: 5, name: say('5', '5') },
      ],
    },
    {
      path: 'hand',
      ...named('Hand limit'),
      kind: 'number',
      value: null,
      least: 1,
      most: 9,
      because: LIMITS.hand,
      none: say('no limit', 'sans limite'),
    },
    { path: 'quick', ...named('Quick'), kind: 'switch', value: false },
    {
      path: 'deck.size',
      ...named('Cards'),
      kind: 'number',
      value: 20,
      least: 5,
      most: 40,
      because: LIMITS.deck,
    },
    {
      path: 'deck.missions',
      ...named('Missions'),
      kind: 'choice',
      value: 2,
      choices: [
        { value: 2, name: say('2', '2') },
        { value: 3, name: say('3', '3') },
      ],
    },
    {
      path: 'order',
      ...named('First'),
      kind: 'choice',
      value: 'loser',
      choices: [
        { value: 'loser', name: say('the loser', 'le perdant') },
        { value: 'winner', name: say('winner', 'winner') },
      ],
    },
  ]);
});
