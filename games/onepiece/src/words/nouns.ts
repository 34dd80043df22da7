// Targets in English: "up to 1 of your opponent's rested Characters with a cost of 3 or less", "1 card from your hand".
// Invariant: every field of a target but its chooser is expressed here, or the target is not printed at all.
// Next: filters.ts for what stands around the noun, ../ops/*/en.ts for their use.
import { type Fields, isFields, oneOf, type Phrase, via } from '@sleight/kernel/text/grammar';
import { number, words } from '@sleight/kernel/text/leaves';
import { core, type NounWords } from '@sleight/kernel/text/noun-core';
import { phrase } from '@sleight/kernel/text/template';
import { isNamed } from '../filters/name/schema';
import type { TargetType } from '../vocabulary';
import { after, before } from './filters';
import { names, readAlso } from './leaves';
import { reference } from './references';
import { targetKeys } from './target-keys';

interface Form {
  readonly type: TargetType;
  readonly one: string;
  readonly many: string;
}

/** The first of each type is printed, all are read. */
const onField: readonly Form[] = [
  { type: 'character', one: 'Character', many: 'Characters' },
  { type: 'character', one: 'Character card', many: 'Character cards' },
  { type: 'leaderOrCharacter', one: 'Leader or Character card', many: 'Leader or Character cards' },
  { type: 'leaderOrCharacter', one: 'Leader and Character card', many: 'Leader and Character cards' },
  { type: 'leaderOrCharacter', one: 'Leader or Character', many: 'Leaders and Characters' },
  { type: 'leaderOrCharacter', one: 'Leader and Character', many: 'Leaders or Characters' },
  { type: 'leader', one: 'Leader', many: 'Leader' },
  { type: 'leader', one: 'Leader', many: 'Leader cards' },
  { type: 'stage', one: 'Stage', many: 'Stages' },
  { type: 'stage', one: 'Stage card', many: 'Stage cards' },
  { type: 'characterOrStage', one: 'Character or Stage card', many: 'Character or Stage cards' },
  { type: 'characterOrStage', one: 'Character or Stage', many: 'Characters or Stages' },
  { type: 'leaderOrStage', one: 'Leader or Stage card', many: 'Leader or Stage cards' },
  { type: 'don', one: 'DON!! card', many: 'DON!! cards' },
  { type: 'card', one: 'card', many: 'cards' },
];
const elsewhere: readonly Form[] = [
  { type: 'card', one: 'card', many: 'cards' },
  { type: 'character', one: 'Character card', many: 'Character cards' },
  { type: 'character', one: 'Character', many: 'Characters' },
  { type: 'event', one: 'Event', many: 'Events' },
  { type: 'event', one: 'Event card', many: 'Event cards' },
  { type: 'stage', one: 'Stage card', many: 'Stage cards' },
  { type: 'stage', one: 'Stage', many: 'Stages' },
  { type: 'eventOrStage', one: 'Event or Stage card', many: 'Event or Stage cards' },
  { type: 'don', one: 'DON!! card', many: 'DON!! cards' },
];

const around: NounWords = { nouns: [], before, after, names: [] };
const behind: NounWords = { ...around, before: [] };

/** A form in one number: its first wording is printed. */
const coresOf = (forms: readonly Form[], many: boolean): Phrase<unknown> =>
  oneOf<unknown>(
    ...forms.map((form): Phrase<unknown> => core(form, many ? form.many : form.one, around)),
    lone(forms === onField ? 'leaderOrCharacter' : 'card'),
  );

/** "[Uta]" with no noun behind it, read as a card of that name; on the field a Leader or a Character (spec 1). */
const lone = (type: TargetType): Phrase<unknown> => {
  const rest = core({ type, one: '', many: '' }, '', behind);
  return {
    keys: rest.keys,
    print: () => undefined,
    parse: (source, at, context) =>
      names.parse(source, at, context).flatMap(({ value, end }) =>
        rest.parse(source, end, context).flatMap((reading) => {
          if (!isFields(reading.value)) return [];
          const { filters } = reading.value;
          const more: readonly unknown[] = Array.isArray(filters) ? filters : [];
          return [{ value: { ...reading.value, filters: [{ name: value }, ...more] }, end: reading.end }];
        }),
      ),
  };
};

/** Both on the field: a named Leader or Character is "[Uta] card". */
const named = (said: Phrase<unknown>): Phrase<unknown> =>
  via(
    said,
    (value: unknown) =>
      isFields(value) && value.targetType === 'leaderOrCharacter' && isNamed(value.filters)
        ? { ...value, targetType: 'card' }
        : isFields(value) && value.targetType === 'card' && isNamed(value.filters)
          ? undefined
          : value,
    (value) =>
      isFields(value) && value.targetType === 'card' && isNamed(value.filters)
        ? { ...value, targetType: 'leaderOrCharacter' }
        : value,
  );
