// Mythos's costs, events and replaced events in French.
// Invariant: says whatever events.ts says.
// Next: french-lines.ts, which puts them into lines.
import { agree, count, definite, frenchList } from '@sleight/kernel/text/french';
import { verb } from '@sleight/kernel/text/french-target';
import type { Cost, Replaces, Target, Verb, When } from '../ability';
import { isHere } from '../filters/mission/schema';
import type { MythosFrench } from './context';
import { card } from './french-nouns';
import { target } from './french-target';

/** « la carte du dessus », « les 3 cartes du dessus ». */
export const topCards = (n: number): string =>
  n === 1 ? definite('carte du dessus', { feminine: true, plural: false }) : `les ${n} cartes du dessus`;

export function cost(said: Cost, context: MythosFrench): string {
  const discard = verb('défausser', context);
  return 'discard' in said
    ? `${discard} ${count(said.discard, card)}`
    : `${discard} ${topCards(said.mill)} de votre deck`;
}

const participles: Readonly<Record<Verb, string>> = {
  hide: 'caché',
  defeat: 'vaincu',
  move: 'déplacé',
  reveal: 'joué',
};

/** « caché ou vaincu », in agreement with what it is said of. */
export const done = (
  verbs: readonly Verb[],
  what: { feminine: boolean; plural: boolean },
  or: string,
): string =>
  frenchList(
    verbs.map((name) => agree(participles[name], what)),
    or,
  );

/** Without « dans cette mission », which the event says at its end. */
export function withoutHere<T extends Target>(what: T): { readonly what: T; readonly place: string } {
  const left = what.filters?.filter((filter) => !isHere(filter)) ?? [];
  const place = left.length === (what.filters?.length ?? 0) ? '' : ' dans cette mission';
  return { what: { ...what, filters: left.length > 0 ? left : undefined }, place };
}

export function event(when: When, context: MythosFrench): string {
  if (when.event === 'lose') return 'vous perdez cette mission';
  if (when.event === 'affect') return `un effet ennemi affecte ${context.words.self}`;
  if (when.by === 'player') return `vous déplacez ${context.words.self}`;
  const { what, place } = withoutHere(when);
  const who = target(what, { ...context, anywhere: true });
  const verbs = { defeat: 'vaincu', play: 'joué', move: 'déplacé' };
  return `${who.text} est ${agree(verbs[when.event], who)}${place}`;
}

export function replaced(said: Replaces, context: MythosFrench): string {
  const who = target(said, context);
  const by = said.by === 'opponent' ? ' par un effet ennemi' : '';
  return `${who.text} devait être ${done(said.verbs, who, 'ou')}${by}`;
}
