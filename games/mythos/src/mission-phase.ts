// The Mission Phase (spec 5.3): missions in rank order; the higher total wins, the Edge breaks ties; points, then the
// winner's SCORE lines in the order they choose, the mission's own last; what the loser's side has to say before or
// after them, as the Edge holder decides.

import { ASK, ask, type Code, NOTHING, type Play, reg, run } from '@sleight/kernel/book';
import { add, CHOOSE, codePayload, NUM, OBJ, optionCode, ref, refIndex } from '@sleight/kernel/code';
import { begin } from '@sleight/kernel/frames';
import type { Ref } from '@sleight/kernel/ids';
import { happen } from '@sleight/kernel/intents';
import { defOf, objAt, objById } from '@sleight/kernel/objects';
import { askAgain, jump, outline, procedure } from '@sleight/kernel/procedure';
import { settle } from '@sleight/kernel/settle';
import { type Frame, type Obj, other, type Seat } from '@sleight/kernel/state';
import { tell } from '@sleight/kernel/telling';
import { onSide, total } from './character';
import { BASE_POINTS, EVALUATING, edgeHolder, POINTS, TURN, WINNER } from './counters';
import { missionPlace } from './places';
import type { Instant, Shared } from './shared';
import { verbId } from './verb-names';

const LOSE = verbId('lose');
/**
 * Evaluating one mission. `scoring` holds the characters of the winner whose SCORE lines have not resolved yet, `losers`
 * 1 if the loser's side still has to be heard.
 */
const EVALUATION = outline(
  'evaluate a mission',
  ['winner', 'losersWhen', 'settle', 'nextScore', 'missionScore', 'losers', 'points'],
  ['event', 'scoring', 'losers'],
);
const { step, reg: REG } = EVALUATION;

export function winnerOf(p: Play, shared: Shared, mission: number): Seat | null {
  const totals = [total(p, shared.rules, 0, mission), total(p, shared.rules, 1, mission)];
  const winner: Seat = totals[0] === totals[1] ? edgeHolder(p.s) : totals[0] > totals[1] ? 0 : 1;
  return totals[winner] >= 1 ? winner : null;
}

export function pointsFor(p: Play, shared: Shared, mission: number): number {
  const card = objAt(p.s, missionPlace(mission));
  const base =
    card === null || shared.rules.score.points === 'rank' ? 0 : defOf(p, card).printed[BASE_POINTS];
  return base + mission;
}

const scoreLine = (p: Play, shared: Shared, o: Obj): Instant | undefined =>
  shared.instants[p.s.cards.def[o.cards[0]]]?.find((line) => line.timing === 'Score');

/** The mission's own SCORE effect, where the ruleset has them: last among the winner's. */
function missionScore(p: Play, shared: Shared): { card: Obj; line: Instant } | null {
  const card = shared.rules.score.missionEffects ? objAt(p.s, missionPlace(p.s.num[EVALUATING])) : null;
  const line = card === null ? undefined : scoreLine(p, shared, card);
  return card === null || line === undefined ? null : { card, line };
}

function award(p: Play, shared: Shared, winner: Seat, mission: number): void {
  const amount = pointsFor(p, shared, mission);
  p.s.num[POINTS + winner] += amount;
  tell(p, 'points', { seat: winner, amount, to: `mission ${mission}` });
}

/** Nobody wins with a total below 1, and then there is no loser. */
function evaluate(p: Play, shared: Shared, f: Frame): void {
  const mission = p.s.num[EVALUATING];
  const winner = winnerOf(p, shared, mission);
  tell(p, 'evaluate', { to: `mission ${mission}`, ...(winner === null ? {} : { seat: winner }) });
  p.s.num[WINNER] = winner === null ? 0 : winner + 1;
  if (winner === null) {
    jump(f, step.end);
    return;
  }
  if (shared.rules.score.pointsBeforeEffects) award(p, shared, winner, mission);
  const scoring: Ref[] = [];
  onSide(p, winner, mission, (o) => {
    if (o.down === 0 && scoreLine(p, shared, o) !== undefined) scoring.push(ref(OBJ, o.id));
  });
  let losers = 0;
  onSide(p, other(winner), mission, (o) => {
    if (o.down === 0 && defOf(p, o).triggers[LOSE].length > 0) losers = 1;
  });
  f.regs[REG.scoring] = reg(scoring);
  f.regs[REG.losers] = reg([], losers);
}

