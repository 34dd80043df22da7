// One Piece's conditions in English: "you have 2 or less Life cards", "your Leader has the {Navy} type".
// Invariant: each condition has one wording that is printed; other official wordings are read as well.
// Next: french-conditions.ts for French, lines.ts for where they stand.
import { type Fields, isFields, oneOf, type Phrase, via } from '@sleight/kernel/text/grammar';
import { flag, indefinite, number, words } from '@sleight/kernel/text/leaves';
import { matchWord, phrase } from '@sleight/kernel/text/template';
import { baseCost, basePower, cost, power } from './bounds';
import { attribute, names, partsOfTypes, readAlso, types } from './leaves';
import { cardNouns, fieldNouns } from './nouns';
import { reference } from './references';

/** "2 or less", "3 or more", "0": of a field at this path. */
const limited = (
  at: string,
  said: (limit: string, cards: string) => string,
  constants: Fields,
): readonly Phrase<unknown>[] => [
  phrase(said(`{${at}.lte} or less`, 'cards'), { [`${at}.lte`]: number }, constants),
  phrase(said(`{${at}.gte} or more`, 'cards'), { [`${at}.gte`]: number }, constants),
  phrase(said('1', 'card'), {}, { ...constants, [`${at}.eq`]: 1 }),
  phrase(said(`{${at}.eq}`, 'cards'), { [`${at}.eq`]: number }, constants),
];

const both = 'you and your opponent have a total of';
const player = (what: string): Fields => ({ [`${what}.side`]: 'player' });
const opponent = (what: string): Fields => ({ [`${what}.side`]: 'opponent' });

/** What a player has, behind "you have"; behind "and" the words need not be said again. */
const yours = (have: string): readonly Phrase<unknown>[] => [
  ...limited('life', (n, cards) => `${have}${n} Life ${cards}`, player('life')),
  phrase(`${have}a face-up Life card`, {}, { ...player('life'), 'life.face': 'up', 'life.gte': 1 }),
  ...limited('hand', (n, cards) => `${have}${n} ${cards} in your hand`, player('hand')),
  ...limited('trash', (n, cards) => `${have}${n} ${cards} in your trash`, player('trash')),
  ...limited('deck', (n, cards) => `${have}${n} ${cards} in your deck`, player('deck')),
  ...limited('don', (n, cards) => `${have}${n} DON!! ${cards} on your field`, player('don')),
  ...(['active', 'rested', 'given'] as const).flatMap((state) =>
    limited('don', (n, cards) => `${have}${n} ${state} DON!! ${cards}`, {
      ...player('don'),
      'don.state': state,
    }),
  ),
];
const theirsToo: readonly Phrase<unknown>[] = [
  ...limited('life', (n, cards) => `your opponent has ${n} Life ${cards}`, opponent('life')),
  ...limited('life', (n, cards) => `${both} ${n} Life ${cards}`, { 'life.side': 'any' }),
  ...limited('hand', (n, cards) => `your opponent has ${n} ${cards} in their hand`, opponent('hand')),
  ...limited('trash', (n, cards) => `your opponent has ${n} ${cards} in their trash`, opponent('trash')),
  ...limited('don', (n, cards) => `your opponent has ${n} DON!! ${cards} on their field`, opponent('don')),
];
const donRead: readonly Phrase<unknown>[] = [
  ...limited('don', (n, cards) => `you have a total of ${n} given DON!! ${cards}`, {
    ...player('don'),
    'don.state': 'given',
  }),
  phrase('you have any DON!! cards given', {}, { ...player('don'), 'don.state': 'given', 'don.gte': 1 }),
  ...limited('don', (n, cards) => `there are ${n} DON!! ${cards} on your field`, player('don')),
];

