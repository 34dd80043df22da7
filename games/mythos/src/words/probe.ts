// For tests of words: how a target is said in both languages, and what it finds on a table.
// Invariant: goes through the same doors as cards do: the phrase table, the compiled card, the options of a player.

import { advance, decisions, options, playing } from '@sleight/kernel';
import type { Play } from '@sleight/kernel/book';
import { said } from '@sleight/kernel/text/said';
import { mythosGame } from '../game';
import { HAND } from '../places';
import { plainMissions } from '../plain-cards';
import type { Amount, Cond, Filter } from '../vocabulary';
import { words } from '.';

const keysIn = (p: Play): readonly string[] => options(p, 0).map(({ key }) => key);
const bare = (text: string): string => text.replace(/^MAIN ?: \w+ /, '').replace(/\.$/, '');

/** « an enemy character … » with these filters, in both languages. */
export function saidWith(...filters: readonly Filter[]) {
  const what = { type: 'choose', targetSide: 'opponent', targetType: 'character', filters };
  const both = said({ type: 'Main', effect: { actions: [what] } }, words);
  return 'wrong' in both ? both : { en: bare(both.en), fr: bare(both.fr) };
}

/** A condition or an amount as a card says it. */
export const saidIf = (cond: Cond) =>
  said({ type: 'Main', condition: { if: cond }, effect: { actions: [{ type: 'draw', amount: 1 }] } }, words);
export const saidX = (amount: Amount) =>
  said({ type: 'Main', effect: { actions: [{ type: 'draw', amount }] } }, words);

interface Table {
  readonly start?: object;
  readonly me?: object;
  readonly foe?: object;
  readonly cards?: readonly object[];
}

/** The table after a card with this MAIN effect was played in mission 1. */
function played(text: string, { start = {}, me = {}, foe = {}, cards = [] }: Table) {
  const probe = { id: 'KS-900', cost: 0, power: 0, abilities: [`MAIN: ${text}`] };
  const book = mythosGame.book({ cards: [...plainMissions, ...cards, probe] });
  const setup = {
    start: { turn: 2, active: 'me', ...start },
    me: { deck: ['KS-020', 'KS-086'], ...me, hand: ['KS-900'] },
    foe,
  };
  const s = mythosGame.arrange(book, setup);
  const [{ id }] = decisions(playing(book, s));
  advance(book, s, { seat: 0, decision: id, keys: ['play KS-900 at mission 1'] });
  return playing(book, s);
}

const isChoice = (key: string): boolean => key !== 'decline';

/** What can be chosen by "choose [this]", by key. */
export const choices = (what: string, table: Table): readonly string[] =>
  keysIn(played(`choose ${what}.`, table)).filter(isChoice);

/** What can be chosen by this effect after these picks. */
export function choicesAfter(effect: string, picks: readonly string[], table: Table): readonly string[] {
  const p = played(effect, table);
  for (const key of picks) {
    const [{ id }] = decisions(p);
    advance(p.book, p.s, { seat: 0, decision: id, keys: [key] });
  }
  return keysIn(playing(p.book, p.s)).filter(isChoice);
}

/** Does the condition hold, when a card with it comes into play? */
export const holds = (cond: string, table: Table): boolean =>
  keysIn(played(`if ${cond}, draw 1 card.`, table)).includes('accept');

/** How many cards this effect draws. */
export function drawn(effect: string, table: Table): number {
  const p = played(`${effect}.`, table);
  const before = p.s.zones[HAND].length;
  const [{ id }] = decisions(p);
  advance(p.book, p.s, { seat: 0, decision: id, keys: ['accept'] });
  return p.s.zones[HAND].length - before;
}