/** The determiner contains the side and the area. */
const bare = (said: Phrase<unknown>): Phrase<unknown> => ({ ...said, keys: ['targetType', 'filters'] });
const fieldOne = bare(named(coresOf(onField, false)));
const fieldMany = bare(named(coresOf(onField, true)));
const cardOne = bare(coresOf(elsewhere, false));
const cardMany = bare(coresOf(elsewhere, true));

/** "with a total power of 4000 or less", "with different card names": about all chosen cards together. */
const together =
  '[ with a total power of {sumMax.power} or less][ with a total cost of {sumMax.cost} or less][{distinct}]';
const togetherHoles = {
  'sumMax.power': number,
  'sumMax.cost': number,
  distinct: words({ name: ' with different card names' }),
};

const possessive = words({ player: 'your', opponent: "your opponent's" });

/** The count: fields of the target to and from the numbers of the determiners. */
const counted = (said: Phrase<unknown>): Phrase<unknown> =>
  via(
    said,
    (target: unknown) => {
      if (!isFields(target)) return undefined;
      const { minTargets, maxTargets, all, anyNumber, ...rest } = target;
      if (all || anyNumber) return target;
      const max = maxTargets ?? 1;
      if (minTargets === 0) return { ...rest, upTo: max };
      return minTargets === undefined || minTargets === max ? { ...rest, exactly: max } : undefined;
    },
    (value) => {
      if (!isFields(value)) return undefined;
      const { upTo, exactly, ...rest } = value;
      if (upTo !== undefined) return { ...rest, minTargets: 0, maxTargets: upTo };
      if (exactly === undefined) return rest;
      return exactly === 1 ? rest : { ...rest, minTargets: exactly, maxTargets: exactly };
    },
    targetKeys,
  );

const single: Phrase<number> = {
  print: (value) => (value === 1 ? '1' : undefined),
  parse: (source, at, context) => number.parse(source, at, context).filter(({ value }) => value === 1),
};
const several: Phrase<number> = {
  print: (value) => (typeof value === 'number' && value !== 1 ? `${value}` : undefined),
  parse: (source, at, context) => number.parse(source, at, context).filter(({ value }) => value !== 1),
};

const fieldHoles = {
  targetSide: possessive,
  upTo: number,
  exactly: number,
  core: fieldMany,
  ...togetherHoles,
};
/** Cards that belong to a player's field. */
const ofSomeone: readonly Phrase<unknown>[] = [
  phrase(`up to {upTo} of {targetSide} {...core}${together}`, fieldHoles),
  phrase(`{exactly} of {targetSide} {...core}${together}`, fieldHoles),
  phrase('all of {targetSide} {...core}', fieldHoles, { all: true }),
  phrase(`any number of {targetSide} {...core}${together}`, fieldHoles, { anyNumber: true }),
];
const single1 = { upTo: single, exactly: single, core: fieldOne, ...togetherHoles };
const several1 = { upTo: several, exactly: several, core: fieldMany, ...togetherHoles };
/** Cards on either field. */
const ofAnyone: readonly Phrase<unknown>[] = [
  phrase('up to {upTo} {...core}', single1),
  phrase(`up to {upTo} {...core}${together}`, several1),
  phrase('{exactly} {...core}', single1),
  phrase(`{exactly} {...core}${together}`, several1),
  phrase('all {...core}', several1, { all: true }),
];
/** Other wordings of the same. */
const alsoRead: readonly Phrase<unknown>[] = [
  phrase('up to a total of {upTo} of {targetSide} {...core}', fieldHoles),
  phrase('each of {targetSide} {...core}', fieldHoles, { all: true }),
  phrase('all {targetSide} {...core}', fieldHoles, { all: true }),
  ...(['player', 'opponent'] as const).flatMap((targetSide) => {
    const field = targetSide === 'player' ? 'your field' : "your opponent's field";
    return [
      phrase<unknown>(`up to {upTo} {...core} on ${field}`, single1, { targetSide }),
      phrase<unknown>(`up to {upTo} {...core} on ${field}`, several1, { targetSide }),
      phrase<unknown>(`{exactly} {...core} on ${field}`, single1, { targetSide }),
      phrase<unknown>(`all {...core} on ${field}`, several1, { targetSide, all: true }),
    ];
  }),
];

/** A player has one Leader: "your Leader", "your opponent's Leader", "your [Yamato] Leader". */
const leaderOnly = via(
  phrase<Fields>('{targetSide} {...core}', {
    targetSide: possessive,
    core: bare(core({ type: 'leader', one: 'Leader', many: 'Leader' }, 'Leader', around)),
  }),
  (target: unknown) => (isFields(target) && target.exactly === 1 ? without(target, 'exactly') : undefined),
  (value) => (isFields(value) ? { ...value, exactly: 1 } : undefined),
  targetKeys,
);
const without = (record: Fields, key: string): Fields =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

const leaderOrOne = (said: string): Phrase<unknown> =>
  phrase(said, {}, { targetSide: 'player', targetType: 'leaderOrCharacter', exactly: 1 });

