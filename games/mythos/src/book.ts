// Mythos's rulebook: a ruleset and cards compiled into something the kernel can play.
// Read next: lines.ts for the abilities, match.ts for the procedure.

import { assembled, define, kernelCode, NO_LINE, unknownCard } from '@sleight/kernel/assemble';
import type { Book, Code, Def, Line, Said } from '@sleight/kernel/book';
import type { DefIndex } from '@sleight/kernel/ids';
import { type CardBookOptions, narrowing, type SharedBook } from '@sleight/kit/card-book';
import { nicknames } from '@sleight/kit/named';
import { allCards } from './cards/pool';
import type { Card } from './cards/schema';
import { called, cost, power } from './character';
import { CHARACTER, INERT, JUTSU, MARKS, MISSION_CARD, NUMS, PLAYER_TURN } from './counters';
import { explain } from './explain';
import type { Inside } from './language';
import { fixCode } from './latches';
import { linesFor, modesIn, type Workshop } from './lines';
import { jutsuEndCode, matchCode, mulliganCode } from './match';
import { evaluationCode } from './mission-phase';
import { fullName } from './named';
import { naming } from './naming';
import { table, ZONES } from './places';
import { resolveCode, shareRegisters } from './playing';
import { mayCover } from './playing-cost';
import { reader } from './reader';
import { official, type Rules, rulesSchema } from './rules';
import { newShared, type Shared } from './shared';
import { timing } from './timing';
import { VERBS, verbId } from './verb-names';
import { verbs } from './verbs';

const KINDS: Record<Card['kind'], number> = { character: CHARACTER, mission: MISSION_CARD, jutsu: JUTSU };

export interface MythosBook extends SharedBook<Rules, Card, Shared> {}

const isMythos = (book: Book): book is MythosBook => book.game === 'mythos' && 'shared' in book;

export const asMythos = narrowing('Mythos', isMythos);

/** The same version with other artwork is the same card to the rules (2). */
const variantsOf = (card: Card): readonly { readonly id: string }[] =>
  card.kind === 'character' ? card.variants : [];

const nameOf = (card: Card): Said => ({ en: card.name.en, fr: card.name.fr ?? card.name.en });

/** Adds the procedures to the programs; returns the one that opens a match. */
function programs(shared: Inside, code: Code[]): number {
  const add = (made: Code): number => code.push(made) - 1;
  shared.code.resolve = add(resolveCode(shared));
  shared.code.jutsuEnd = add(jutsuEndCode);
  shared.code.fix = add(fixCode(shared));
  const codes = { mulligan: add(mulliganCode), evaluation: add(evaluationCode(shared)) };
  return add(matchCode(shared, codes));
}

function identify(shared: Inside, cards: readonly Card[]): void {
  shared.identity[0] = { name: '', group: '', keywords: [] };
  cards.forEach((card, i) => {
    const played =
      card.kind === 'mission'
        ? { group: '', keywords: [] }
        : { group: card.group ?? '', keywords: card.keywords };
    shared.identity[i + 1] = { name: card.kind === 'character' ? called(card.name.en) : '', ...played };
  });
}

function defined(shop: Workshop, card: Card, index: DefIndex): Def {
  const own = linesFor(shop, card, index);
  const points = card.kind === 'mission' ? card.points : 0;
  const costs = card.kind === 'mission' ? 0 : card.cost;
  const printed = [costs, card.kind === 'character' ? card.power : 0, points];
  const { id, kind } = card;
  return define({ index, id, name: nameOf(card), kind: KINDS[kind], printed, lines: own }, VERBS.length);
}

export function mythos(options: CardBookOptions<Rules, Card> = {}): MythosBook {
  const rules = rulesSchema.parse(options.rules ?? official);
  const cards = options.cards ?? allCards;
  const shared: Inside = { ...newShared(rules), runMode: () => () => true };
  const lines: Line[] = [];
  lines[INERT] = NO_LINE;
  const code = kernelCode();
  const opening = programs(shared, code);
  const tail = [{ run: shareRegisters(shared), ask: null, together: null }];
  const shop: Workshop = { read: reader(shared), shared, cards, lines, code, tail };
  shared.runMode = modesIn(shop);
  identify(shared, cards);
  const defs = [unknownCard([0, 0, 0], VERBS.length), ...cards.map((card, i) => defined(shop, card, i + 1))];
  for (const { index, triggers } of defs) {
    shared.mayCover[index] = defs.map((below) => mayCover(shared, defs, index, below.index));
    shared.latching[index] = shared.suppressors[index] === true || triggers[verbId('affect')].length > 0;
  }
  const whole = assembled({ game: 'mythos', cards, defs, code, lines, verbs: verbs(shared) });
  return {
    ...whole,
    rules,
    cards,
    shared,
    nicknames: nicknames(cards, fullName),
    notes: shared.notes,
    places: table(),
    zones: ZONES,
    byId: new Map([
      ...cards.flatMap((card, i) => variantsOf(card).map(({ id }): [string, number] => [id, i + 1])),
      ...whole.byId,
    ]),
    timing: timing(shared),
    naming,
    nums: NUMS,
    marks: MARKS,
    opening,
    turn: (s) => s.num[PLAYER_TURN],
    stats: (p, o) => [power(p, rules, o), cost(p, o)],
    explain: explain(shared),
  };
}
