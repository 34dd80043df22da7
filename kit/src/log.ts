// The parts of every game's log: a sentence for each kind of fact, and lines of facts in order.
// Read next: log-players.ts and log-phrases.ts for the words, a game's log.ts for its sentences.

import type { Said } from '@sleight/kernel/book';
import type { Fact } from '@sleight/kernel/fact';
import type { GameWords } from './contract/words';
import type { LogLine, LogSentence } from './log-line';
import { both, joined, label, sentence } from './log-phrases';
import { does, ownedTogether, says, type Telling, tallied, type VerbForms, verb } from './log-players';

/** A fact with its neighbours in the same beat; `run` holds the facts that are told with it, itself first. */
export interface LogFact {
  readonly fact: Fact;
  readonly n: number;
  readonly run: readonly Fact[];
  readonly previous: Fact | undefined;
  readonly next: Fact | undefined;
}

export type Sayer = (t: Telling, happening: LogFact) => LogSentence | null;

export interface Sayers {
  readonly sayers: Readonly<Record<string, Sayer>>;
  /** Verbs whose facts in a row, of one seat and between the same places, are one line. */
  readonly runs: readonly string[];
  /** Those that are one line wherever they happen. */
  readonly sets?: readonly string[];
  /** Verbs that are told together, each by the one that stands for them. */
  readonly asOne?: Readonly<Record<string, string>>;
  /** Verbs that begin something; all others are told under them. */
  readonly actions: readonly string[];
}

export const silent: Sayer = () => null;

type FactGroup = [Fact, ...Fact[]];

/** Facts in the order of their first, those with the same key together. */
export function grouped(facts: readonly Fact[], keyOf: (fact: Fact) => string): FactGroup[] {
  const groups = new Map<string, FactGroup>();
  for (const fact of facts) {
    const key = keyOf(fact);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [fact]);
    else group.push(fact);
  }
  return [...groups.values()];
}

/** The facts in a row that are told together: for each player, and from each place, a line. */
function runsOf(stretch: readonly Fact[], isSet: boolean): FactGroup[] {
  return grouped(stretch, ({ seat, from, to }) => (isSet ? `${seat}` : `${seat} ${from} ${to}`));
}

/** The lines of some facts in order: actions, and what follows from them. */
function told(t: Telling, facts: readonly Fact[], spoken: Sayers): LogLine[] {
  const { sayers, runs, sets = [], asOne = {}, actions } = spoken;
  const verbAt = (i: number): string | undefined => {
    const own = facts[i]?.verb;
    return own === undefined ? undefined : (asOne[own] ?? own);
  };
  const lines: LogLine[] = [];
  let i = 0;
  for (let verb = verbAt(i); verb !== undefined; verb = verbAt(i)) {
    const first = i++;
    const isSet = sets.includes(verb);
    if (isSet || runs.includes(verb)) while (verbAt(i) === verb) i++;
    for (const run of runsOf(facts.slice(first, i), isSet)) {
      const [fact] = run;
      const neighbours = { previous: facts[first - 1], next: facts[i] };
      const said = (sayers[verb] ?? silent)(t, { fact, n: fact.amount ?? 0, run, ...neighbours });
      if (said !== null) lines.push(actions.includes(verb) ? said : { ...said, under: true });
    }
  }
  return lines;
}

/** A player does something: "You pass." */
export const plain =
  (doing: VerbForms): Sayer =>
  (t, { fact }) =>
    says(does(t, fact.seat, doing));

/** A player does something so many times: "You gain 2 points." */
export const amount =
  (doing: VerbForms, what: (n: number) => Said): Sayer =>
  (t, { fact, n }) =>
    says(does(t, fact.seat, doing), what(n));

/** A sentence about a fact's subject: "Scout loses 2 power." */
export const about =
  (
    nameOf: (t: Telling, fact: Fact) => Said,
    en: (n: number, fact: Fact) => string,
    fr: (n: number, fact: Fact) => string,
  ): Sayer =>
  (t, { fact, n }) => {
    const name = nameOf(t, fact);
    return sentence(both(`${name.en} ${en(n, fact)}.`, `${name.fr} ${fr(n, fact)}.`));
  };

/** The things that facts are about, each with all that happened to it. */
function summed(facts: readonly Fact[]): Fact[] {
  return grouped(facts, ({ object }) => `${object}`).map((same) => ({
    ...same[0],
    amount: same.reduce((sum, { amount: n = 0 }) => sum + n, 0),
  }));
}

/** The names of some things, equal ones once: "your Nami ×2 and Usopp". */
const namesOf = (t: Telling, facts: readonly Fact[], nameOf: (t: Telling, fact: Fact) => Said): Said =>
  joined(ownedTogether(tallied(facts.map((fact) => nameOf(t, fact)))));

/** The same of several things in one line, with the verb for one and for many: "Scout and Pawn lose 2 power." */
export const aboutAll =
  (
    nameOf: (t: Telling, fact: Fact) => Said,
    en: (n: number, isOne: boolean) => string,
    fr: (n: number, isOne: boolean) => string,
  ): Sayer =>
  (t, { run }) => {
    const sentences = grouped(summed(run), ({ amount: n }) => `${n}`).map((alike) => {
      const names = namesOf(t, alike, nameOf);
      const [n, isOne] = [alike[0].amount ?? 0, alike.length === 1];
      return sentence(both(`${names.en} ${en(n, isOne)}.`, `${names.fr} ${fr(n, isOne)}.`));
    });
    return both(sentences.map((one) => one.en).join(' '), sentences.map((one) => one.fr).join(' '));
  };

/** New states of things; in French a label, since the gender of names is unknown. */
export const become =
  (
    nameOf: (t: Telling, fact: Fact) => Said,
    en: (isOne: boolean) => string,
    fr: (isOne: boolean) => string,
  ): Sayer =>
  (t, { run }) => {
    const names = namesOf(t, run, nameOf);
    const isOne = run.length === 1;
    return sentence(both(`${names.en} ${en(isOne)}.`, label(fr(isOne), names)));
  };

/** A player wins, or nobody does. */
export const matchResult: Sayer = (t, { fact }) =>
  fact.seat === undefined
    ? both('The match is a draw.', 'La partie se termine à égalité.')
    : says(
        does(
          t,
          fact.seat,
          verb('win the match', 'wins the match', 'remportez la partie', 'remporte la partie'),
        ),
      );

/** A player gives the match up, or stays away. */
export const leaving = {
  concede: plain(
    verb('concede the match', 'concedes the match', 'abandonnez la partie', 'abandonne la partie'),
  ),
  absent: plain(verb('left the match', 'left the match', 'avez quitté la partie', 'a quitté la partie')),
} satisfies Readonly<Record<string, Sayer>>;

/** A game's `log`. */
export const logOf =
  (sayers: Sayers): GameWords['log'] =>
  (moment, facts, you) =>
    told({ ...moment, you }, facts, sayers);