const self = readAlso<unknown>(
  phrase('this card', {}, { targetType: 'self' }),
  ...['this Character', 'this Leader', 'this Stage', 'this character'].map((said) =>
    phrase<unknown>(said, {}, { targetType: 'self' }),
  ),
);
const bound = phrase<unknown>('{of}', { of: reference }, { targetType: 'bound' });

/** A target on the field. */
export const field: Phrase<unknown> = {
  ...oneOf<unknown>(
    self,
    bound,
    counted(
      readAlso(
        oneOf(leaderOnly, ...ofSomeone, ...ofAnyone),
        ...alsoRead,
        leaderOrOne('your Leader or 1 of your Characters'),
        leaderOrOne('this Leader or 1 of your Characters'),
        leaderOrOne('your Leader or up to 1 of your Characters'),
        phrase(
          'your Leader and all of your Characters',
          {},
          { targetSide: 'player', targetType: 'leaderOrCharacter', all: true },
        ),
      ),
    ),
  ),
  mentions: true,
};

/** All of them as the subject of a sentence: "your {Navy} type Characters gain". */
const yourMany = phrase<unknown>('{targetSide} {...core}', fieldHoles, { all: true });
export const everyOne: Phrase<unknown> = { ...counted(yourMany), mentions: true };

/** "your [Uta] gains …": everything with that name, Leader or Characters (spec 1). */
const everyNamed: Phrase<unknown> = {
  ...counted(
    phrase('your {...core}', { core: lone('leaderOrCharacter') }, { targetSide: 'player', all: true }),
  ),
  print: () => undefined,
};

const isMany = (target: unknown): boolean =>
  isFields(target) &&
  (target.all === true || target.anyNumber === true || Number(target.maxTargets ?? 1) > 1);
/** As the subject of a singular or plural verb. Both are read with either. */
export const one: Phrase<unknown> = {
  ...oneOf(field, everyNamed),
  print: (value, context) => (isMany(value) ? undefined : field.print(value, context)),
};
export const many: Phrase<unknown> = {
  ...oneOf(field, everyOne),
  print: (value, context) => (isMany(value) ? field.print(value, context) : undefined),
};

const areas = words({
  'player hand': ['from your hand', 'in your hand', 'from hand'],
  'opponent hand': ["from your opponent's hand", 'from their hand'],
  'player trash': ['from your trash', 'in your trash'],
  'opponent trash': ["from your opponent's trash", 'from their trash'],
  'player handOrTrash': 'from your hand or trash',
  'player deck': 'from your deck',
});
/** The area and its owner together. */
const placed = (said: Phrase<unknown>): Phrase<unknown> =>
  via(
    said,
    (target: unknown) => {
      if (!isFields(target)) return undefined;
      const { targetSide, from, ...rest } = target;
      return from === undefined ? undefined : { ...rest, area: `${targetSide} ${from}` };
    },
    (value) => {
      if (!isFields(value) || typeof value.area !== 'string') return undefined;
      const { area, ...rest } = value;
      const [targetSide, from] = area.split(' ');
      return { ...rest, targetSide, from };
    },
    targetKeys,
  );

const cardOneHoles = { upTo: single, exactly: single, core: cardOne, area: areas, ...togetherHoles };
const cardManyHoles = { upTo: several, exactly: several, core: cardMany, area: areas, ...togetherHoles };
const withArea = (area: string, holes: { one: typeof cardOneHoles; many: typeof cardManyHoles }) => [
  phrase<unknown>(`up to {upTo} {...core}${area}`, holes.one),
  phrase<unknown>(`up to {upTo} {...core}${together}${area}`, holes.many),
  phrase<unknown>(`{exactly} {...core}${area}`, holes.one),
  phrase<unknown>(`{exactly} {...core}${together}${area}`, holes.many),
  phrase<unknown>(`all {...core}${area}`, holes.many, { all: true }),
  phrase<unknown>(`any number of {...core}${together}${area}`, holes.many, { anyNumber: true }),
];
const holes = { one: cardOneHoles, many: cardManyHoles };

/** "up to 1 {Navy} type card from your hand". */
export const cardFrom: Phrase<unknown> = {
  ...placed(
    counted(
      readAlso(
        oneOf(...withArea(' {area}', holes)),
        phrase('up to {upTo} of your {...core} {area}', { ...cardManyHoles, upTo: number }),
        phrase('{exactly} of your {...core} {area}', { ...cardManyHoles, exactly: number }),
        phrase('{area} up to {upTo} {...core}', cardOneHoles),
      ),
    ),
  ),
  mentions: true,
};

/** The same without the place: "reveal up to 1 {Navy} type card". */
export const anyCard: Phrase<unknown> = { ...counted(oneOf(...withArea('', holes))), mentions: true };

/** Without a number, for counting: "rested Characters", "Events in your trash". */
export const fieldNouns = { one: fieldOne, many: fieldMany };
export const cardNouns = { one: cardOne, many: cardMany };
