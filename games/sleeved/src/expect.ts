// What a scenario may expect of a table, in plain sentences. "my" is always the seat that asks.
// Invariant: a sentence either holds, or says what is there instead, or is not understood; it never passes silently.
// Next: README.md for the list of sentences.

import type { Play } from '@sleight/kernel/book';
import { other, type Seat } from '@sleight/kernel/state';
import { defNamed } from './arrange';
import { composing, isIn } from './commit';
import { type Composition, SUMS } from './composition';
import { BONUS, ROUND, SCORE, TIMEOUTS, TOTAL_DAMAGE, TOTAL_HEALTH } from './counters';
import { composedIn, lastRound, type Shown, shownIn, stackOf } from './history';
import { ANIMALS, animalDeck, animalDiscard, DECK, DISCARD, HAND, SLEEVES, USED } from './places';
import { asSleeved, type SleevedBook } from './rulebook';

interface Table {
  readonly p: Play;
  readonly book: SleevedBook;
  readonly me: Seat;
}

type Words = readonly string[];
type Check = (t: Table, words: Words) => string | null;

const whose = (t: Table, side: string): Seat => (side === 'foe' ? other(t.me) : t.me);

const equal = (what: string, wanted: unknown, found: unknown): string | null =>
  wanted === found ? null : `${what} ${wanted}, but ${found}`;

const ZONES: Readonly<Record<string, number>> = {
  hand: HAND,
  deck: DECK,
  discard: DISCARD,
  animals: ANIMALS,
  sleeves: SLEEVES,
  'used sleeves': USED,
};

function zoneOf(t: Table, side: string, kind: string): number {
  const seat = whose(t, side);
  if (kind === 'animal deck') return animalDeck(t.book.rules, seat);
  if (kind === 'animal discard') return animalDiscard(t.book.rules, seat);
  return ZONES[kind] + seat;
}

/** Ids in a zone: piles top first if they are decks, oldest first if they lie open. */
function idsIn(t: Table, zone: number): string[] {
  const ids = t.p.s.zones[zone].map((card) => t.book.defs[t.p.s.cards.def[card]].id);
  return t.book.places[zone].name.endsWith('deck') ? ids.reverse() : ids;
}

function listed(t: Table, list: string): string[] {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.map((name) => (name === 'unknown' ? name : idNamed(t, name)));
}

function idNamed(t: Table, name: string): string {
  const def = defNamed(t.book, name);
  if (def === undefined) throw new Error(`there is no card called "${name}"`);
  return def.id;
}

function zoneIs(t: Table, side: string, kind: string, list: string): string | null {
  const isPile = kind.endsWith('deck') || kind.endsWith('discard');
  const order = (ids: readonly string[]): string => (isPile ? ids : ids.toSorted()).join(', ');
  return equal(
    `${side} ${kind}`,
    `[${order(listed(t, list))}]`,
    `[${order(idsIn(t, zoneOf(t, side, kind)))}]`,
  );
}

function last(t: Table, side: string): Shown {
  const shown = shownIn(t.p.s, lastRound(t.p.s), whose(t, side));
  if (shown === null) throw new Error('no round has been played yet');
  return shown;
}

/** "my card": what is being put together; "my last card": what the last round showed. */
function cardOf(t: Table, side: string, isLast: boolean): Composition {
  if (isLast) return composedIn(t.book, last(t, side));
  const card = composing(t.book, t.p.s, whose(t, side));
  if (card === null) throw new Error(`${side} card: nothing shows`);
  return card;
}

function numberIs(t: Table, [side, isLast, stat, wanted]: Words): string | null {
  const name = SUMS.find((one) => one === stat)!;
  return equal(`${side} card: ${stat}`, Number(wanted), cardOf(t, side, isLast !== '')[name].total);
}

const ACTIVE: Readonly<Record<string, keyof Composition['active']>> = {
  damage: 'damage',
  health: 'health',
  initiative: 'initiative',
  modifier: 'modifier',
  effect: 'specialEffect',
};

/** "my card takes damage from falcon", "… from gale-sleeve foreground", "… from nothing". */
function comesFrom(t: Table, [side, isLast, stat, wanted]: Words): string | null {
  const { layers, active } = cardOf(t, side, isLast !== '');
  const at = active[ACTIVE[stat]];
  const isOfSleeve = at >= 0 && (layers[at].part === 'background' || layers[at].part === 'foreground');
  const found = at < 0 ? 'nothing' : `${layers[at].card}${isOfSleeve ? ` ${layers[at].part}` : ''}`;
  return equal(`${side} card: ${stat} from`, wanted, found);
}

function layersAre(t: Table, [side, isLast, list]: Words): string | null {
  const { layers } = cardOf(t, side, isLast !== '');
  const found = layers.filter(({ part }) => part !== 'foreground').map(({ card }) => card);
  return equal(`${side} card is`, listed(t, list).join(', '), found.join(', '));
}

