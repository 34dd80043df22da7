// Sleeved's rulebook: one rules document and the active cards, compiled for the kernel. It is the snapshot that
// a match keeps (spec 3.1): later edits of rules or cards make another book.

import { assembled, define, unknownCard } from '@sleight/kernel/assemble';
import { type Code, type EffectTiming, NO_REG } from '@sleight/kernel/book';
import type { CardBookOptions } from '@sleight/kit/card-book';
import { allCards } from './cards/pool';
import type { Card, Kind } from './cards/schema';
import { commitCode } from './commit';
import { NUMS, ROUND } from './counters';
import { explain } from './explain';
import { naming } from './naming';
import { ANIMAL, EQUIPMENT, SLEEVE, tableFor, ZONES } from './places';
import { matchCode } from './round';
import type { Parts, SleevedBook } from './rulebook';
import { type RuleChanges, type Rules, rulesSchema } from './rules';

const KINDS: Record<Kind, number> = { sleeve: SLEEVE, animal: ANIMAL, equipment: EQUIPMENT };

/** The possible facts. Sleeved executes its verbs itself, in `round.ts`. */
export const VERBS = [
  'round',
  'draw',
  'refill',
  'reshuffle',
  'commit',
  'expire',
  'forfeit',
  'reveal',
  'stat',
  'effect',
  'initiativeNow',
  'initiativeNext',
  'persistent',
  'attack',
  'destroy',
  'survive',
  'points',
  'use',
  'discard',
  'sleevesReturn',
  'matchResult',
  'concede',
  'absent',
] as const;

const NOTHING: Parts = { under: { card: 'unknown', part: 'equipment', stats: {} }, over: null };

function partsOf(card: Card): Parts {
  const { id } = card;
  if (card.kind !== 'sleeve') return { under: { card: id, part: card.kind, stats: card.stats }, over: null };
  return {
    under: { card: id, part: 'background', stats: card.background },
    over: { card: id, part: 'foreground', stats: card.foreground },
  };
}

/** No abilities wait anywhere: the procedure carries every effect out itself. */
const timing: EffectTiming = {
  settle: 'block',
  order: 'fifo',
  within: 'rank',
  immuneMayBeChosen: false,
  rank: () => 0,
  turnPlayer: () => 0,
  check: () => false,
};

export function sleeved(options: CardBookOptions<RuleChanges, Card> = {}): SleevedBook {
  const rules: Rules = rulesSchema.parse(options.rules ?? {});
  const cards = (options.cards ?? allCards).filter((card) => card.active);
  const printed = ({ id, name, kind }: Card, i: number) => ({
    index: i + 1,
    id,
    name,
    kind: KINDS[kind],
    printed: [],
    lines: [],
  });
  const defs = [
    unknownCard([], VERBS.length),
    ...cards.map((card, i) => define(printed(card, i), VERBS.length)),
  ];
  const code: readonly Code[] = [commitCode(rules), matchCode(rules, 0)];
  const verbs = VERBS.map((name) => ({ name, apply: () => NO_REG }));
  return {
    ...assembled({ game: 'sleeved', cards, defs, code, lines: [], verbs }),
    rules,
    cards,
    parts: [NOTHING, ...cards.map(partsOf)],
    places: tableFor(rules),
    zones: ZONES,
    timing,
    naming,
    nums: NUMS,
    marks: 0,
    opening: 1,
    turn: (s) => s.num[ROUND],
    stats: () => [],
    explain,
  };
}
