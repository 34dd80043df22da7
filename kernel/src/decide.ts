// The entry points of the kernel: start a match, list decisions, answer. Answers are validated here; an illegal
// one returns an error value and changes nothing (laws 5, 6, 7, 16).

import type { Book, Many, Play, Said, Touch } from './book';
import {
  ACCEPT,
  CARD,
  CHOOSE,
  CHOOSE_CARD,
  type Codes,
  codeA,
  codeB,
  codeKind,
  codePayload,
  DECLINE,
  DONE,
  GAME,
  MOD,
  newList,
  OBJ,
  PLACE,
  REPLACE,
  RESOLVE,
  ref,
  refIndex,
  refKind,
  SEAT,
} from './code';
import type { Fact } from './fact';
import { located } from './frames';
import type { CardIndex, DefIndex, OptionCode, PlaceIndex, Ref } from './ids';
import { objById } from './objects';
import { onOffer } from './replacements';
import { seedRng } from './rng';
import { adopt, clone, knownTo, other, SEATS, type Seat, type State, type WaitingTrigger } from './state';
import { tell } from './telling';
import { answer, openFor, runMain } from './vm';

export const ENGINE = '0.3.0';

export interface Decision {
  readonly id: number;
  readonly seat: Seat;
  readonly why: Said;
  readonly onTimeout: string[];
  /** If several are picked: how many are, must be and may be. */
  readonly many?: Many;
}

export interface Option {
  readonly key: string;
  readonly code: OptionCode;
  readonly say: Said;
  /** The short label in a list beside its card: "Play, 5". */
  readonly short?: Said;
  /** The things a player touches to pick it, in order; empty for "pass" or "done". */
  readonly touches: readonly Touch[];
}

export type Answer =
  | { readonly seat: Seat; readonly decision: number; readonly keys: readonly string[] }
  | { readonly seat: Seat; readonly decision: number; readonly timeout: true }
  /** `absent`: the player left the match instead of conceding. */
  | { readonly seat: Seat; readonly concede: true; readonly absent?: true };

export type IllegalReason = 'malformed' | 'over' | 'not-asked' | 'stale' | 'unknown-key' | 'too-far';
export interface Illegal {
  readonly illegal: IllegalReason;
  readonly say: Said;
}

/** A play context around a state. Reuse one in hot loops; it holds no state of its own. */
export const playing = (
  book: Book,
  s: State,
  facts: Fact[] | null = null,
  moments: State[] | null = null,
): Play => ({
  book,
  s,
  facts,
  moments,
  codes: newList(),
  counted: -1,
  spare: newList(),
  cause: null,
  eventful: false,
  resolved: 0,
});

/** An empty table of this game: no cards, nothing running. */
export function blank(book: Book, seed: string): State {
  return {
    head: { engine: ENGINE, game: book.game, set: book.set, rules: book.rules },
    rng: seedRng(seed),
    mint: 1,
    cards: { def: [], owner: [], knows: [], handle: [] },
    zones: Array.from({ length: book.zones }, () => []),
    objs: [],
    first: book.places.map(() => -1),
    mods: [],
    auras: [],
    num: new Array<number>(book.nums).fill(0),
    stack: [],
    strands: null,
    queue: [],
    fresh: [],
    batch: 0,
    asked: [0, 0],
    log: [],
    result: null,
  };
}

/** Adds a physical card to a zone, known to no one. Only during setup: clones share the owners. */
export function addCard(s: State, def: DefIndex, owner: Seat, zone: PlaceIndex): CardIndex {
  const card = s.cards.def.length;
  s.cards.def.push(def);
  s.cards.owner.push(owner);
  s.cards.knows.push(0);
  s.cards.handle.push(0);
  s.zones[zone].push(card);
  return card;
}

/** Runs a new table to its first decision. */
export function open(
  book: Book,
  s: State,
  facts: Fact[] | null = null,
  moments: State[] | null = null,
): State {
  const p = playing(book, s, facts, moments);
  runMain(p);
  return s;
}

