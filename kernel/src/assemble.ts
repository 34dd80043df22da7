// Putting a rulebook together: cards and lines get the indexes that let a state be read without searching, and
// the card set gets a version that changes whenever any card does.

import type { Book, BookVerb, Code, Def, Line, Static } from './book';
import type { DefIndex } from './ids';
import { intentCode } from './intents';
import { INTENT } from './replacements';
import { SETTLE, settleCode } from './settle';
import { fingerprint } from './state';

/** A line that does nothing; a place to start from, and to hold a number free. */
export const NO_LINE: Line = {
  index: -1,
  type: '',
  code: -1,
  verb: -1,
  own: false,
  hears: null,
  needsSource: false,
  granted: false,
  limit: -1,
  spends: 'trigger',
  statics: [],
  bans: [],
  replacement: null,
  payable: () => true,
  hasCost: false,
  hasTargets: () => true,
  costVerbs: [],
  actionVerbs: [],
};

/** The programs every rulebook begins with. */
export function kernelCode(): Code[] {
  const code: Code[] = [];
  code[SETTLE] = settleCode;
  code[INTENT] = intentCode;
  return code;
}

/** Programs are read at every step; one shape of them is read fastest. */
const uniform = (code: readonly Code[]): Code[] =>
  code.map(({ name, steps, labels, line, regs, shared, isScope }) => ({
    name,
    steps,
    labels,
    line,
    regs,
    shared,
    isScope,
  }));

type Printed = Pick<Def, 'index' | 'id' | 'name' | 'kind' | 'printed' | 'lines'>;

const numbersOf = (changes: readonly Static[]): number =>
  changes.reduce((bits, change) => bits | (1 << change.number), 0);

const forbids = (line: Line, verb: number): boolean => line.bans.some((ban) => ban.verb === verb);

/** A card with the indexes over its lines. */
export const define = (card: Printed, verbs: number): Def => ({
  ...card,
  triggers: Array.from({ length: verbs }, (_, verb) => card.lines.filter((line) => line.verb === verb)),
  affects: numbersOf(card.lines.flatMap((line) => line.statics)),
  lowers: numbersOf(card.lines.flatMap((line) => line.statics.filter((change) => change.raises !== true))),
  bans: Array.from({ length: verbs }, (_, verb) => card.lines.some((line) => forbids(line, verb))),
  replaces: card.lines.some((line) => line.replacement !== null),
});

/** Index 0: the card that a watcher does not know. */
export const unknownCard = (printed: readonly number[], verbs: number): Def =>
  define(
    {
      index: 0,
      id: 'unknown',
      name: { en: 'Unknown card', fr: 'Carte inconnue' },
      kind: 0,
      printed,
      lines: [],
    },
    verbs,
  );

type Heard = Pick<Book, 'heardOnSelf' | 'heardFromMods' | 'heardElsewhere' | 'banned' | 'replaced'>;

/** Which verbs anything in this card set listens to, forbids or replaces. Verbs nobody minds skip the pipeline. */
function listeners(verbs: readonly BookVerb[], lines: readonly Line[]): Heard {
  const any = (test: (line: Line, verb: number) => boolean): boolean[] =>
    verbs.map((_, verb) => lines.some((line) => test(line, verb)));
  return {
    heardOnSelf: any((line, verb) => line.verb === verb && line.own),
    heardFromMods: any((line, verb) => line.verb === verb && line.own && line.granted),
    heardElsewhere: any((line, verb) => line.verb === verb && !line.own),
    banned: any(forbids),
    replaced: any((line, verb) => line.replacement?.verb === verb),
  };
}

const byId = (defs: readonly Def[]): ReadonlyMap<string, DefIndex> =>
  new Map(defs.map((def) => [def.id, def.index]));

/** The version of a card set: the same cards, the same version. */
const setVersion = (game: string, cards: readonly object[]): string =>
  `${game}-${fingerprint(JSON.stringify(cards))}`;

interface Pieces extends Pick<Book, 'game' | 'defs' | 'code' | 'lines' | 'verbs'> {
  readonly cards: readonly object[];
}

/** The part of a rulebook that follows from its cards, programs, lines and verbs. No verb is remembered. */
export const assembled = ({ game, cards, defs, code, lines, verbs }: Pieces) => ({
  game,
  set: setVersion(game, cards),
  defs,
  byId: byId(defs),
  code: uniform(code),
  lines,
  verbs,
  ...listeners(verbs, lines),
  changed: defs.reduce((bits, def) => bits | def.affects, 0),
  remembered: verbs.map(() => false),
});
