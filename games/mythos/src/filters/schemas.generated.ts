// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { formsOf, type WordParts, type WordTypes } from '@sleight/kernel/ability/words';
import { type Mission, schema as missionSchema } from './mission/schema';
import { type Other, schema as otherSchema } from './other/schema';
import { type WithSelf, schema as withSelfSchema } from './withSelf/schema';
import { type Hidden, schema as hiddenSchema } from './hidden/schema';
import { type Upgraded, schema as upgradedSchema } from './upgraded/schema';
import { type Group, schema as groupSchema } from './group/schema';
import { type Keyword, schema as keywordSchema } from './keyword/schema';
import { type Name, schema as nameSchema } from './name/schema';
import { type Not, schema as notSchema } from './not/schema';
import { type Power, schema as powerSchema } from './power/schema';
import { type Cost, schema as costSchema } from './cost/schema';
import { type Basis, schema as basisSchema } from './basis/schema';
import { type PrintedPower, schema as printedPowerSchema } from './printedPower/schema';
import { type PrintedCost, schema as printedCostSchema } from './printedCost/schema';
import { type Lowest, schema as lowestSchema } from './lowest/schema';
import { type Highest, schema as highestSchema } from './highest/schema';
import { type PlayedLastTurn, schema as playedLastTurnSchema } from './playedLastTurn/schema';
import { type SameName, schema as sameNameSchema } from './sameName/schema';
import { type Where, schema as whereSchema } from './where/schema';

export type FilterOf<W extends WordTypes> =
  | Mission
  | Other
  | WithSelf
  | Hidden
  | Upgraded
  | Group
  | Keyword
  | Name
  | Not<W>
  | Power<W>
  | Cost<W>
  | Basis<W>
  | PrintedPower<W>
  | PrintedCost<W>
  | Lowest
  | Highest
  | PlayedLastTurn
  | SameName
  | Where<W>;

/** The names of the filters, in the order of the normal form. */
export const filterNames = [
  'mission',
  'other',
  'withSelf',
  'hidden',
  'upgraded',
  'group',
  'keyword',
  'name',
  'not',
  'power',
  'cost',
  'basis',
  'printedPower',
  'printedCost',
  'lowest',
  'highest',
  'playedLastTurn',
  'sameName',
  'where',
] as const;

/** Those whose field names a register. */
export const filterReferences: readonly string[] = ['sameName'];

export const filterSchemas = <W extends WordTypes>(parts: WordParts<W>) =>
  formsOf<W, FilterOf<W>>(parts, [
    missionSchema,
    otherSchema,
    withSelfSchema,
    hiddenSchema,
    upgradedSchema,
    groupSchema,
    keywordSchema,
    nameSchema,
    notSchema,
    powerSchema,
    costSchema,
    basisSchema,
    printedPowerSchema,
    printedCostSchema,
    lowestSchema,
    highestSchema,
    playedLastTurnSchema,
    sameNameSchema,
    whereSchema,
  ]);