const NAMES: ReadonlyMap<number, { key: string; say: Said }> = new Map([
  [DECLINE, { key: 'decline', say: { en: 'No', fr: 'Non' } }],
  [DONE, { key: 'done', say: { en: 'Done', fr: 'Terminé' } }],
  [ACCEPT, { key: 'accept', say: { en: 'Yes', fr: 'Oui' } }],
]);

/** The source of a waiting ability; one that heard its own leaving is named by its card, to anyone who knew that card. */
function sourceName(p: Play, seat: Seat, { self, event }: WaitingTrigger): { key: string; say: Said } {
  const gone = objById(p.s, self) === null ? event.last.find(({ id }) => id === self) : undefined;
  if (gone === undefined || (gone.knows & knownTo(seat)) === 0)
    return p.book.naming.ref(p, seat, ref(OBJ, self));
  const def = p.book.defs[gone.def];
  return { key: def.id, say: def.name };
}

/** The target of a ref, by its public name. Numbers cannot be touched. */
function touched(p: Play, r: Ref): Touch[] {
  const index = refIndex(r);
  switch (refKind(r)) {
    case OBJ:
      return [{ kind: 'object', id: index }];
    case CARD:
      return [{ kind: 'card', def: p.book.defs[p.s.cards.def[index]].id, zone: null }];
    case PLACE:
      return [{ kind: 'place', index }];
    case MOD:
      return [{ kind: 'modifier', id: index }];
    case SEAT:
      return [{ kind: 'seat', seat: index }];
    default:
      return [];
  }
}

/** The stable name and the sentence of an option. Built on demand, so search never pays for it. Errors say where. */
export function name(p: Play, seat: Seat, code: OptionCode): Option {
  const asked = openFor(p, seat);
  try {
    return { ...usualName(p, seat, code), ...asked?.question.called?.(p, asked.frame, code) };
  } catch (error) {
    throw asked === null ? error : located(p, [asked.frame], error, asked.frame.pc);
  }
}

function usualName(p: Play, seat: Seat, code: OptionCode): Option {
  const kind = codeKind(code);
  if (kind >= GAME) return { code, touches: [], ...p.book.naming.option(p, seat, code) };
  const plain = NAMES.get(kind);
  if (plain !== undefined) return { code, touches: [], ...plain };
  if (kind === CHOOSE) {
    const chosen = codePayload(code);
    const what = p.book.naming.ref(p, seat, chosen);
    return { code, key: `choose ${what.key}`, say: what.say, touches: touched(p, chosen) };
  }
  if (kind === CHOOSE_CARD) {
    const def = p.book.defs[codeA(code)];
    const key = `choose ${def.id} from ${p.book.places[codeB(code)].name}`;
    return { code, key, say: def.name, touches: [{ kind: 'card', def: def.id, zone: codeB(code) }] };
  }
  if (kind === RESOLVE) {
    const trigger = p.s.queue[codePayload(code)];
    const what = sourceName(p, seat, trigger);
    const key = `resolve ${codePayload(code)} ${what.key}`;
    return { code, key, say: what.say, touches: touched(p, ref(OBJ, trigger.self)) };
  }
  if (kind === REPLACE) {
    const asked = openFor(p, seat);
    const offer = asked === null ? undefined : onOffer(p, asked.frame)[codePayload(code)];
    if (offer === undefined) throw new Error('this replacement is not on offer');
    const by = offer.source === 0 ? ref(MOD, offer.holder) : ref(OBJ, offer.source);
    const what = p.book.naming.ref(p, seat, by);
    const oneOf = offer.line.replacement!.grain === 'subject' && offer.covered[0] !== by;
    const whom = oneOf ? p.book.naming.ref(p, seat, offer.covered[0]) : null;
    return {
      code,
      key: `instead ${codePayload(code)} ${what.key}${whom === null ? '' : ` for ${whom.key}`}`,
      say: {
        en: `Instead: ${what.say.en}${whom === null ? '' : ` (for ${whom.say.en})`}`,
        fr: `À la place\u202f: ${what.say.fr}${whom === null ? '' : ` (pour ${whom.say.fr})`}`,
      },
      touches: [...touched(p, by), ...(oneOf ? touched(p, offer.covered[0]) : [])],
    };
  }
  throw new Error(`option kind ${kind} has no name`);
}

