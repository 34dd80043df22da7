// Subjects, verbs and cards of log sentences, in both languages.
// Invariant: only the listener is "you". Every other player is a placeholder, {0} or {1}, and each reader puts the name
// in (player-names.ts), so that a log holds no names (docs/decisions/0020).

import type { Said } from '@sleight/kernel/book';
import type { Fact } from '@sleight/kernel/fact';
import type { Seat } from '@sleight/kernel/state';
import type { Watcher } from '@sleight/kernel/telling';
import { defAt } from './by-number';
import type { Moment } from './contract/words';
import { both, count, countFr, joined, mapped } from './log-phrases';

/** A moment and its reader. */
export interface Telling extends Moment {
  readonly you: Watcher;
}

const placeholder = (seat: Seat): string => `{${seat}}`;

/** The forms of a verb: for "you", and for anybody else. */
export interface VerbForms {
  readonly en: readonly [you: string, they: string];
  readonly fr: readonly [you: string, they: string];
}

export const verb = (you: string, they: string, vous: string, elle: string): VerbForms => ({
  en: [you, they],
  fr: [vous, elle],
});

/** "You play", "{1} plays". */
export const does = (t: Telling, seat: Seat | undefined, { en, fr }: VerbForms): Said =>
  seat === undefined || seat === t.you
    ? both(`You ${en[0]}`, `Vous ${fr[0]}`)
    : both(`${placeholder(seat)} ${en[1]}`, `${placeholder(seat)} ${fr[1]}`);

/** "You pass.", with the name of a player where a sentence has one at its end: "to you", "to {1}". */
export const player = (t: Telling, seat: Seat): Said =>
  seat === t.you ? both('you', 'vous') : both(placeholder(seat), placeholder(seat));

/** "your card", "{1}’s card"; in French "votre carte", "la carte de {1}": what goes between is the article. */
export const owned = (t: Telling, seat: Seat | undefined, noun: Said, article = 'la'): Said =>
  seat === undefined || seat === t.you
    ? both(`your ${noun.en}`, `votre ${noun.fr}`)
    : both(`${placeholder(seat)}’s ${noun.en}`, `${article} ${noun.fr} de ${placeholder(seat)}`);

/** A card by its name, whose it is and where: "your Nami", "{1}’s Nami (lane 2)"; "votre Nami", "Nami ({1}, couloir 2)". */
export function ownedCard(t: Telling, seat: Seat | undefined, name: Said, where: Said | null = null): Said {
  const isYours = seat === undefined || seat === t.you;
  const at = where === null ? both('', '') : both(` (${where.en})`, ` (${where.fr})`);
  if (isYours) return both(`your ${name.en}${at.en}`, `votre ${name.fr}${at.fr}`);
  const who = placeholder(seat);
  const frenchAt = where === null ? ` (${who})` : ` (${who}, ${where.fr})`;
  return both(`${who}’s ${name.en}${at.en}`, `${name.fr}${frenchAt}`);
}

const OWNER = /^(?:your |\{[01]\}’s )/;
const OWNER_IN_FRENCH = / \(\{[01]\}\)$/;

/**
 * Owned cards in a row name their owner once: "your Nami, Usopp and Zoro", « Nami, Usopp et Zoro ({1}) ». French repeats
 * « votre ».
 */
export const ownedTogether = (names: readonly Said[]): Said[] =>
  names.map(({ en, fr }, i) => {
    const owner = OWNER.exec(en)?.[0];
    const isSaid = owner !== undefined && names[i - 1]?.en.startsWith(owner) === true;
    const owned = OWNER_IN_FRENCH.exec(fr)?.[0];
    const isSaidNext = owned !== undefined && names[i + 1]?.fr.endsWith(owned) === true;
    return both(isSaid ? en.slice(owner.length) : en, isSaidNext ? fr.slice(0, -owned.length) : fr);
  });

export function cardName(t: Telling, def: string | undefined): Said {
  const index = def === undefined ? undefined : t.after.book.byId.get(def);
  return index === undefined ? both('a card', 'une carte') : defAt(t.after.book, index).name;
}

/** "Pawn ×2 and Martyr": equal names once, with their number. */
export function tallied(names: readonly Said[]): Said[] {
  const times = new Map<string, { readonly name: Said; readonly n: number }>();
  for (const name of names) times.set(name.en, { name, n: (times.get(name.en)?.n ?? 0) + 1 });
  return [...times.values()].map(({ name, n }) => (n === 1 ? name : mapped(name, (text) => `${text} ×${n}`)));
}

/** "You draw 2 cards." Names those that the listener may know. */
export const cards = (t: Telling, facts: readonly Fact[], one = 'card', une = 'carte'): Said => {
  const known = facts.filter(({ def }) => def !== undefined);
  return known.length === facts.length
    ? joined(tallied(known.map(({ def }) => cardName(t, def))))
    : both(count(facts.length, one), countFr(facts.length, une));
};

/** Ends a sentence; a name that ends in an exclamation mark, such as DON!!, needs no full stop. */
const ended = (text: string): string => (text.endsWith('!') ? text : `${text}.`);

/** A sentence: subject and verb, then what follows. */
export const says = (start: Said, rest: Said | null = null): Said =>
  mapped(rest === null ? start : both(`${start.en} ${rest.en}`, `${start.fr} ${rest.fr}`), ended);
