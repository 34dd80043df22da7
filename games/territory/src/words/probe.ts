// For tests of words: how a target or condition is said in both languages, and what it finds on a table.
// Invariant: goes through the same doors as cards do: the phrase table, the compiled card, the options of a player.

import { advance, decisions, options, playing } from '@sleight/kernel';
import { said } from '@sleight/kernel/text/said';
import { territoryGame } from '../game';
import type { Cond, Target } from '../vocabulary';
import { words } from '.';

const bare = (text: string): string => text.replace(/^\S+ ?: \w+ /, '').replace(/\.$/, '');

/** The target as "choose …" says it. */
export function saidOf(target: Target) {
  const both = said({ type: 'Deploy', effect: { actions: [{ type: 'choose', ...target }] } }, words);
  return 'wrong' in both ? both : { en: bare(both.en), fr: bare(both.fr) };
}

export const saidIf = (cond: Cond) =>
  said(
    { type: 'Deploy', condition: { if: cond }, effect: { actions: [{ type: 'draw', amount: 1 }] } },
    words,
  );

interface Table {
  readonly me?: object;
  readonly foe?: object;
}

/** What can be chosen by an effect when a unit with it was deployed at slot 2. */
export function choices(effect: string, { me = {}, foe = {} }: Table): readonly string[] {
  const probe = { id: 'probe', kind: 'unit', power: 3, abilities: [`Deploy: ${effect}.`] };
  const book = territoryGame.book({ rules: { autoPass: false }, cards: [probe] });
  const s = territoryGame.arrange(book, {
    start: { round: 1, priority: 'me' },
    me: { hand: ['probe'], ...me },
    foe,
  });
  const [{ id }] = decisions(playing(book, s));
  advance(book, s, { seat: 0, decision: id, keys: ['play probe at slot 2'] });
  return options(playing(book, s), 0).map(({ key }) => key);
}
