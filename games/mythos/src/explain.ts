// "Why can't I play this?" (spec 6 to 8): chakra, name rule, prohibition, no mission, not your turn.

import type { Play, Said } from '@sleight/kernel/book';
import type { Seat } from '@sleight/kernel/state';
import { nameTaken } from './character';
import { isWinning, mayStand, priceOf, upgradeTargets } from './cost';
import { ACTION, ACTIVE, CHAKRA, CHARACTER, hasPassed, PHASE, seatIn, TURN } from './counters';
import { HAND } from './places';
import type { Shared } from './shared';

const REASONS = {
  over: { en: 'The match is over.', fr: 'La partie est terminée.' },
  notInHand: { en: 'This card is not in your hand.', fr: "Cette carte n'est pas dans votre main." },
  passed: { en: 'You have passed this turn.', fr: 'Vous avez passé ce tour-ci.' },
  notYourTurn: { en: 'It is not your turn.', fr: "Ce n'est pas votre tour." },
  otherChoice: { en: 'Another choice has to be made first.', fr: "Un autre choix doit d'abord être fait." },
  noMission: { en: 'No mission is in play yet.', fr: "Aucune mission n'est encore en jeu." },
  names: {
    en: 'You already have a face-up character of this name in every mission.',
    fr: 'Vous avez déjà un personnage visible de ce nom dans chaque mission.',
  },
  winning: {
    en: 'It may be played only in a mission you are currently winning.',
    fr: 'Il ne peut être joué que dans une mission que vous êtes en train de gagner.',
  },
  notHere: { en: 'This ruleset has no JUTSU plays.', fr: 'Ce règlement ne permet pas de jouer des JUTSU.' },
} satisfies Record<string, Said>;

const chakra = (needs: number, has: number): Said => ({
  en: `It costs at least ${needs} chakra; you have ${has}.`,
  fr: `Il coûte au moins ${needs} de chakra\u202f; vous en avez ${has}.`,
});

function cardReasons(p: Play, shared: Shared, seat: Seat, def: number): Said[] {
  const missions = Array.from({ length: p.s.num[TURN] }, (_, i) => i + 1);
  if (missions.length === 0) return [REASONS.noMission];
  if (p.book.defs[def].kind !== CHARACTER) return shared.rules.action.playJutsu ? [] : [REASONS.notHere];
  const has = p.s.num[CHAKRA + seat];
  const quote = (mission: number) => ({ def, seat, mission, reveal: false });
  const prices = missions
    .filter((mission) => mayStand(p, shared, seat, mission, def, 0))
    .map((mission) => priceOf(p, shared, quote(mission), null, 0));
  upgradeTargets(p, shared, seat, def, (o) => {
    prices.push(priceOf(p, shared, quote(p.book.places[o.at].lane), o, 0));
  });
  if (prices.some((price) => price <= has)) return [];
  if (prices.length > 0) return [chakra(Math.min(...prices), has)];
  const { name } = shared.identity[def];
  const reasons: Said[] = [];
  if (missions.every((m) => nameTaken(p, shared.rules, shared.identity, seat, m, name, 0)))
    reasons.push(REASONS.names);
  const restricted =
    shared.playOnlyWinning[def] === true && !missions.some((m) => isWinning(p, shared, seat, m));
  if (restricted) reasons.push(REASONS.winning);
  return reasons;
}

export const explain =
  (shared: Shared) =>
  (p: Play, seat: Seat, def: number): Said[] => {
    const { s } = p;
    if (s.result !== null) return [REASONS.over];
    const reasons: Said[] = [];
    if (!s.zones[HAND + seat].some((card) => s.cards.def[card] === def)) reasons.push(REASONS.notInHand);
    if (s.stack.length > 1 || s.strands !== null || s.num[PHASE] !== ACTION)
      reasons.push(REASONS.otherChoice);
    else if (shared.rules.action.passIsFinal && hasPassed(s, seat)) reasons.push(REASONS.passed);
    else if (seatIn(s, ACTIVE) !== seat) reasons.push(REASONS.notYourTurn);
    return [...reasons, ...cardReasons(p, shared, seat, def)];
  };
