// Costs (spec 10.4): paid in written order, all or nothing. Each says whether it could be paid now; the kernel asks
// that of all of them before the first is paid.

import type { RefTest, Said } from '@sleight/kernel/book';
import { newList, ref, SEAT } from '@sleight/kernel/code';
import { always, type Payable, type Test } from '@sleight/kernel/compiler';
import { forbiddenFrom } from '@sleight/kernel/derive';
import type { Ref } from '@sleight/kernel/ids';
import { type Cost, costRegisters, type LifeCards } from './cost-words';
import { DON_ACTIVE, DON_RESTED, POWER } from './counters';
import { donOnField } from './don';
import { returnDon } from './don-choice';
import { FACE_UP, UNDER } from './field-verbs';
import type { C } from './language';
import { lasts } from './lasting';
import { lifeCount } from './life';
import { takeFromLife, topLife } from './life-choice';
import { costName } from './mode-names';
import { oneOf } from './modes';
import { inOrder } from './ordering';
import { DECK, HAND, TRASH } from './places';
import { canRest, isActive } from './resting';
import { sidesIn } from './sides';
import { forget, pick } from './targets';
import type { Target } from './vocabulary';

const say = (en: string, fr: string): Said => ({ en, fr });

const WHY = {
  trash: say('Choose a card to trash', 'Choisissez une carte à défausser'),
  rest: say('Choose a card to rest', 'Choisissez une carte à épuiser'),
  return: say('Choose a card to return to hand', 'Choisissez une carte à renvoyer en main'),
  toDeck: say('Choose a card to put in the deck', 'Choisissez une carte à placer dans le deck'),
  toLife: say('Choose a card to add to Life', 'Choisissez une carte à ajouter à la Vie'),
  ko: say('Choose a card to K.O.', 'Choisissez une carte à mettre K.O.'),
  reveal: say('Choose a card to reveal', 'Choisissez une carte à révéler'),
  powerDown: say('Choose a card to lose power', 'Choisissez une carte qui perd de la puissance'),
  giveDon: say('Choose a card to give DON!! to', 'Choisissez une carte à laquelle attacher des DON!!'),
  order: say('Which one goes next?', 'Laquelle vient ensuite\u202f?'),
  either: say('Which cost do you pay?', 'Quel coût payez-vous\u202f?'),
};

const SELF: Target = { targetType: 'self' };

/** A cost that chooses cards can be paid if there are enough of them; choosing stops before it cannot be finished. */
function chosen(c: C, target: Target, verb: string, why: Said, name: string, fits?: RefTest): number {
  const { min, all } = c.read.counts(target);
  const select = c.read.select(target, c);
  const least = all ? 1 : min;
  c.pays(verb, (p, f, rest) => {
    const there = newList<Ref>();
    select(p, f, there);
    let n = 0;
    for (let i = 0; i < there.n; i++) if (fits === undefined || fits(p, f, there.list[i])) n++;
    return n >= least && rest(p, f);
  });
  const rest = c.restPayable;
  const feasible: Test = (p, f) => rest(p, f);
  return pick(c, target, `${name} choice`, { why, feasible, ...(fits === undefined ? {} : { also: fits }) });
}

/** A cost that does one verb to chosen cards. */
function does(c: C, target: Target, verb: string, why: Said, name: string, fits?: RefTest): void {
  c.happens(verb, chosen(c, target, verb, why, name, fits), () => 0, name);
}

function payDon(n: number, name: string, c: C): void {
  c.pays('restDon', (p, f, rest) => p.s.num[DON_ACTIVE + f.you] >= n && rest(p, f));
  c.happens('restDon', sidesIn(c), () => n, name);
}

function payLife(verb: 'lifeToHand' | 'trashLife', { n, position }: LifeCards, name: string, c: C): void {
  const id = c.read.verb(verb);
  // Before payment the question is asked on behalf of the text: a cost is its player's own effect (spec 9).
  const isFree: Test = (p, f) =>
    !forbiddenFrom(p, { ...f, code: p.book.lines[c.line].code }, id, ref(SEAT, f.you));
  c.pays(verb, (p, f, rest) => lifeCount(p.s, f.you) >= n && isFree(p, f) && rest(p, f));
  const from = takeFromLife(c, name, { amount: n, position });
  c.happens(verb, from, () => 0, name);
  forget(c, from);
}

