// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { formsOf, type WordParts, type WordTypes } from '@sleight/kernel/ability/words';
import { type Other, schema as otherSchema } from './other/schema';
import { type Category, schema as categorySchema } from './category/schema';
import { type State, schema as stateSchema } from './state/schema';
import { type Color, schema as colorSchema } from './color/schema';
import { type Multicolored, schema as multicoloredSchema } from './multicolored/schema';
import { type Type, schema as typeSchema } from './type/schema';
import { type TypeIncludes, schema as typeIncludesSchema } from './typeIncludes/schema';
import { type Attribute, schema as attributeSchema } from './attribute/schema';
import { type Name, schema as nameSchema } from './name/schema';
import { type HasKeyword, schema as hasKeywordSchema } from './hasKeyword/schema';
import { type HasTrigger, schema as hasTriggerSchema } from './hasTrigger/schema';
import { type HasEffect, schema as hasEffectSchema } from './hasEffect/schema';
import { type NoBaseEffect, schema as noBaseEffectSchema } from './noBaseEffect/schema';
import { type Cost, schema as costSchema } from './cost/schema';
import { type BaseCost, schema as baseCostSchema } from './baseCost/schema';
import { type Power, schema as powerSchema } from './power/schema';
import { type BasePower, schema as basePowerSchema } from './basePower/schema';
import { type Counter, schema as counterSchema } from './counter/schema';
import { type DonGiven, schema as donGivenSchema } from './donGiven/schema';
import { type PlayedThisTurn, schema as playedThisTurnSchema } from './playedThisTurn/schema';
import { type Any, schema as anySchema } from './any/schema';
import { type Not, schema as notSchema } from './not/schema';

export type FilterOf<W extends WordTypes> =
  | Other
  | Category
  | State
  | Color
  | Multicolored
  | Type
  | TypeIncludes
  | Attribute
  | Name
  | HasKeyword
  | HasTrigger
  | HasEffect
  | NoBaseEffect
  | Cost<W>
  | BaseCost<W>
  | Power<W>
  | BasePower<W>
  | Counter<W>
  | DonGiven<W>
  | PlayedThisTurn
  | Any<W>
  | Not<W>;

/** The names of the filters, in the order of the normal form. */
export const filterNames = [
  'other',
  'category',
  'state',
  'color',
  'multicolored',
  'type',
  'typeIncludes',
  'attribute',
  'name',
  'hasKeyword',
  'hasTrigger',
  'hasEffect',
  'noBaseEffect',
  'cost',
  'baseCost',
  'power',
  'basePower',
  'counter',
  'donGiven',
  'playedThisTurn',
  'any',
  'not',
] as const;

export const filterSchemas = <W extends WordTypes>(parts: WordParts<W>) =>
  formsOf<W, FilterOf<W>>(parts, [
    otherSchema,
    categorySchema,
    stateSchema,
    colorSchema,
    multicoloredSchema,
    typeSchema,
    typeIncludesSchema,
    attributeSchema,
    nameSchema,
    hasKeywordSchema,
    hasTriggerSchema,
    hasEffectSchema,
    noBaseEffectSchema,
    costSchema,
    baseCostSchema,
    powerSchema,
    basePowerSchema,
    counterSchema,
    donGivenSchema,
    playedThisTurnSchema,
    anySchema,
    notSchema,
  ]);
