// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { formsOf, type WordParts, type WordTypes } from '@sleight/kernel/ability/words';
import { type All, schema as allSchema } from './all/schema';
import { type Any, schema as anySchema } from './any/schema';
import { type Not, schema as notSchema } from './not/schema';
import { type Count, schema as countSchema } from './count/schema';
import { type Only, schema as onlySchema } from './only/schema';
import { type Life, schema as lifeSchema } from './life/schema';
import { type Hand, schema as handSchema } from './hand/schema';
import { type Trash, schema as trashSchema } from './trash/schema';
import { type Deck, schema as deckSchema } from './deck/schema';
import { type Don, schema as donSchema } from './don/schema';
import { type Compare, schema as compareSchema } from './compare/schema';
import { type Leader, schema as leaderSchema } from './leader/schema';
import { type Self, schema as selfSchema } from './self/schema';
import { type Bound, schema as boundSchema } from './bound/schema';
import { type TurnLog, schema as turnLogSchema } from './turnLog/schema';

export type CondOf<W extends WordTypes> =
  | All<W>
  | Any<W>
  | Not<W>
  | Count<W>
  | Only<W>
  | Life
  | Hand
  | Trash
  | Deck
  | Don
  | Compare
  | Leader<W>
  | Self<W>
  | Bound<W>
  | TurnLog;

/** The names of the conditions, in the order of the normal form. */
export const condNames = [
  'all',
  'any',
  'not',
  'count',
  'only',
  'life',
  'hand',
  'trash',
  'deck',
  'don',
  'compare',
  'leader',
  'self',
  'bound',
  'turnLog',
] as const;

export const condSchemas = <W extends WordTypes>(parts: WordParts<W>) =>
  formsOf<W, CondOf<W>>(parts, [
    allSchema,
    anySchema,
    notSchema,
    countSchema,
    onlySchema,
    lifeSchema,
    handSchema,
    trashSchema,
    deckSchema,
    donSchema,
    compareSchema,
    leaderSchema,
    selfSchema,
    boundSchema,
    turnLogSchema,
  ]);