function payTurn(n: number, up: boolean, name: string, c: C): void {
  const to = c.register(`${name} cards`);
  c.pays('turnLife', (p, f, rest) => topLife(p, f.you, n, !up).n >= n && rest(p, f));
  c.step((p, f) => {
    f.regs[to] = topLife(p, f.you, n, !up);
  });
  c.happens('turnLife', to, () => (up ? 1 : 0), name);
}

/** Resting other own cards, or DON!! of the cost area if the text allows a choice. */
function payRest(target: Target, name: string, c: C): void {
  if (target.targetType === 'don') payDon(c.read.counts(target).min, name, c);
  else does(c, target, 'rest', WHY.rest, name, canRest);
}

function payToDeck(cost: Extract<Cost, { toDeck: unknown }>['toDeck'], name: string, c: C): void {
  const { position, shuffle, ...target } = cost;
  const verb = target.from === undefined ? 'toDeck' : 'putInDeck';
  const to = chosen(c, target, verb, WHY.toDeck, name);
  const isOrdered = target.from !== undefined && target.all !== true;
  const isInOrder = isOrdered || shuffle === true;
  if (!isInOrder && c.read.counts(target).max > 1) inOrder(c, to, (_p, f) => f.you, WHY.order);
  c.happens(verb, to, () => (position === 'bottom' ? 1 : 0), name);
  forget(c, to);
  if (shuffle === true) c.happens('shuffle', sidesIn(c), () => 0, `${name} shuffle`);
}

function payToLife(target: Target, under: boolean, up: boolean, name: string, c: C): void {
  const verb = target.from === undefined ? 'charToLife' : 'toLife';
  const to = chosen(c, target, verb, WHY.toLife, name);
  c.happens(verb, to, () => (under ? UNDER : 0) | (up ? FACE_UP : 0), name);
  forget(c, to);
}

/** "Give your active Leader -5000 power during this turn." */
function payPower(target: Target, amount: number, name: string, c: C): void {
  const from = chosen(c, target, 'powerMod', WHY.powerDown, name, isActive);
  const { adds } = c.read.rules;
  lasts(c, {
    fact: 'power',
    line: () => adds[POWER],
    amount: () => -amount,
    duration: 'thisTurn',
    from,
    to: name,
  });
}

function payGift(target: Target, amount: number, rested: boolean, name: string, c: C): void {
  const select = c.read.select(target, c);
  const pool = rested ? DON_RESTED : DON_ACTIVE;
  const verb = rested ? 'giveRestedDon' : 'giveDon';
  const opposing = target.targetSide === 'opponent';
  c.pays(verb, (p, f, rest) => {
    const there = newList<Ref>();
    select(p, f, there);
    const owner = opposing ? 1 - f.you : f.you;
    return there.n > 0 && p.s.num[pool + owner] >= amount && rest(p, f);
  });
  const to = pick(c, target, `${name} choice`, { why: WHY.giveDon, feasible: () => true });
  c.happens(verb, to, () => amount, name);
}

/** One of several costs: each is payable by itself, and the chosen one is paid. */
function payEither(costs: readonly Cost[], c: C): void {
  const ways: Payable[] = [];
  const rest = c.restPayable;
  const decline = c.takeDecline();
  const inside: C = { ...c, pays: (_verb, payable) => ways.push(payable), takeDecline: () => false };
  oneOf(
    c,
    costs.map((cost, i) => ({
      open: (p, f) => ways[i](p, f, rest),
      write: () => payCost(cost, inside),
      named: () => costName(cost),
    })),
    { byOpponent: false, decline, why: WHY.either },
  );
  c.pays('either', (p, f, then) => ways.some((way) => way(p, f, then)));
}

