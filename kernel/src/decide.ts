// The door of the kernel: start a match, ask what is open, answer. Answers are judged here; an illegal
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
  newCodes,
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
import { tell } from './facts';
import { objById } from './objects';
import { onOffer } from './replacements';
import { seedRng } from './rng';
import { adopt, clone, knownTo, other, SEATS, type Seat, type State, type Trigger } from './state';
import { answer, openFor, runMain } from './vm';

export const ENGINE = '0.2.0';

export interface Decision {
  readonly id: number;
  readonly seat: Seat;
  readonly why: Said;
  readonly onTimeout: string[];
  /** Where several are picked: how many are, must be and may be. */
  readonly many?: Many;
}

export interface Option {
  readonly key: string;
  readonly code: number;
  readonly say: Said;
  /** What a hand would touch to pick it, in that order; empty for "pass" or "done". */
  readonly touches: readonly Touch[];
}

export type Answer =
  | { readonly seat: Seat; readonly decision: number; readonly keys: readonly string[] }
  | { readonly seat: Seat; readonly decision: number; readonly timeout: true }
  | { readonly seat: Seat; readonly concede: true };

export type IllegalReason = 'malformed' | 'over' | 'not-asked' | 'stale' | 'unknown-key' | 'too-far';
export interface Illegal {
  readonly illegal: IllegalReason;
  readonly say: Said;
}

/** A play context around a state. Reuse one in hot loops; it holds no truth of its own. */
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
  codes: newCodes(),
  counted: -1,
  spare: newCodes(),
  cause: null,
  eventful: false,
  resolved: 0,
});

/** An empty table of this game: no cards yet, nothing running. */
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

/** Adds a physical card to a zone, known to nobody. Only while the table is laid: clones share the owners. */
export function addCard(s: State, def: number, owner: Seat, zone: number): number {
  const card = s.cards.def.length;
  s.cards.def.push(def);
  s.cards.owner.push(owner);
  s.cards.knows.push(0);
  s.cards.handle.push(0);
  s.zones[zone].push(card);
  return card;
}

/** Runs a freshly laid table to its first decision. */
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
  [DECLINE, { key: 'decline', say: { en: 'No thanks', fr: 'Non merci' } }],
  [DONE, { key: 'done', say: { en: 'Done', fr: 'Terminé' } }],
  [ACCEPT, { key: 'accept', say: { en: 'Yes', fr: 'Oui' } }],
]);

/** Where a waiting ability comes from; one that heard its own leaving goes by the card it was, to who knew that card. */
function sourceName(p: Play, seat: Seat, { self, event }: Trigger): { key: string; say: Said } {
  const gone = objById(p.s, self) === null ? event.last.find(({ id }) => id === self) : undefined;
  if (gone === undefined || (gone.knows & knownTo(seat)) === 0)
    return p.book.naming.ref(p, seat, ref(OBJ, self));
  const def = p.book.defs[gone.def];
  return { key: def.id, say: def.name };
}

