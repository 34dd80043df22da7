// The parts of speech that ops use in their English: targets, amounts, references, quoted abilities.
// Invariant: each is looked up in the game's grammar when used, so an op contains no word of any game.
// Next: ops/*/en.ts for their use, words.ts for how a game provides them.
import { type Fields, isFields, oneOf, only, type Phrase, part, styled } from './grammar';
import { quoted } from './leaves';
import { targetKeys } from './noun-phrase';

/** A target that takes a singular verb: "an ally", "each close enemy". */
export const one: Phrase<unknown> = part('one', { keys: targetKeys, mentions: true });
/** A target that takes a plural verb: "2 allies". */
export const many: Phrase<unknown> = part('many', { keys: targetKeys, mentions: true });
/** A single thing, without a count: "there is [a close ally]". */
export const some: Phrase<unknown> = part('some', { keys: targetKeys, mentions: true });
/** A target that is acted upon, so its number does not matter. */
export const target: Phrase<unknown> = oneOf(one, many);
/** "for each [close ally]". */
export const bareOne: Phrase<unknown> = part('bareOne', { keys: targetKeys });
/** "among [enemies close to it]". */
export const bareMany: Phrase<unknown> = part('bareMany', { keys: targetKeys });
/** All of them, without a determiner: "cannot remove [beneficial ongoing effects]". */
export const bareAll: Phrase<unknown> = {
  keys: targetKeys,
  print(value, context) {
    if (!isFields(value) || value.all !== true || 'minTargets' in value) return undefined;
    const { all: _, ...rest } = value;
    return bareMany.print(rest, context);
  },
  parse: (source, at, context) =>
    bareMany
      .parse(source, at, context)
      .flatMap(({ value, end }) => (isFields(value) ? [{ value: { ...value, all: true }, end }] : [])),
};

/** The possible targets of an op, by type. */
export const of = (phrase: Phrase<unknown>, ...types: readonly string[]): Phrase<unknown> =>
  only('targetType', types, phrase);

/** "every" where a verb takes all at once: "Remove every ongoing effect". */
export const every = (phrase: Phrase<unknown>): Phrase<unknown> => styled({ universal: 'every' }, phrase);
/** "from" where a verb takes something away: "ongoing effects from your slots". */
export const away = (phrase: Phrase<unknown>): Phrase<unknown> => styled({ place: 'from' }, phrase);

/** "its power", "the sacrificed unit's power", "this unit's power". */
export const value: Phrase<unknown> = part('value');
/** "it", "the chosen lane". */
export const reference: Phrase<unknown> = part('reference');
export const ability: Phrase<unknown> = quoted(part('ability'));

/** One op: its type and the wordings of its other fields. */
export const op = (type: string, ...wordings: readonly Phrase<never>[]): Phrase<unknown> => {
  const says: Phrase<Fields> = oneOf<unknown>(...wordings);
  return {
    keys: ['type', ...(says.keys ?? [])],
    print(action, context) {
      if (!isFields(action) || action.type !== type) return undefined;
      const { type: _, ...rest } = action;
      return says.print(rest, context);
    },
    parse: (source, at, context) =>
      says
        .parse(source, at, context)
        .flatMap((reading) =>
          isFields(reading.value) ? [{ value: { type, ...reading.value }, end: reading.end }] : [],
        ),
  };
};
