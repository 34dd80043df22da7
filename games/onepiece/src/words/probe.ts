// For tests of words: how a filter, condition or amount is said in both languages, and what it does on a table.
// Invariant: goes through the same doors as cards do: the phrase table, the compiled card, the options of a player.

import { advance, decisions, playing } from '@sleight/kernel';
import { said } from '@sleight/kernel/text/said';
import type { Amount, Cond, Filter } from '../ability';
import { onField } from '../field';
import { filterPrinted } from '../filters/meanings.generated';
import { onepieceGame } from '../game';
import type { ListedCard } from '../language';
import { readCard } from '../made-up';
import { HAND } from '../places';
import { plainCards } from '../plain-cards';
import { power } from '../stats';
import { words } from '.';

const bare = (text: string): string =>
  text.replace(/^\[[^\]]+\] (Select|Choisissez) /, '').replace(/\.$/, '');

/** "1 of your opponent's Characters …" with these filters, in both languages. */
export function saidWith(...filters: readonly Filter[]) {
  const what = { type: 'select', targetSide: 'opponent', targetType: 'character', filters };
  const both = said({ type: 'On Play', effect: { actions: [what] } }, words);
  return 'wrong' in both ? both : { en: bare(both.en), fr: bare(both.fr) };
}

const strength = { type: 'powerMod', targetType: 'self' };

/** A condition or an amount as a card says it. */
export const saidIf = (cond: Cond) =>
  said(
    { type: 'Continuous', condition: { if: cond }, effect: { actions: [{ ...strength, amount: 1000 }] } },
    words,
  );
export const saidBy = (amount: Amount) =>
  said({ type: 'Continuous', effect: { actions: [{ ...strength, amount }] } }, words);

/** A condition on the card that was just selected, without the words around it. */
export function saidOfSelected(cond: Cond) {
  const select = { type: 'select', targetSide: 'opponent', targetType: 'character' };
  const actions = [select, { type: 'draw', amount: 1, if: cond }];
  const both = said({ type: 'On Play', effect: { actions } }, words);
  if ('wrong' in both) return both;
  return {
    en: both.en.replace(/^.* if (.*), draw.*$/, '$1'),
    fr: both.fr.replace(/^.* si (.*), piochez.*$/, '$1'),
  };
}

interface Table {
  readonly me?: object;
  readonly foe?: object;
  readonly cards?: readonly object[];
}

/** The table after TEST-0, a Character with this action, was played. */
function played(actions: readonly object[], { me = {}, foe = {}, cards = [] }: Table) {
  const probe = { id: 'TEST-0', cost: 0, abilities: [{ type: 'On Play', effect: { actions } }] };
  const book = onepieceGame.book({ cards: [...plainCards, ...cards, probe] });
  const s = onepieceGame.arrange(book, { start: {}, me: { ...me, hand: ['TEST-0'] }, foe });
  const [{ id }] = decisions(playing(book, s));
  const done = advance(book, s, { seat: 0, decision: id, keys: ['play TEST-0'] });
  if ('illegal' in done) throw new Error(`TEST-0 cannot be played: ${JSON.stringify(done)}`);
  return playing(book, s);
}

const marked = { type: 'powerMod', amount: 1, duration: 'thisTurn' };

/** The Characters in play that match, yours first, by id; TEST-0 is one of yours. Every printed power is a multiple of 1000. */
export function found(filter: Filter, table: Table): readonly string[] {
  const what = { targetType: 'character', all: true, filters: [filter] };
  const p = played([{ ...marked, ...what }], table);
  return [...onField(p.s, 0), ...onField(p.s, 1)]
    .filter((o) => power(p, o) % 1000 === 1)
    .map((o) => p.book.defs[p.s.cards.def[o.cards[0]]].id);
}

/** The cards in your trash that match, by id. */
export function foundInTrash(filter: Filter, cards: readonly object[], trash: readonly string[]) {
  const what = { targetSide: 'player', targetType: 'card', from: 'trash', all: true, filters: [filter] };
  const p = played([{ type: 'toHand', ...what }], { cards, me: { trash } });
  return p.s.zones[HAND].map((card) => p.book.defs[p.s.cards.def[card]].id);
}

/** Does a card match, as printed, for the rules of a deck? */
export function matchesPrinted(filter: Filter, card: object): boolean {
  const asked: ListedCard = {
    card: readCard({ id: 'TEST-1', ...card }),
    fits: (one) => filterPrinted(one, asked),
  };
  return asked.fits(filter);
}

/** What is added to the power of TEST-0, after these actions. */
const strengthened = (action: object, table: Table, before: readonly object[] = []): number => {
  const p = played([...before, { ...strength, duration: 'thisTurn', ...action }], table);
  const probe = onField(p.s, 0).find((o) => p.book.defs[p.s.cards.def[o.cards[0]]].id === 'TEST-0');
  if (probe === undefined) throw new Error('TEST-0 is not on the field');
  return power(p, probe) - 5000;
};

/** Does the condition hold, for a card that has just been played? */
export const holds = (cond: Cond, table: Table): boolean =>
  strengthened({ amount: 1, if: cond }, table) === 1;

/** Does the condition hold of this Character, once a text has selected it? */
export const holdsOfSelected = (cond: Cond, character: string, cards: readonly object[]): boolean => {
  const select = { type: 'select', targetSide: 'opponent', targetType: 'character', all: true };
  const table = { cards, foe: { characters: [character] } };
  return strengthened({ amount: 1, if: cond }, table, [select]) === 1;
};

/** How much this amount is, for a card that has just been played. */
export const amountOf = (amount: Amount, table: Table): number => strengthened({ amount }, table);
