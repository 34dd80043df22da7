// Plays the steps of a scenario on a table, one answer each.

import { advance, decisions, hash, isIllegal, type Seat } from '@sleight/kernel';
import { check } from './expectations';
import { type ScenarioStep, said } from './format';
import { at } from './mistake';
import { checkLegal, listLegal, meant } from './pick';
import { meaningless } from './pick-forms';
import { canonical } from './pick-names';
import { showDecisions, showFacts, showStep } from './show';
import { answer, decisionOf, keysFor, playOf, type ScenarioTable } from './table';

function pickOne(
  t: ScenarioTable,
  seat: Seat,
  picks: readonly string[],
  legal: readonly string[] | null,
): void {
  const decision = decisionOf(t, seat);
  if (legal !== null) checkLegal(playOf(t), seat, legal, picks[0] ?? null);
  answer(t, { seat, decision, keys: keysFor(t, seat, picks) });
}

function refuse(t: ScenarioTable, seat: Seat, pick: string, because: string | null): void {
  const p = playOf(t);
  if (meant(p, seat, pick).length > 0) throw new Error(`"${pick}" is legal`);
  // A malformed answer is refused as well, and proves nothing.
  const nonsense = meaningless(p, seat, pick);
  if (nonsense !== null) throw new Error(nonsense);
  const before = hash(t.s);
  const asked = t.s.asked[seat];
  const result = advance(t.book, t.s, { seat, decision: asked, keys: [canonical(t.book, pick)] });
  if (!isIllegal(result)) throw new Error(`"${pick}" was accepted`);
  if (hash(t.s) !== before) throw new Error(`"${pick}" was refused, but it changed the table`);
  if (because !== null && result.illegal !== because)
    throw new Error(`"${pick}" was refused because: ${result.illegal}`);
}

function playStep(t: ScenarioTable, step: ScenarioStep): void {
  switch (step.kind) {
    case 'pick':
      pickOne(t, step.seat, step.picks, step.legal);
      break;
    case 'both': {
      const [me, foe] = step.picks;
      answer(
        t,
        { seat: 0, decision: decisionOf(t, 0), keys: keysFor(t, 0, me) },
        { seat: 1, decision: decisionOf(t, 1), keys: keysFor(t, 1, foe) },
      );
      break;
    }
    case 'timeout':
      answer(t, { seat: step.seat, decision: decisionOf(t, step.seat), timeout: true });
      break;
    case 'concede':
      answer(t, { seat: step.seat, concede: true });
      break;
    case 'illegal':
      refuse(t, step.seat, step.pick, step.because);
      break;
    case 'then':
      playStep(t, step.step);
      for (const expectation of step.expect) check(t, expectation);
      break;
    case 'expect':
      for (const expectation of step.expect) check(t, expectation);
  }
}

export function playSteps(t: ScenarioTable, steps: readonly ScenarioStep[], name: string): void {
  steps.forEach((step, i) => {
    const { show } = t;
    const before = t.facts.length;
    if (show !== undefined) {
      if (step.kind !== 'expect') showDecisions(show, playOf(t));
      showStep(show, said(step));
    }
    at(`${name} ${i + 1} (${said(step)})`, () => playStep(t, step));
    if (show !== undefined) showFacts(show, t.facts.slice(before));
  });
  if (t.show !== undefined) showDecisions(t.show, playOf(t));
}

/** A scenario may end at a turn, where nothing is in progress, or when the match is over. */
export function checkEnd(t: ScenarioTable): void {
  const p = playOf(t);
  const isTurn = t.game.isTurn?.(p) ?? (t.s.strands === null && t.s.stack.length === 1);
  if (t.s.result !== null || isTurn) return;
  const open = decisions(p).map(({ seat, why }) => `${why.en} ${listLegal(p, seat)}`);
  throw new Error(`a decision is left open: ${open.join('; ')}`);
}
