// Checks what a scenario expects. Plain sentences belong to the game; these are the kinds every game has.

import { type Fact, playing, redact, type Seat, toMove, view } from '@sleight/kernel';
import { deckList } from './deck';
import { factSaid, factVerbs, sayFact } from './fact-words';
import type { Expectation } from './format';
import { checkLegal } from './pick';
import { canonical } from './pick-names';
import { playOf, type ScenarioTable } from './table';

const fail = (message: string | null): void => {
  if (message !== null) throw new Error(message);
};

/** Everything that happened, unredacted, or as one seat heard it. */
function heard(t: ScenarioTable, seat: Seat | null): Fact[] {
  if (seat !== null) return redact(t.facts, seat);
  return t.facts.map(({ secret, ...fact }) => ({ ...fact, ...secret?.fields }));
}

function checkFacts(t: ScenarioTable, seat: Seat | null, wanted: readonly string[]): void {
  const happened = heard(t, seat);
  const verbs = factVerbs(t.game, t.book);
  let from = 0;
  for (const words of wanted) {
    const test = factSaid(t.book, verbs, words);
    const found = happened.findIndex((fact, i) => i >= from && test(fact));
    if (found < 0) {
      const rest = happened.slice(from).map(sayFact).join(', ');
      throw new Error(
        `"${words}" did not happen; ${from === 0 ? 'what did' : 'what followed'}: ${rest || 'nothing'}`,
      );
    }
    from = found + 1;
  }
}

function checkNever(t: ScenarioTable, unwanted: readonly string[]): void {
  const verbs = factVerbs(t.game, t.book);
  for (const words of unwanted) {
    const found = heard(t, null).find(factSaid(t.book, verbs, words));
    if (found !== undefined) throw new Error(`"${words}" must not happen, but it did: ${sayFact(found)}`);
  }
}

function checkExplain(t: ScenarioTable, seat: Seat, card: string, reasons: readonly string[]): void {
  const def = t.book.byId.get(canonical(t.book, card));
  if (def === undefined) throw new Error(`there is no card called "${card}"`);
  const found = t.book.explain(playOf(t), seat, def).map(({ en }) => en);
  if (JSON.stringify(found) !== JSON.stringify(reasons))
    throw new Error(`the reasons are: ${found.length === 0 ? 'none' : found.join(' ')}`);
}

/** Each problem must be named by a part of its English sentence, and none may be missing. */
function checkDeck(
  t: Pick<ScenarioTable, 'game' | 'book'>,
  e: Extract<Expectation, { kind: 'deckLegal' }>,
): void {
  const found = t.game.deckProblems(t.book, deckList(t.game, e.deck)).map(({ en }) => en);
  const unnamed = found.filter((problem) => !e.problems.some((words) => problem.includes(words)));
  const absent = e.problems.filter((words) => !found.some((problem) => problem.includes(words)));
  if (unnamed.length > 0) throw new Error(`the deck has problems: ${unnamed.join(' ')}`);
  if (absent.length > 0)
    throw new Error(`the deck was expected to have the problem "${absent[0]}"; it has ${found.length}`);
}

/** Checks a deck, without a table. */
export function checkWithoutTable(t: Pick<ScenarioTable, 'game' | 'book'>, e: Expectation): void {
  if (e.kind !== 'deckLegal') throw new Error('without a start, only deckLegal can be expected');
  checkDeck(t, e);
}

/** Throws a sentence with the actual value. */
export function check(t: ScenarioTable, e: Expectation): void {
  switch (e.kind) {
    case 'holds':
      fail(t.game.expect(playOf(t), 0, e.sentence));
      break;
    case 'sees': {
      const seen = playing(t.book, view(t.book, t.s, e.seat));
      for (const sentence of e.sentences) fail(t.game.expect(seen, 0, sentence));
      break;
    }
    case 'facts':
      checkFacts(t, e.seat, e.facts);
      break;
    case 'never':
      checkNever(t, e.facts);
      break;
    case 'explain':
      checkExplain(t, e.seat, e.card, e.reasons);
      break;
    case 'legal': {
      const seat = toMove(playOf(t));
      if (seat === null) throw new Error('nothing is legal: the match is over');
      checkLegal(playOf(t), seat, e.options, null);
      break;
    }
    case 'deckLegal':
      checkDeck(t, e);
  }
}
