// Reads the words of a game whose targets are single cards on the table, such as "this card" or "the opposing card".
// A game with filters or several targets has a reader of its own.

import type { AmountOf } from '@sleight/kernel/ability/schema';
import type { VocabularyOf, WordMeanings } from '@sleight/kernel/ability/words';
import type { Count, Play, Select, Test } from '@sleight/kernel/book';
import { add, OBJ, ref } from '@sleight/kernel/code';
import type { Reader } from '@sleight/kernel/compiler';
import { ensure } from '@sleight/kernel/ensure';
import type { PlaceIndex } from '@sleight/kernel/ids';
import { objById } from '@sleight/kernel/objects';
import type { Frame, Obj } from '@sleight/kernel/state';

interface Language<Target extends object, Cond extends object, Ability extends object, Rules extends object> {
  Target: Target;
  Amount: AmountOf<Target>;
  Cond: Cond;
  Ability: Ability;
  Rules: Rules;
}

interface SingleTargets<Target extends object, Cond, Rules> {
  readonly rules: Rules;
  /** The card that a target names, if it is there. */
  found(p: Play, f: Frame, target: Target): Obj | null;
  /** The number of a card that an amount may be: "draw cards equal to its strength". */
  stat(p: Play, o: Obj): number;
  meaning(cond: Cond, meanings: WordMeanings<VocabularyOf<never, Target, AmountOf<Target>, Cond>>): Test;
  readonly verbs: readonly string[];
  /** The first of each pair of zones that abilities name. */
  readonly zones: Readonly<Record<string, PlaceIndex>>;
}

export function singleTargets<
  Target extends object,
  Cond extends object,
  Ability extends object,
  Rules extends object,
>(game: SingleTargets<Target, Cond, Rules>): Reader<Language<Target, Cond, Ability, Rules>> {
  const { rules, found, stat, meaning, verbs, zones } = game;

  const select =
    (target: Target): Select =>
    (p, f, out) => {
      const card = found(p, f, target);
      if (card !== null) add(out, ref(OBJ, card.id));
    };
  const count =
    (target: Target): Count =>
    (p, f) =>
      found(p, f, target) === null ? 0 : 1;

  function amount(a: AmountOf<Target>): Count {
    if (typeof a === 'number') return () => a;
    if ('per' in a) {
      const many = count(a.per);
      return (p, f) => many(p, f) * a.times;
    }
    return (p, f) => {
      const self = objById(p.s, f.self);
      return self === null ? 0 : stat(p, self);
    };
  }

  return {
    rules,
    select,
    match: (target) => (p, f, r) => r === ref(OBJ, found(p, f, target)?.id ?? 0),
    amount,
    counts: () => ({ min: 1, max: 1, all: false, free: true }),
    test(cond, { register }) {
      const meanings = {
        register,
        match: (filter: never) => filter,
        count,
        amount,
        test: (inner: Cond): Test => meaning(inner, meanings),
      };
      return meanings.test(cond);
    },
    verb(name) {
      if (!verbs.includes(name)) throw new Error(`there is no verb called ${name}`);
      return verbs.indexOf(name);
    },
    zone(name) {
      const first = ensure(zones[name], 'zone called', name);
      return (_p, f) => first + f.you;
    },
    number(name) {
      throw new Error(`no ability changes the number ${name}`);
    },
    grants() {
      throw new Error('no ability gives another away');
    },
  };
}