/** "you have less Life cards than your opponent". */
const comparing = (what: string, said: string, theirs: string, more: readonly Phrase<unknown>[] = []) => {
  const of = (op: string): Fields => ({ compare: [`${what}.player`, op, `${what}.opponent`] });
  return readAlso<unknown>(
    oneOf<unknown>(
      phrase(`you have less ${said} than your opponent`, {}, of('lt')),
      phrase(`you have more ${said} than your opponent`, {}, of('gt')),
      phrase(`you have the same number of ${said} as your opponent`, {}, of('eq')),
      phrase(
        `the number of ${theirs} is equal to or less than the number of ${theirs.replace('your', "your opponent's")}`,
        {},
        of('lte'),
      ),
      phrase(
        `the number of ${theirs} is equal to or more than the number of ${theirs.replace('your', "your opponent's")}`,
        {},
        of('gte'),
      ),
    ),
    phrase(`you have fewer ${said} than your opponent`, {}, of('lt')),
    phrase(`your opponent has more ${said} than you`, {}, of('lt')),
    ...more,
  );
};
const compared: readonly Phrase<unknown>[] = [
  comparing('life', 'Life cards', 'your Life cards'),
  comparing('hand', 'cards in your hand', 'cards in your hand'),
  comparing('don', 'DON!! cards on your field', 'DON!! cards on your field', [
    ...(
      [
        ['equal to or less', 'lte'],
        ['less', 'lt'],
        ['equal to or more', 'gte'],
        ['more', 'gt'],
      ] as const
    ).map(([said, op]) =>
      phrase<unknown>(
        `the number of DON!! cards on your field is ${said} than the number on your opponent's field`,
        {},
        { compare: ['don.player', op, 'don.opponent'] },
      ),
    ),
    phrase(
      'your opponent has more DON!! cards on their field than you',
      {},
      {
        compare: ['don.player', 'lt', 'don.opponent'],
      },
    ),
  ]),
  comparing('characters', 'Characters', 'your Characters'),
];

/** What one card is, after its name: "has the {Navy} type", "is [Uta]". */
const being = (at: string, has: string, who: string, owner: string): readonly Phrase<unknown>[] => [
  phrase(`${who} ${has} the {${at}.type} type`, { [`${at}.type`]: types }),
  phrase(`${owner} type includes {${at}.typeIncludes}`, { [`${at}.typeIncludes`]: partsOfTypes }),
  phrase(`${who} ${has} the {${at}.attribute} attribute`, { [`${at}.attribute`]: attribute }),
  phrase(`${who} is {${at}.name}`, { [`${at}.name`]: names }),
  phrase(`${who} is {${at}.state}`, { [`${at}.state`]: words({ active: 'active', rested: 'rested' }) }),
  phrase(`${who} ${has} {${at}}`, { [at]: oneOf(power, basePower, cost, baseCost) }),
];
const leader: readonly Phrase<unknown>[] = [
  ...being('leader', 'has', 'your Leader', "your Leader's"),
  phrase('your Leader is {leader.multicolored}', { 'leader.multicolored': flag('multicolored') }),
  phrase('your Leader is {leader.color}', {
    'leader.color': words({
      red: 'red',
      green: 'green',
      blue: 'blue',
      purple: 'purple',
      black: 'black',
      yellow: 'yellow',
    }),
  }),
];
const played = { 'self.playedThisTurn': flag('this turn') };
const self: Phrase<unknown> = readAlso<unknown>(
  oneOf<unknown>(
    ...being('self', 'has', 'this card', "this card's").slice(4),
    phrase('this card was played {self.playedThisTurn}', played),
    phrase('this card has {self.donGiven.gte} or more DON!! cards given', { 'self.donGiven.gte': number }),
  ),
  ...['this Character', 'this Leader'].flatMap((who) => [
    ...being('self', 'has', who, `${who}'s`).slice(4),
    phrase<unknown>(`${who} was played on {self.playedThisTurn}`, played),
    phrase<unknown>(`${who} was played {self.playedThisTurn}`, played),
  ]),
);