export function payCost(cost: Cost, c: C): void {
  const { bind } = cost;
  if ('restThis' in cost) does(c, SELF, 'rest', WHY.rest, bind ?? costRegisters.rest, canRest);
  else if ('restDon' in cost) payDon(cost.restDon, bind ?? 'restedDon', c);
  else if ('donMinus' in cost) {
    const n = cost.donMinus;
    c.pays('returnDon', (p, f, rest) => donOnField(p.s, f.you) >= n && rest(p, f));
    const most = cost.orMore === true ? Number.POSITIVE_INFINITY : n;
    returnDon(c, { least: n, most, side: 'player' }, bind ?? 'returnedDon');
  } else if ('trash' in cost) {
    const verb = cost.trash.from === undefined ? 'trash' : 'trashFromHand';
    does(c, cost.trash, verb, WHY.trash, bind ?? costRegisters.trash);
  } else if ('trashThis' in cost) does(c, SELF, 'trash', WHY.trash, bind ?? costRegisters.trash);
  else if ('lifeToHand' in cost) payLife('lifeToHand', cost.lifeToHand, bind ?? 'taken', c);
  else if ('trashLife' in cost) payLife('trashLife', cost.trashLife, bind ?? 'trashedLife', c);
  else if ('turnLife' in cost) payTurn(cost.turnLife.n, cost.turnLife.face === 'up', bind ?? 'turned', c);
  else if ('rest' in cost) payRest(cost.rest, bind ?? costRegisters.rest, c);
  else if ('return' in cost) does(c, cost.return, 'returnToHand', WHY.return, bind ?? costRegisters.return);
  else if ('toDeck' in cost) payToDeck(cost.toDeck, bind ?? costRegisters.toDeck, c);
  else if ('toLife' in cost) {
    const { position, faceUp } = cost.toLife;
    payToLife(cost.toLife, position === 'bottom', faceUp === true, bind ?? costRegisters.toLife, c);
  } else if ('ko' in cost) does(c, cost.ko, 'ko', WHY.ko, bind ?? costRegisters.ko);
  else if ('reveal' in cost) does(c, cost.reveal, 'reveal', WHY.reveal, bind ?? costRegisters.reveal);
  else if ('mill' in cost) {
    const n = cost.mill;
    c.pays('mill', (p, f, rest) => p.s.zones[DECK + f.you].length >= n && rest(p, f));
    c.happens('mill', sidesIn(c), () => n, bind ?? 'milled');
  } else if ('powerDown' in cost)
    payPower(cost.powerDown, cost.powerDown.amount, bind ?? costRegisters.powerDown, c);
  else if ('giveDon' in cost) {
    const { amount, state } = cost.giveDon;
    payGift(cost.giveDon, amount, state === 'rested', bind ?? costRegisters.giveDon, c);
  } else payEither(cost.either, c);
}

/** A cost of described cards from a hand: whether its player can pay is secret (law 10). */
function described(cost: Cost): Target | null {
  const target =
    'trash' in cost
      ? cost.trash
      : 'reveal' in cost
        ? cost.reveal
        : 'toDeck' in cost
          ? cost.toDeck
          : 'toLife' in cost
            ? cost.toLife
            : null;
  if (target === null || (target.from !== 'hand' && target.from !== 'handOrTrash')) return null;
  return target.filters !== undefined || target.targetType !== 'card' ? target : null;
}

export const isSecret = (cost: Cost): boolean =>
  'either' in cost ? cost.either.some(isSecret) : described(cost) !== null;

/** Could it be paid, as far as the opponent can tell? */
export function seemsPayable(cost: Cost, c: C): Test {
  if ('either' in cost) {
    const ways = cost.either.map((one) => seemsPayable(one, c));
    return (p, f) => ways.some((way) => way(p, f));
  }
  const secret = described(cost);
  if (secret !== null) {
    const { min } = c.read.counts(secret);
    const alsoTrash = secret.from === 'handOrTrash';
    return (p, f) => {
      const hand = p.s.zones[HAND + f.you].length;
      return hand + (alsoTrash ? p.s.zones[TRASH + f.you].length : 0) >= min;
    };
  }
  const tests: Payable[] = [];
  const nowhere = {
    steps: [],
    step: () => {},
    ask: () => {},
    happens: () => {},
    takeDecline: () => false,
  };
  payCost(cost, { ...c, ...nowhere, pays: (_verb, payable) => tests.push(payable) });
  return (p, f) => tests.every((payable) => payable(p, f, always));
}
