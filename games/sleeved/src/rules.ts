// The rules document (spec 2): every parameter with its default and bounds. A match keeps the whole document
// it started with; later edits never reach it.
// Next: rules-document.ts for new versions of it.

import { z } from 'zod';

const whole = (least: number) => z.int().min(least);
const orNull = (least: number) => whole(least).nullable();

export const rulesSchema = z.strictObject({
  version: whole(1).default(1),
  pointsForSurviving: whole(0).default(1),
  pointsForDefeating: whole(0).default(2),
  pointsToWin: whole(1).default(15),
  endMode: z.enum(['threshold', 'rounds']).default('threshold'),
  maxRounds: whole(1).max(100).default(30),
  scoring: z.enum(['classic', 'impact']).default('classic'),
  pointsForKill: whole(0).default(3),
  pointsPerOverkill: whole(0).default(1),
  pointsPerAbsorbed: whole(0).default(1),
  startingEquipmentHand: whole(0).default(5),
  equipmentDrawPerRound: whole(0).default(1),
  drawInFirstRound: z.boolean().default(false),
  startingAnimalHand: whole(1).default(3),
  animalDeckMode: z.enum(['shared', 'individual']).default('shared'),
  defaultInitiative: z.int().default(0),
  maxEquipmentPerCard: orNull(0).default(null),
  zeroOverwrites: z.boolean().default(true),
  persistentCap: orNull(1).default(null),
  commitSeconds: orNull(10).default(null),
  timeoutsToForfeit: whole(1).default(3),
  /** Room for later rules: whatever is in here is kept and ignored. */
  customRules: z.record(z.string(), z.unknown()).default({}),
  updatedAt: z.string().optional(),
  updatedBy: z.string().optional(),
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
