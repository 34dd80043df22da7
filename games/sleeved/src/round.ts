// A match as one procedure (spec 3, 4): deal, then rounds of draw, secret commits, reveal, combat, cleanup.
// Next: commit.ts for the only decision there is, composition.ts and combat.ts for what is computed.

import { type Code, type Play, run, together } from '@sleight/kernel/book';
import { frameOf } from '@sleight/kernel/frames';
import type { CardIndex, DefIndex } from '@sleight/kernel/ids';
import { jump, outline, procedure } from '@sleight/kernel/procedure';
import { type Frame, type Result, SEATS, type Seat } from '@sleight/kernel/state';
import { tell } from '@sleight/kernel/telling';
import { moveCard, shuffleZone } from '@sleight/kernel/zones';
import { type Fighter, fight, type Outcome } from './combat';
import { cardsOf, hasExpired } from './commit';
import { type Composition, compose, SUMS } from './composition';
import { BONUS, ROUND, SCORE, score, TIMEOUTS, TOTAL_DAMAGE, TOTAL_HEALTH } from './counters';
import { dealAnimals, drawEquipment, refillAnimals, returnSleeves } from './draw';
import { happenAt, type Legacy, noLegacy } from './effects';
import { entriesOf } from './history';
import { carriedBy, layersOf } from './layers';
import { ANIMAL_DECK, ANIMALS, animalDiscard, DECK, DISCARD, HAND, SLEEVES, TABLE, USED } from './places';
import { endOf, leader, pointsFor } from './points';
import { asSleeved, type SleevedBook } from './rulebook';
import type { Rules } from './rules';

/** Setup (3.3, 3.4). Individual decks are two; the shared one leaves the second empty. */
const deal =
  (rules: Rules) =>
  (p: Play): void => {
    for (const seat of SEATS) {
      shuffleZone(p, ANIMAL_DECK + seat);
      shuffleZone(p, DECK + seat);
    }
    dealAnimals(p, rules);
    for (const seat of SEATS) drawEquipment(p, seat, rules.startingEquipmentHand);
  };

/** The draw phase (4.1): none in round 1, where the opening hand takes its place (S3). */
const beginRound =
  (rules: Rules) =>
  (p: Play): void => {
    const round = ++p.s.num[ROUND];
    tell(p, 'round', { amount: round });
    if (round === 1 && !rules.drawInFirstRound) return;
    for (const seat of SEATS) drawEquipment(p, seat, rules.equipmentDrawPerRound);
  };

export function finish(p: Play, result: Result): void {
  p.s.result = result;
  tell(p, 'matchResult', result.winner === null ? {} : { seat: result.winner });
}

const scores = (p: Play): number[] => SEATS.map((seat) => score(p.s, seat));

/** Expiries in a row are counted when both are in, so that nobody learns who ran out of time (12.4). */
function countExpiries(p: Play, rules: Rules, strands: readonly Frame[]): void {
  const { num } = p.s;
  for (const seat of SEATS) {
    num[TIMEOUTS + seat] = hasExpired(strands[seat]) ? num[TIMEOUTS + seat] + 1 : 0;
    if (num[TIMEOUTS + seat] > 0) tell(p, 'expire', { seat, amount: num[TIMEOUTS + seat] });
  }
  const out = SEATS.filter((seat) => num[TIMEOUTS + seat] >= rules.timeoutsToForfeit);
  if (out.length === 0) return;
  for (const seat of out) tell(p, 'forfeit', { seat });
  const winner: Seat | null = out.length === 2 ? leader(scores(p)) : out[0] === 0 ? 1 : 0;
  finish(p, { winner, reason: 'forfeit' });
}

function reveal(p: Play, seat: Seat, cards: readonly CardIndex[]): void {
  cards.forEach((card, i) => {
    moveCard(p, card, (i === 0 ? SLEEVES : i === 1 ? ANIMALS : HAND) + seat, TABLE + seat);
    if (p.facts === null) return;
    tell(p, 'reveal', { seat, card: p.s.cards.handle[card], def: p.book.defs[p.s.cards.def[card]].id });
  });
}

const join =
  (rules: Rules) =>
  (p: Play, _f: Frame, strands: readonly Frame[]): void => {
    countExpiries(p, rules, strands);
    if (p.s.result === null) for (const seat of SEATS) reveal(p, seat, cardsOf(strands[seat]));
  };

const defsOnTable = (p: Play, seat: Seat): DefIndex[] =>
  p.s.zones[TABLE + seat].map((card) => p.s.cards.def[card]);