/** A target on one side's field, counted. */
const counting = (
  said: (what: string) => string,
  nouns: { one: Phrase<unknown>; many: Phrase<unknown> },
  constants: Fields,
): readonly Phrase<unknown>[] => {
  const target = (phrases: Phrase<unknown>) => within(phrases, constants);
  return [
    phrase(said('{...count}'), { count: indefinite(target(nouns.one)) }, { gte: 1 }),
    phrase(said('no {...count}'), { count: target(nouns.many) }, { eq: 0 }),
    ...(['lte', 'gte'] as const).map((limit) =>
      phrase<unknown>(said(`{${limit}} or ${limit === 'lte' ? 'less' : 'more'} {...count}`), {
        [limit]: number,
        count: target(nouns.many),
      }),
    ),
    phrase(said('1 {...count}'), { count: target(nouns.one) }, { eq: 1 }),
    phrase(said('{eq} {...count}'), { eq: number, count: target(nouns.many) }),
  ];
};
/** The fields of a counted target under `count`, side and area added. */
function within(said: Phrase<unknown>, constants: Fields): Phrase<unknown> {
  return via(
    said,
    (value: unknown) => {
      if (!isFields(value) || !isFields(value.count)) return undefined;
      const { targetSide, from, ...rest } = value.count;
      const isThis = targetSide === constants.targetSide && from === constants.from;
      return isThis ? rest : undefined;
    },
    (target) => (isFields(target) ? { count: { ...target, ...constants } } : undefined),
    ['count'],
  );
}
const mine = { targetSide: 'player' };
const theirs = { targetSide: 'opponent' };
const inTrash = { targetSide: 'player', from: 'trash' };
const counts: readonly Phrase<unknown>[] = [
  ...counting((n) => `you have ${n}`, fieldNouns, mine),
  ...counting((n) => `your opponent has ${n}`, fieldNouns, theirs),
  ...counting((n) => `there is ${n}`, fieldNouns, {}).slice(0, 1),
  ...counting((n) => `there are ${n}`, fieldNouns, {}).slice(1),
  ...counting((n) => `you have ${n} in your trash`, cardNouns, inTrash),
];
const oneFilter = (said: Phrase<unknown>): Phrase<unknown> =>
  via(
    said,
    (filters: unknown) => (Array.isArray(filters) && filters.length === 1 ? filters[0] : undefined),
    (filter) => [filter],
  );
/** Behind "you have … and": the words are not said again. */
const elliptic: Phrase<unknown> = oneOf<unknown>(
  ...yours(''),
  ...counting((n) => n, fieldNouns, mine),
  // A name alone: what is said behind a noun could be meant of both.
  phrase(
    '{count.filters}',
    { 'count.filters': oneFilter(phrase('{name}', { name: names })) },
    {
      'count.targetSide': 'player',
      'count.targetType': 'leaderOrCharacter',
      gte: 1,
    },
  ),
);
const countsRead: readonly Phrase<unknown>[] = [
  ...counting((n) => `you have ${n} on your field`, fieldNouns, mine),
  phrase('you have {...count}', { count: within(fieldNouns.many, mine) }, { gte: 1 }),
  phrase("you don't have {...count}", { count: within(fieldNouns.many, mine) }, { eq: 0 }),
  phrase("you don't have {...count}", { count: indefinite(within(fieldNouns.one, mine)) }, { eq: 0 }),
  phrase('you do not have {...count}', { count: indefinite(within(fieldNouns.one, mine)) }, { eq: 0 }),
  phrase('you have another {...count}', { count: other(within(fieldNouns.one, mine)) }, { gte: 1 }),
  phrase('you have no other {...count}', { count: other(within(fieldNouns.many, mine)) }, { eq: 0 }),
  phrase(
    'there is {...count} on your field',
    { count: indefinite(within(fieldNouns.one, mine)) },
    { gte: 1 },
  ),
];
/** "no other Characters": one filter more. */
function other(said: Phrase<unknown>): Phrase<unknown> {
  return {
    ...said,
    print: () => undefined,
    parse: (source, at, context) =>
      said.parse(source, at, context).flatMap(({ value, end }) => {
        if (!isFields(value) || !isFields(value.count)) return [];
        const filters: readonly unknown[] = Array.isArray(value.count.filters) ? value.count.filters : [];
        return [{ value: { count: { ...value.count, filters: [{ other: true }, ...filters] } }, end }];
      }),
  };
}

const onlyMine = (said: Phrase<unknown>): Phrase<unknown> =>
  via(
    said,
    (value: unknown) => {
      if (!isFields(value) || value.targetSide !== 'player') return undefined;
      const { targetSide: _, ...rest } = value;
      return rest;
    },
    (value) => (isFields(value) ? { ...value, targetSide: 'player' } : undefined),
  );