const counter =
  (what: string, first: number): Check =>
  (t, [side, wanted]) =>
    equal(`${side} ${what}`, Number(wanted), t.p.s.num[first + whose(t, side)]);

function winnerIs(t: Table, wanted: Seat | null): string | null {
  const { result } = t.p.s;
  if (result === null) return 'the match is not over';
  const name = (seat: Seat | null): string => (seat === null ? 'nobody' : seat === t.me ? 'I' : 'foe');
  return equal('the winner is', name(wanted), name(result.winner));
}

function stackIs(t: Table, [side, list]: Words): string | null {
  const found = stackOf(t.p.s, whose(t, side)).map(
    ({ stat, amount, round }) => `${amount < 0 ? amount : `+${amount}`} ${stat} of round ${round}`,
  );
  return equal(`${side} persistent stack`, `[${list}]`, `[${found.join(', ')}]`);
}

const KINDS = 'hand|deck|discard|animals|sleeves|used sleeves|animal deck|animal discard';

const FORMS: readonly (readonly [RegExp, Check])[] = [
  [/^(my|foe) (last )?card (?:has|had) (damage|health|initiative) (-?\d+)$/, numberIs],
  [/^(my|foe) (last )?card (?:takes|took) (damage|health|initiative|modifier|effect) from (.+)$/, comesFrom],
  [/^(my|foe) (last )?card (?:is|was) \[(.*)\]$/, layersAre],
  [
    /^(my|foe) last card (survived|was destroyed)$/,
    (t, [side, how]) =>
      equal(`${side} last card`, how, last(t, side).survived ? 'survived' : 'was destroyed'),
  ],
  [/^(I|foe) scored (\d+)$/, (t, [side, n]) => equal(`${side} scored`, Number(n), last(t, side).points)],
  [/^(my|foe) score is (\d+)$/, counter('score', SCORE)],
  [/^(my|foe) persistent damage is (-?\d+)$/, counter('persistent damage', TOTAL_DAMAGE)],
  [/^(my|foe) persistent health is (-?\d+)$/, counter('persistent health', TOTAL_HEALTH)],
  [/^(my|foe) persistent stack is \[(.*)\]$/, stackIs],
  [/^(my|foe) next card has (-?\d+) more initiative$/, counter('next card, more initiative:', BONUS)],
  [/^(my|foe) timeouts are (\d+)$/, counter('timeouts', TIMEOUTS)],
  [new RegExp(`^(my|foe) (${KINDS}) (?:is|are) empty$`), (t, [side, kind]) => zoneIs(t, side, kind, '')],
  [
    new RegExp(`^(my|foe) (${KINDS}) (?:is|are) \\[(.*)\\]$`),
    (t, [side, kind, list]) => zoneIs(t, side, kind, list),
  ],
  [/^(animal deck|animal discard) is \[(.*)\]$/, (t, [kind, list]) => zoneIs(t, 'my', kind, list)],
  [
    new RegExp(`^(I have|foe has) (\\d+) cards? in (?:my )?(${KINDS})$`),
    (t, [side, n, kind]) =>
      equal(
        `cards in ${kind}:`,
        Number(n),
        t.p.s.zones[zoneOf(t, side === 'foe has' ? 'foe' : 'my', kind)].length,
      ),
  ],
  [
    /^(I am|foe is) (not )?in$/,
    (t, [side, not]) =>
      equal(`${side} in:`, not === '', isIn(t.p, whose(t, side === 'foe is' ? 'foe' : 'my'))),
  ],
  [/^round is (\d+)$/, (t, [n]) => equal('round is', Number(n), t.p.s.num[ROUND])],
  [/^match is (not )?over$/, (t, [not]) => equal('match is over:', not === '', t.p.s.result !== null)],
  [/^the end is by (\w+)$/, (t, [how]) => equal('the end is by', how, t.p.s.result?.reason ?? 'nothing yet')],
  [/^I win$/, (t) => winnerIs(t, t.me)],
  [/^foe wins$/, (t) => winnerIs(t, other(t.me))],
  [/^draw$/, (t) => winnerIs(t, null)],
];

/** Null if the expectation holds on this table, else a sentence that says what is there instead. */
export function expect(p: Play, me: Seat, expectation: string): string | null {
  const t: Table = { p, book: asSleeved(p.book), me };
  const sentence = expectation.trim().replace(/\s+/g, ' ');
  for (const [form, check] of FORMS) {
    const fit = form.exec(sentence);
    if (fit === null) continue;
    try {
      return check(
        t,
        fit.slice(1).map((word) => word ?? ''),
      );
    } catch (error) {
      if (error instanceof Error) return error.message;
      throw error;
    }
  }
  return `"${expectation}" is not an expectation this game understands`;
}
