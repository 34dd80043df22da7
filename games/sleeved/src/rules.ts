// The rules document (spec 2): every parameter with its default and bounds. A match keeps the whole document
// it started with; later edits never reach it. Every number is bounded by what a table can hold.
// Next: rules-document.ts for new versions of it, parameters.ts for the names of the parameters.

import { inBoth } from '@sleight/kernel/problems';
import { LIMITS, label, whole } from '@sleight/kit/parameters';
import { z } from 'zod';

const MOST_DRAWN = 30;
const MOST_POINTS = 100;
const MOST_VERSIONS = 1_000_000;
const MOST_CUSTOM = 2_000;
const A_DAY = 86_400;

const points = whole(0, MOST_POINTS, LIMITS.score);
const hand = (least: number) => whole(least, MOST_DRAWN, LIMITS.hand);

export const rulesSchema = z.strictObject({
  version: whole(1, MOST_VERSIONS, LIMITS.stat).default(1),
  pointsForSurviving: points.default(1),
  pointsForDefeating: points.default(2),
  pointsToWin: whole(1, 10 * MOST_POINTS, LIMITS.score).default(15),
  endMode: z.enum(['threshold', 'rounds']).default('threshold'),
  maxRounds: whole(1, 100, LIMITS.match).default(30),
  scoring: z.enum(['classic', 'impact']).default('classic'),
  pointsForKill: points.default(3),
  pointsPerOverkill: points.default(1),
  pointsPerAbsorbed: points.default(1),
  startingEquipmentHand: hand(0).default(5),
  equipmentDrawPerRound: hand(0).default(1),
  drawInFirstRound: z.boolean().default(false),
  startingAnimalHand: hand(1).default(3),
  animalDeckMode: z.enum(['shared', 'individual']).default('shared'),
  defaultInitiative: whole(-100, 100, LIMITS.stat).default(0),
  maxEquipmentPerCard: hand(0).nullable().default(null),
  zeroOverwrites: z.boolean().default(true),
  persistentCap: whole(1, 1_000, LIMITS.stat).nullable().default(null),
  commitSeconds: whole(10, A_DAY, LIMITS.day).nullable().default(null),
  timeoutsToForfeit: whole(1, 100, LIMITS.match).default(3),
  /** Room for later rules, which are stored and ignored. */
  customRules: z
    .record(label(), z.unknown())
    .refine(
      (rules) => JSON.stringify(rules).length <= MOST_CUSTOM,
      inBoth(`must have at most ${MOST_CUSTOM} letters`, `doit avoir au plus ${MOST_CUSTOM} lettres`),
    )
    .default({}),
  updatedAt: label().optional(),
  updatedBy: label().optional(),
});

export type Rules = z.infer<typeof rulesSchema>;
/** Changes to the default document. */
export type RuleChanges = z.input<typeof rulesSchema>;

export const defaultRules: Rules = rulesSchema.parse({});

/** The presets (2.3). */
export const presets: Readonly<Record<string, RuleChanges>> = {
  classic: {},
  sprint: { endMode: 'rounds', maxRounds: 5, scoring: 'impact', animalDeckMode: 'individual' },
};