/** The legal picks of a seat as integers, in canonical order; empty if it has no decision. */
export function optionCodes(p: Play, seat: Seat): Codes {
  if (p.counted === seat) return p.codes;
  p.codes.n = 0;
  p.counted = -1;
  const asked = openFor(p, seat);
  if (asked === null) return p.codes;
  asked.question.list(p, asked.frame, p.codes);
  p.counted = seat;
  return p.codes;
}

export function options(p: Play, seat: Seat): Option[] {
  const codes = optionCodes(p, seat);
  const out: Option[] = [];
  for (let i = 0; i < codes.n; i++) out.push(name(p, seat, codes.list[i]));
  return out;
}

function timeoutCode(p: Play, seat: Seat): OptionCode {
  const asked = openFor(p, seat)!;
  const codes = optionCodes(p, seat);
  return asked.question.onTimeout?.(p, asked.frame, codes) ?? codes.list[0];
}

/** A seat's current decision. With a view, call it only for the view's own seat: the other's options are erased. */
export function decisionFor(p: Play, seat: Seat): Decision | null {
  p.counted = -1;
  const asked = openFor(p, seat);
  if (asked === null) return null;
  const many = asked.question.many?.(p, asked.frame) ?? null;
  const decision = {
    id: p.s.asked[seat],
    seat,
    why: asked.question.why(p, asked.frame),
    onTimeout: [name(p, seat, timeoutCode(p, seat)).key],
    ...(many === null ? {} : { many }),
  };
  p.counted = -1;
  return decision;
}

/** The open decisions: at most one per seat. */
export const decisions = (p: Play): Decision[] => SEATS.flatMap((seat) => decisionFor(p, seat) ?? []);

/** The seat the machine waits for; of two, the first. */
export function toMove(p: Play): Seat | null {
  if (p.counted >= 0) return p.counted === 0 ? 0 : 1;
  for (const seat of SEATS) if (openFor(p, seat) !== null) return seat;
  return null;
}

/** The hot path: applies a code that is known to be legal, in place. */
export function pick(p: Play, seat: Seat, code: OptionCode): void {
  answer(p, seat, code);
}

/** Why this seat cannot play that card now. Empty if it can. */
export function explain(p: Play, seat: Seat, id: string): Said[] {
  const def = p.book.byId.get(id);
  if (def === undefined) {
    return [{ en: `There is no card called "${id}".`, fr: `Il n’existe pas de carte «\u202f${id}\u202f».` }];
  }
  return p.book.explain(p, seat, def);
}

const REASONS: Record<IllegalReason, Said> = {
  malformed: {
    en: 'The table couldn’t read that answer.',
    fr: 'La table n’a pas pu lire cette réponse.',
  },
  over: { en: 'The match is over.', fr: 'La partie est terminée.' },
  'not-asked': {
    en: 'You have nothing to decide right now.',
    fr: 'Vous n’avez rien à décider pour l’instant.',
  },
  stale: {
    en: 'That choice is no longer open. Look at the table again.',
    fr: 'Ce choix n’est plus possible. Regardez à nouveau la table.',
  },
  'unknown-key': {
    en: 'You can’t choose that right now.',
    fr: 'Vous ne pouvez pas choisir cela pour l’instant.',
  },
  'too-far': {
    en: 'Your first choices reveal something new. Send them on their own first.',
    fr: 'Vos premiers choix révèlent quelque chose. Envoyez-les d’abord seuls.',
  },
};

