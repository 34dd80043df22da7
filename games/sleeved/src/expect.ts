// The expectations of scenarios on a table, in plain sentences. "my" is always the asking seat.
// Invariant: a sentence either holds, or reports the actual value, or is unknown; it never passes silently.
// Next: README.md for the list of sentences.

import type { Play } from '@sleight/kernel/book';
import type { PlaceIndex } from '@sleight/kernel/ids';
import { other, type Seat } from '@sleight/kernel/state';
import { counter, type Expecting, expected, type Form, idOf, whose, winnerIs } from '@sleight/kit/expect';
import { isSame, number, split, unless, yesOrNo } from '@sleight/kit/findings';
import { defNamed } from './arrange';
import { composing, isIn } from './commit';
import { type Composition, SUMS } from './composition';
import { BONUS, ROUND, SCORE, TIMEOUTS, TOTAL_DAMAGE, TOTAL_HEALTH } from './counters';
import { composedIn, lastRound, type Shown, shownIn, stackOf } from './history';
import { ANIMALS, animalDeck, animalDiscard, DECK, DISCARD, HAND, SLEEVES, USED } from './places';
import { asSleeved, type SleevedBook } from './rulebook';

type Table = Expecting<SleevedBook>;

type Words = readonly string[];
const equal = (wanted: unknown, found: unknown): string | null => unless(wanted === found, `it is ${found}`);

const ZONES: Readonly<Record<string, number>> = {
  hand: HAND,
  deck: DECK,
  discard: DISCARD,
  animals: ANIMALS,
  sleeves: SLEEVES,
  'used sleeves': USED,
};

function zoneOf(t: Table, side: string, kind: string): PlaceIndex {
  const seat = whose(t, side);
  if (kind === 'animal deck') return animalDeck(t.book.rules, seat);
  if (kind === 'animal discard') return animalDiscard(t.book.rules, seat);
  return ZONES[kind] + seat;
}

/** Ids in a zone: decks top first, open piles oldest first. */
function idsIn(t: Table, zone: PlaceIndex): string[] {
  const ids = t.p.s.zones[zone].map((card) => idOf(t, card));
  return t.book.places[zone].name.endsWith('deck') ? ids.reverse() : ids;
}

const listed = (t: Table, list: string): string[] =>
  split(list).map((name) => (name === 'unknown' ? name : idNamed(t, name)));

function idNamed(t: Table, name: string): string {
  const def = defNamed(t.book, name);
  if (def === undefined) throw new Error(`there is no card called "${name}"`);
  return def.id;
}

function zoneIs(t: Table, side: string, kind: string, list: string): string | null {
  const isPile = kind.endsWith('deck') || kind.endsWith('discard');
  const found = idsIn(t, zoneOf(t, side, kind));
  return unless(isSame(listed(t, list), found, !isPile), `it is [${found.join(', ')}]`);
}

function last(t: Table, side: string): Shown {
  const shown = shownIn(t.p.s, lastRound(t.p.s), whose(t, side));
  if (shown === null) throw new Error('no round has been played yet');
  return shown;
}

/** "my card": the card being built; "my last card": the last round's card. */
function cardOf(t: Table, side: string, isLast: boolean): Composition {
  if (isLast) return composedIn(t.book, last(t, side));
  const card = composing(t.book, t.p.s, whose(t, side));
  if (card === null) throw new Error(`${side} card: nothing shows`);
  return card;
}

function numberIs(t: Table, [side, isLast, stat, wanted]: Words): string | null {
  const name = SUMS.find((one) => one === stat)!;
  return equal(Number(wanted), cardOf(t, side, isLast !== '')[name].total);
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
  return equal(wanted, found);
}

function layersAre(t: Table, [side, isLast, list]: Words): string | null {
  const { layers } = cardOf(t, side, isLast !== '');
  const found = layers.filter(({ part }) => part !== 'foreground').map(({ card }) => card);
  return equal(listed(t, list).join(', '), found.join(', '));
}

function stackIs(t: Table, [side, list]: Words): string | null {
  const found = stackOf(t.p.s, whose(t, side)).map(
    ({ stat, amount, round }) => `${amount < 0 ? amount : `+${amount}`} ${stat} of round ${round}`,
  );
  return equal(`[${list}]`, `[${found.join(', ')}]`);
}

const KINDS = 'hand|deck|discard|animals|sleeves|used sleeves|animal deck|animal discard';

const FORMS: readonly Form<Table>[] = [
  [/^(my|foe) (last )?card (?:has|had) (damage|health|initiative) (-?\d+)$/, numberIs],
  [/^(my|foe) (last )?card (?:takes|took) (damage|health|initiative|modifier|effect) from (.+)$/, comesFrom],
  [/^(my|foe) (last )?card (?:is|was) \[(.*)\]$/, layersAre],
  [
    /^(my|foe) last card (survived|was destroyed)$/,
    (t, [side, how]) =>
      unless(
        (how === 'survived') === last(t, side).survived,
        how === 'survived' ? 'it did not' : 'it survived',
      ),
  ],
  [/^(I|foe) scored (\d+)$/, (t, [side, n]) => number(n, last(t, side).points)],
  [/^(my|foe) score is (\d+)$/, counter(SCORE)],
  [/^(my|foe) persistent damage is (-?\d+)$/, counter(TOTAL_DAMAGE)],
  [/^(my|foe) persistent health is (-?\d+)$/, counter(TOTAL_HEALTH)],
  [/^(my|foe) persistent stack is \[(.*)\]$/, stackIs],
  [/^(my|foe) next card has (-?\d+) more initiative$/, counter(BONUS)],
  [/^(my|foe) timeouts are (\d+)$/, counter(TIMEOUTS)],
  [new RegExp(`^(my|foe) (${KINDS}) (?:is|are) empty$`), (t, [side, kind]) => zoneIs(t, side, kind, '')],
  [
    new RegExp(`^(my|foe) (${KINDS}) (?:is|are) \\[(.*)\\]$`),
    (t, [side, kind, list]) => zoneIs(t, side, kind, list),
  ],
  [/^(animal deck|animal discard) is \[(.*)\]$/, (t, [kind, list]) => zoneIs(t, 'my', kind, list)],
  [
    new RegExp(`^(I have|foe has) (\\d+) cards? in (?:my )?(${KINDS})$`),
    (t, [side, n, kind]) => number(n, t.p.s.zones[zoneOf(t, side === 'foe has' ? 'foe' : 'my', kind)].length),
  ],
  [
    /^(I am|foe is) (not )?in$/,
    (t, [side, not]) => yesOrNo(not, isIn(t.p, whose(t, side === 'foe is' ? 'foe' : 'my'))),
  ],
  [/^round is (\d+)$/, (t, [n]) => number(n, t.p.s.num[ROUND])],
  [/^match is (not )?over$/, (t, [not]) => yesOrNo(not, t.p.s.result !== null)],
  [/^the end is by (\w+)$/, (t, [how]) => equal(how, t.p.s.result?.reason ?? 'nothing yet')],
  [/^I win$/, winnerIs((me) => me)],
  [/^foe wins$/, winnerIs(other)],
  [/^draw$/, winnerIs(() => null)],
];

/** Null if the expectation holds on this table, otherwise a sentence with the actual value. */
export const expect = (p: Play, me: Seat, expectation: string): string | null =>
  expected({ p, book: asSleeved(p.book), me }, FORMS, expectation);