const winnerNow = (p: Play): Seat => (p.s.num[WINNER] === 2 ? 1 : 0);

function hearLosers(p: Play, f: Frame): void {
  if (f.regs[REG.losers]!.n === 0) return;
  f.regs[REG.losers] = reg([], 0);
  const lost: Ref[] = [];
  onSide(p, other(winnerNow(p)), p.s.num[EVALUATING], (o) => {
    if (o.down === 0) lost.push(ref(OBJ, o.id));
  });
  happen(p, f, LOSE, lost, 0);
}

/** The characters still face up in this mission and still the winner's. */
function ready(p: Play, f: Frame): Ref[] {
  return f.regs[REG.scoring]!.refs.filter((r) => {
    const o = objById(p.s, refIndex(r));
    return (
      o !== null &&
      o.down === 0 &&
      o.ctrl === winnerNow(p) &&
      p.book.places[o.at].lane === p.s.num[EVALUATING]
    );
  });
}

const BEFORE = 1;
const AFTER = 2;

export const evaluationCode = (shared: Shared): Code =>
  procedure(EVALUATION, {
    winner: run((p, f) => evaluate(p, shared, f)),
    // Only where both sides have something does the order matter.
    losersWhen: ask({
      seat: (p) => edgeHolder(p.s),
      list(p, f, out): void {
        if (f.regs[REG.losers]!.n === 0) return;
        add(out, optionCode(CHOOSE, ref(NUM, BEFORE)));
        const scores = f.regs[REG.scoring]!.refs.length > 0 || missionScore(p, shared) !== null;
        if (scores) add(out, optionCode(CHOOSE, ref(NUM, AFTER)));
      },
      forced: (_p, _f, codes) => (codes.n === 0 ? NOTHING : codes.n === 1 ? codes.list[0] : ASK),
      pick(p, f, code): void {
        if (refIndex(codePayload(code)) === BEFORE) hearLosers(p, f);
      },
      why: () => ({
        en: 'When do the effects of the losing side resolve?',
        fr: 'Quand les effets du camp perdant s’appliquent-ils\u202f?',
      }),
      called: (_p, _f, code) =>
        refIndex(codePayload(code)) === BEFORE
          ? { say: { en: 'Before the SCORE effects', fr: 'Avant les effets SCORE' } }
          : { say: { en: 'After the SCORE effects', fr: 'Après les effets SCORE' } },
    }),
    settle: run((p) => settle(p)),
    nextScore: ask({
      seat: winnerNow,
      list(p, f, out): void {
        for (const r of ready(p, f)) add(out, optionCode(CHOOSE, r));
      },
      forced: (_p, _f, codes) => (codes.n === 0 ? NOTHING : codes.n === 1 ? codes.list[0] : ASK),
      pick(p, f, code): void {
        const r = codePayload(code);
        f.regs[REG.scoring] = reg(f.regs[REG.scoring]!.refs.filter((x) => x !== r));
        askAgain(f);
        const line = scoreLine(p, shared, objById(p.s, refIndex(r))!);
        if (line !== undefined) begin(p, line.code, winnerNow(p), refIndex(r), null);
      },
      why: () => ({
        en: 'Which SCORE effect resolves next?',
        fr: 'Quel effet SCORE s’applique ensuite\u202f?',
      }),
    }),
    missionScore: run((p) => {
      const own = missionScore(p, shared);
      if (own !== null) begin(p, own.line.code, winnerNow(p), own.card.id, null);
    }),
    losers: run((p, f) => hearLosers(p, f)),
    points: run((p) => {
      if (!shared.rules.score.pointsBeforeEffects) award(p, shared, winnerNow(p), p.s.num[EVALUATING]);
    }),
  });

/** Which missions the phase looks at: all in play, or only this turn's. */
export const firstToEvaluate = (p: Play, shared: Shared): number =>
  shared.rules.score.everyTurn ? 1 : p.s.num[TURN];