/** The sums that fight, without their sources. */
export const asFighter = ({ damage, health, initiative, effect }: Composition): Fighter => ({
  damage: damage.total,
  health: health.total,
  initiative: initiative.total,
  again: effect?.action.type === 'attack_again',
});

function tellStats(p: Play, seat: Seat, card: Composition): void {
  for (const stat of SUMS) tell(p, 'stat', { seat, to: stat, amount: card[stat].total });
}

function tellCombat(p: Play, cards: readonly Composition[], outcome: Outcome): void {
  for (const seat of outcome.attacks) tell(p, 'attack', { seat, amount: cards[seat].damage.total });
  for (const seat of SEATS) tell(p, outcome.destroyed[seat] ? 'destroy' : 'survive', { seat });
}

/** Sleeve to the used pile, animal to its discard, equipment to its owner's (4.5a). */
function clearTable(p: Play, rules: Rules, seat: Seat): void {
  p.s.zones[TABLE + seat].slice().forEach((card, i) => {
    const to = i === 0 ? USED + seat : i === 1 ? animalDiscard(rules, seat) : DISCARD + seat;
    moveCard(p, card, TABLE + seat, to);
    if (p.facts === null) return;
    tell(p, i === 0 ? 'use' : 'discard', {
      seat,
      card: p.s.cards.handle[card],
      def: p.book.defs[p.s.cards.def[card]].id,
    });
  });
  returnSleeves(p, seat);
}

/** Gains of this round count from the next one on (6.3, 7.4). */
function passOn(p: Play, seat: Seat, legacy: Legacy): void {
  const { num } = p.s;
  num[TOTAL_DAMAGE + seat] += legacy.damage;
  num[TOTAL_HEALTH + seat] += legacy.health;
  num[BONUS + seat] = legacy.initiative;
}

/** Resolution and cleanup (4.4, 4.5), in the order of the rules. */
function playOut(p: Play, book: SleevedBook): void {
  const { s } = p;
  const { rules } = book;
  const round = s.num[ROUND];
  const shown = SEATS.map((seat) => ({ defs: defsOnTable(p, seat), carried: carriedBy(s, seat) }));
  const cards = shown.map(({ defs, carried }) => compose(layersOf(book, defs), rules, carried));
  const legacies = SEATS.map(noLegacy);
  if (p.facts !== null) for (const seat of SEATS) tellStats(p, seat, cards[seat]);
  for (const seat of SEATS) happenAt(p, 'on_play', seat, cards[seat], null, legacies[seat]);

  const outcome = fight(asFighter(cards[0]), asFighter(cards[1]));
  if (p.facts !== null) tellCombat(p, cards, outcome);
  for (const seat of SEATS) happenAt(p, 'post_combat', seat, cards[seat], outcome, legacies[seat]);

  const healths = cards.map((card) => card.health.total);
  const points = SEATS.map((seat) => pointsFor(rules, outcome, healths, seat));
  for (const seat of SEATS) {
    s.num[SCORE + seat] += points[seat];
    tell(p, 'points', { seat, amount: points[seat] });
  }

  for (const seat of SEATS) clearTable(p, rules, seat);
  refillAnimals(p, rules, round);
  for (const seat of SEATS) happenAt(p, 'end_of_round', seat, cards[seat], outcome, legacies[seat]);

  const entries = SEATS.flatMap((seat) => {
    const { defs, carried } = shown[seat];
    const survived = !outcome.destroyed[seat];
    const { damage, health } = legacies[seat];
    return entriesOf(
      round,
      seat,
      { defs, carried, points: points[seat], survived },
      { round, damage, health },
    );
  });
  s.log = [...s.log, ...entries];
  for (const seat of SEATS) passOn(p, seat, legacies[seat]);
  const result = endOf(rules, round, scores(p));
  if (result !== null) finish(p, result);
}

/** A match; scenarios begin at a commit. */
export const MATCH = outline('match', ['deal', 'round', 'commit', 'playOut'], ['event']);

export const matchCode = (rules: Rules, commit: number): Code =>
  procedure(MATCH, {
    deal: run(deal(rules)),
    round: run(beginRound(rules)),
    commit: together({
      strand: (p, _f, seat) => frameOf(p, commit, seat, 0, null),
      join: join(rules),
    }),
    playOut: run((p, f) => {
      playOut(p, asSleeved(p.book));
      jump(f, MATCH.step.round);
    }),
  });
