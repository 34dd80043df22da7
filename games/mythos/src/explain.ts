// "Why can't I play this?" (spec 6 to 8): every way the card could come face up, and what stands against it: chakra, the
// name rule, a prohibition, no mission, not your turn. Invariant: nothing is said exactly when some way is open.

import type { Play, Said } from '@sleight/kernel/book';
import { OBJ, ref } from '@sleight/kernel/code';
import type { DefIndex } from '@sleight/kernel/ids';
import type { Frame, Obj, Seat } from '@sleight/kernel/state';
import { characters, missionOf, nameTaken, onSide } from './character';
import { ACTION, ACTIVE, CHAKRA, COST, hasPassed, JUTSU, PHASE, seatIn, TURN } from './counters';
import { rankName } from './mission-names';
import { HAND } from './places';
import { isWinning, mayReveal, mayUpgrade, priceOf, upgradeTargets } from './playing-cost';
import type { Shared } from './shared';

const REASONS = {
  over: { en: 'The match is over.', fr: 'La partie est terminée.' },
  notInHand: { en: 'This card is not in your hand.', fr: "Cette carte n'est pas dans votre main." },
  passed: { en: 'You have passed this turn.', fr: 'Vous avez passé pour ce tour.' },
  notYourTurn: { en: 'It is not your turn.', fr: "Ce n'est pas votre tour." },
  otherChoice: { en: 'Finish the current choice first.', fr: 'Terminez d’abord le choix en cours.' },
  noMission: { en: 'No mission is in play yet.', fr: "Aucune mission n'est encore en jeu." },
  winning: {
    en: 'You can only play it in a mission you are winning.',
    fr: 'Vous ne pouvez la jouer que dans une mission où vous êtes en tête.',
  },
  notHere: {
    en: 'These rules do not allow JUTSU cards.',
    fr: 'Ces règles n’autorisent pas les cartes JUTSU.',
  },
  noHost: {
    en: 'None of your face-up characters can use it.',
    fr: 'Aucun de vos personnages visibles ne peut l’utiliser.',
  },
} satisfies Record<string, Said>;

const chakra = (needs: number, has: number): Said => ({
  en: `It costs at least ${needs} chakra. You have ${has}.`,
  fr: `Elle coûte au moins ${needs} chakra. Vous en avez ${has}.`,
});
/** Missions are called by their rank, as on the table and in the log. */
const rankOf = (mission: number): Said => rankName(`mission ${mission}`);

const sealed = (mission: number): Said => ({
  en: `Your opponent stops you from revealing characters in ${rankOf(mission).en}.`,
  fr: `Votre adversaire vous empêche de révéler des personnages dans la ${rankOf(mission).fr}.`,
});
const named = (mission: number): Said => ({
  en: `You already have a character with this name in ${rankOf(mission).en}.`,
  fr: `Vous avez déjà un personnage de ce nom dans la ${rankOf(mission).fr}.`,
});

/** One way to play it: the rules against it, or else its price. */
type Way = { readonly against: Said } | { readonly price: number };

interface Asked {
  readonly p: Play;
  readonly shared: Shared;
  readonly seat: Seat;
  readonly def: DefIndex;
}

/** Face up on its own in that mission; `revealed` is the hidden character it already is there. */
function alone({ p, shared, seat, def }: Asked, mission: number, revealed: Obj | null): Way {
  const { name } = shared.identity[def];
  if (nameTaken(p, shared.rules, shared.identity, seat, mission, name, revealed?.id ?? 0))
    return { against: named(mission) };
  if (shared.playOnlyWinning[def] && !isWinning(p, shared, seat, mission))
    return { against: REASONS.winning };
  return { price: priceOf(p, shared, { def, seat, mission, reveal: revealed !== null }, null, 0) };
}

function fromHand(asked: Asked): Way[] {
  const { p, shared, seat, def } = asked;
  const ways = Array.from({ length: p.s.num[TURN] }, (_, i) => alone(asked, i + 1, null));
  upgradeTargets(p, shared, seat, def, (over) => {
    const quote = { def, seat, mission: missionOf(p, over), reveal: false };
    ways.push({ price: priceOf(p, shared, quote, over, 0) });
  });
  return ways;
}

function byReveal(asked: Asked, o: Obj): Way[] {
  const { p, shared, seat, def } = asked;
  const mission = missionOf(p, o);
  if (!mayReveal(p, o)) return [{ against: sealed(mission) }];
  const ways = [alone(asked, mission, o)];
  if (!shared.rules.reveal.mayUpgrade) return ways;
  onSide(p, seat, mission, (over) => {
    if (over.id === o.id || over.down === 1 || !mayUpgrade(p, shared, seat, def, over, o.id)) return;
    ways.push({ price: priceOf(p, shared, { def, seat, mission, reveal: true }, over, 0) });
  });
  return ways;
}

function asJutsu({ p, shared, seat, def }: Asked): Way {
  if (!shared.rules.action.playJutsu) return { against: REASONS.notHere };
  const f: Frame = { code: -1, pc: 0, you: seat, self: 0, regs: [] };
  const mayUse = (o: Obj): boolean =>
    o.ctrl === seat && o.down === 0 && shared.hosts[def]?.(p, f, ref(OBJ, o.id)) !== false;
  return characters(p).some(mayUse) ? { price: p.book.defs[def].printed[COST] } : { against: REASONS.noHost };
}

/** The reason that prevents all of them. A way that only lacks chakra is reported alone. */
function against(ways: readonly Way[], has: number): Said[] {
  const prices = ways.flatMap((way) => ('price' in way ? [way.price] : []));
  if (prices.length > 0) return Math.min(...prices) <= has ? [] : [chakra(Math.min(...prices), has)];
  const reasons = ways.flatMap((way) => ('against' in way ? [way.against] : []));
  return reasons.filter(({ en }, i) => reasons.findIndex((one) => one.en === en) === i);
}

function cardReasons(asked: Asked): Said[] {
  const { p, seat, def } = asked;
  if (p.s.num[TURN] === 0) return [REASONS.noMission];
  const isInHand = p.s.zones[HAND + seat].some((card) => p.s.cards.def[card] === def);
  const hidden = characters(p).filter(
    (o) => o.ctrl === seat && o.down === 1 && p.s.cards.def[o.cards[0]] === def,
  );
  const isJutsu = p.book.defs[def].kind === JUTSU;
  if (!isInHand && (hidden.length === 0 || isJutsu)) return [REASONS.notInHand];
  const ways = [
    ...(isInHand ? (isJutsu ? [asJutsu(asked)] : fromHand(asked)) : []),
    ...(isJutsu ? [] : hidden.flatMap((o) => byReveal(asked, o))),
  ];
  return against(ways, p.s.num[CHAKRA + seat]);
}

function turnReasons(p: Play, shared: Shared, seat: Seat): Said[] {
  const { s } = p;
  if (s.stack.length > 1 || s.strands !== null || s.num[PHASE] !== ACTION) return [REASONS.otherChoice];
  if (shared.rules.action.passIsFinal && hasPassed(s, seat)) return [REASONS.passed];
  return seatIn(s, ACTIVE) === seat ? [] : [REASONS.notYourTurn];
}

export const explain =
  (shared: Shared) =>
  (p: Play, seat: Seat, def: DefIndex): Said[] => {
    if (p.s.result !== null) return [REASONS.over];
    return [...turnReasons(p, shared, seat), ...cardReasons({ p, shared, seat, def })];
  };