const only = readAlso<unknown>(
  phrase('the only Characters on your field are {only}', { only: onlyMine(fieldNouns.many) }),
  phrase('you only have {only}', { only: onlyMine(fieldNouns.many) }),
);

/** "that card is a {Navy} type Character card with a cost of 4 or less". */
const categories: readonly string[] = ['character', 'event', 'stage', 'leader'];
const described: Phrase<unknown> = via(
  oneOf<unknown>(
    phrase('{...core}', { core: indefinite(cardNouns.one) }),
    phrase('{...core}', { core: cardNouns.one }),
  ),
  (filters: unknown) => {
    if (!Array.isArray(filters)) return undefined;
    const list: readonly unknown[] = filters;
    const kind = list.find((filter): filter is Fields => isFields(filter) && 'category' in filter);
    const rest = list.filter((filter) => filter !== kind);
    return { targetType: kind?.category ?? 'card', ...(rest.length > 0 ? { filters: rest } : {}) };
  },
  (target) => {
    if (!isFields(target)) return undefined;
    const list: readonly unknown[] = Array.isArray(target.filters) ? target.filters : [];
    const isKind = categories.some((kind) => kind === target.targetType);
    const all = isKind ? [{ category: target.targetType }, ...list] : list;
    return all.length > 0 ? all : undefined;
  },
);
const bound: Phrase<unknown> = readAlso<unknown>(
  phrase('{bound} is {filters}', { bound: reference, filters: described }),
  phrase('{bound} has {filters}', {
    bound: reference,
    filters: oneFilter(oneOf(cost, power, baseCost, basePower)),
  }),
  phrase("{bound}'s type includes {filters}", {
    bound: reference,
    filters: oneFilter(phrase('{typeIncludes}', { typeIncludes: partsOfTypes })),
  }),
  phrase('{bound} has the {filters} type', {
    bound: reference,
    filters: oneFilter(phrase('{type}', { type: types })),
  }),
);

const turnLog = phrase<unknown>('{turnLog}', {
  turnLog: words({
    opponentCharacterKOd: "your opponent's Character has been K.O.'d during this turn",
    eventActivated: 'you have activated an Event during this turn',
    handTrashed: 'a card in your hand has been trashed by an effect during this turn',
  }),
});

const simple: Phrase<unknown> = readAlso(
  oneOf<unknown>(
    ...yours('you have '),
    ...theirsToo,
    ...compared,
    ...leader,
    self,
    only,
    bound,
    ...counts,
    turnLog,
  ),
  ...donRead,
  ...countsRead,
);

/** Several conditions, all or any of which must hold. */
const several = (field: 'all' | 'any', join: string, joins: readonly string[]): Phrase<unknown> => ({
  keys: [field],
  print(value, context) {
    const list = isFields(value) ? value[field] : undefined;
    if (!Array.isArray(list)) return undefined;
    const said = list.map((one: unknown) => simple.print(one, context));
    return said.some((text) => text === undefined) ? undefined : said.join(join);
  },
  parse(source, at, context) {
    const list = (from: number, mayLeaveOut: boolean): readonly List[] => {
      const first = simple.parse(source, from, context);
      const short = mayLeaveOut && first.length === 0 ? elliptic.parse(source, from, context) : [];
      const saysHave = /^(you have|if you have)/i.test(source.text.slice(from));
      return [...first, ...short].flatMap(({ value, end }) => [
        ...joins
          .flatMap((text) => matchWord(source, end, text))
          .flatMap((next) =>
            list(next.end, field === 'all' && (saysHave || mayLeaveOut)).map((rest) => ({
              values: [value, ...rest.values],
              end: rest.end,
            })),
          ),
        { values: [value], end },
      ]);
    };
    return list(at, false).flatMap(({ values, end }) =>
      values.length > 1 ? [{ value: { [field]: values }, end }] : [],
    );
  },
});
interface List {
  readonly values: readonly unknown[];
  readonly end: number;
}

/** One condition, or several joined by "and" or "or". */
export const cond: Phrase<unknown> = oneOf<unknown>(
  simple,
  several('all', ' and ', [' and ', ' and if ', ', and ', ', ']),
  several('any', ' or ', [' or ', ' or if ']),
);