const illegal = (reason: IllegalReason): Illegal => ({ illegal: reason, say: REASONS[reason] });

export const isIllegal = (result: readonly Fact[] | Illegal): result is Illegal => 'illegal' in result;

/** Parses any value as an answer, or refuses it. */
function read(raw: unknown): Answer | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const a: Partial<Record<'seat' | 'decision' | 'keys' | 'timeout' | 'concede' | 'absent', unknown>> = raw;
  if (a.seat !== 0 && a.seat !== 1) return null;
  const seat = a.seat;
  if (a.concede === true) return { seat, concede: true, ...(a.absent === true ? { absent: true } : {}) };
  const decision = a.decision;
  if (typeof decision !== 'number' || !Number.isInteger(decision)) return null;
  if (a.timeout === true) return { seat, decision, timeout: true };
  const keys: unknown = a.keys;
  if (!Array.isArray(keys) || keys.length === 0 || keys.length > 64) return null;
  const texts = keys.filter((key): key is string => typeof key === 'string');
  return texts.length === keys.length ? { seat, decision, keys: texts } : null;
}

const codeFor = (p: Play, seat: Seat, key: string): OptionCode | null =>
  options(p, seat).find((option) => option.key === key)?.code ?? null;

function concede(p: Play, seat: Seat, isAbsent: boolean): void {
  p.s.result = { winner: other(seat), reason: isAbsent ? 'left' : 'concession' };
  tell(p, isAbsent ? 'absent' : 'concede', { seat });
}

/** Has there been chance, or a card revealed to this seat, since `before`? */
export function sawMore(before: State, now: State, seat: Seat): boolean {
  const bit = knownTo(seat);
  const isNews = (mask: number, card: CardIndex): boolean =>
    (mask & bit) !== 0 && (before.cards.knows[card] & bit) === 0;
  return now.rng.some((word, i) => word !== before.rng[i]) || now.cards.knows.some(isNews);
}

/**
 * A chain of keys is one thought: it applies completely or not at all. It ends where its seat learns something;
 * otherwise a refused chain would be a free look at a hidden card (law 10).
 */
function applyChain(p: Play, before: State, seat: Seat, keys: readonly string[]): IllegalReason | null {
  for (let i = 0; i < keys.length; i++) {
    if (i > 0 && sawMore(before, p.s, seat)) return 'too-far';
    const code = codeFor(p, seat, keys[i]);
    if (code === null) return 'unknown-key';
    pick(p, seat, code);
  }
  return null;
}

/**
 * Validates an answer and, if it is legal, changes `s` in place and returns what happened. `moments` receives a copy of
 * the table after each fact.
 */
export function advance(
  book: Book,
  s: State,
  raw: unknown,
  moments: State[] | null = null,
): Fact[] | Illegal {
  const given = read(raw);
  if (given === null) return illegal('malformed');
  if (s.result !== null) return illegal('over');
  const facts: Fact[] = [];
  const p = playing(book, s, facts, moments);
  if ('concede' in given) {
    concede(p, given.seat, given.absent === true);
    return facts;
  }
  if (openFor(p, given.seat) === null) return illegal('not-asked');
  if (s.asked[given.seat] !== given.decision) return illegal('stale');
  if ('timeout' in given) {
    pick(p, given.seat, timeoutCode(p, given.seat));
    return facts;
  }
  if (given.keys.length === 1) {
    const code = codeFor(p, given.seat, given.keys[0]);
    if (code === null) return illegal('unknown-key');
    pick(p, given.seat, code);
    return facts;
  }
  const trial = playing(book, clone(s), facts, moments);
  const refused = applyChain(trial, s, given.seat, given.keys);
  if (refused !== null) return illegal(refused);
  adopt(s, trial.s);
  return facts;
}