/** What a ref points at, by its public name. A number is nothing one could touch. */
function touched(p: Play, r: number): Touch[] {
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

/** The stable name and the sentence of an option. Built on demand: search never pays for it. */
export function name(p: Play, seat: Seat, code: number): Option {
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
    const zone = codeB(code);
    const key = `choose ${def.id} from ${p.book.places[zone].name}`;
    return { code, key, say: def.name, touches: [{ kind: 'card', def: def.id, zone }] };
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
    if (offer === undefined) throw new Error(`${p.book.game}: this replacement is not on offer`);
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
  throw new Error(`${p.book.game}: option kind ${kind} has no name`);
}

/** The legal picks of a seat as integers, in canonical order; empty when nothing is asked of it. */
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

function timeoutCode(p: Play, seat: Seat): number {
  const asked = openFor(p, seat)!;
  const codes = optionCodes(p, seat);
  return asked.question.onTimeout?.(p, asked.frame, codes) ?? codes.list[0];
}

/** What a seat is asked now. Of a view, ask only for the seat whose view it is: the other's options are erased. */
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

/** What is open now: at most one decision per seat. */
export const decisions = (p: Play): Decision[] => SEATS.flatMap((seat) => decisionFor(p, seat) ?? []);

/** Whose pick the machine waits for; of two, the first seat. */
export function toMove(p: Play): Seat | null {
  if (p.counted >= 0) return p.counted === 0 ? 0 : 1;
  for (const seat of SEATS) if (openFor(p, seat) !== null) return seat;
  return null;
}

/** The hot path: applies a code that is known to be legal, in place. */
export function pick(p: Play, seat: Seat, code: number): void {
  answer(p, seat, code);
}

/** Why can this seat not play that card now? Empty when it can. */
export function explain(p: Play, seat: Seat, id: string): Said[] {
  const def = p.book.byId.get(id);
  if (def === undefined) {
    return [{ en: `There is no card called "${id}".`, fr: `Il n'existe pas de carte «\u202f${id}\u202f».` }];
  }
  return p.book.explain(p, seat, def);
}

const REASONS: Record<IllegalReason, Said> = {
  malformed: {
    en: 'That is not an answer this table understands.',
    fr: 'Cette table ne comprend pas cette réponse.',
  },
  over: { en: 'The match is over.', fr: 'La partie est terminée.' },
  'not-asked': { en: 'It is not yours to decide now.', fr: "Ce n'est pas à vous de décider maintenant." },
  stale: {
    en: 'That decision has passed; look at the table again.',
    fr: 'Cette décision est passée\u202f; regardez la table à nouveau.',
  },
  'unknown-key': { en: 'That choice is not possible now.', fr: "Ce choix n'est pas possible maintenant." },
  'too-far': {
    en: 'You would see something new on the way: send the first choices alone.',
    fr: "Vous verriez du nouveau en chemin\u202f: envoyez d'abord les premiers choix.",
  },
};

const illegal = (reason: IllegalReason): Illegal => ({ illegal: reason, say: REASONS[reason] });

export const isIllegal = (result: readonly Fact[] | Illegal): result is Illegal => 'illegal' in result;

/** Reads anything at all as an answer, or refuses it. */
function read(raw: unknown): Answer | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const a: { seat?: unknown; decision?: unknown; keys?: unknown; timeout?: unknown; concede?: unknown } = raw;
  if (a.seat !== 0 && a.seat !== 1) return null;
  const seat = a.seat;
  if (a.concede === true) return { seat, concede: true };
  const decision = a.decision;
  if (typeof decision !== 'number' || !Number.isInteger(decision)) return null;
  if (a.timeout === true) return { seat, decision, timeout: true };
  const keys: unknown = a.keys;
  if (!Array.isArray(keys) || keys.length === 0 || keys.length > 64) return null;
  const texts = keys.filter((key): key is string => typeof key === 'string');
  return texts.length === keys.length ? { seat, decision, keys: texts } : null;
}

function codeFor(p: Play, seat: Seat, key: string): number | null {
  return options(p, seat).find((option) => option.key === key)?.code ?? null;
}

function concede(p: Play, seat: Seat): void {
  p.s.result = { winner: other(seat), reason: 'concession' };
  tell(p, 'concede', { seat });
}

/** Has chance spoken, or a card shown itself to this seat, since `before`? */
export function sawMore(before: State, now: State, seat: Seat): boolean {
  const bit = knownTo(seat);
  const isNews = (mask: number, card: number): boolean =>
    (mask & bit) !== 0 && (before.cards.knows[card] & bit) === 0;
  return now.rng.some((word, i) => word !== before.rng[i]) || now.cards.knows.some(isNews);
}

/**
 * A chain of keys is one thought: it applies whole or not at all. It ends where its seat learns something, or
 * a chain that is refused would be a free look at a hidden card (law 10).
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
 * Judges an answer and, if it is legal, changes `s` in place and returns what happened. `moments` receives a copy of
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
    concede(p, given.seat);
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
