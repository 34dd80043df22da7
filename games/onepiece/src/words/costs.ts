// One Piece's costs in English: "DON!! −1, You may rest this card and trash 1 card from your hand:".
// Invariant: costs are printed in payment order; a cost is always an offer.
// Next: lines.ts for where they stand, french-costs.ts for French.
import {
  type Context,
  type Fields,
  isFields,
  oneOf,
  type ParsedText,
  type Phrase,
  type Reading,
  via,
} from '@sleight/kernel/text/grammar';
import { countOf, flag, number, words } from '@sleight/kernel/text/leaves';
import { matchWord, phrase } from '@sleight/kernel/text/template';
import { minus, readAlso } from './leaves';
import { cardFrom, field } from './nouns';

const circled = '①②③④⑤⑥⑦⑧⑨';
/** "DON!! −2", and "③" for resting DON!!: symbols that need no "you may". */
const symbol: Phrase<Fields> = {
  keys: ['donMinus'],
  print: (value) =>
    isFields(value) && typeof value.donMinus === 'number' && value.orMore === undefined
      ? `DON!! ${minus}${value.donMinus}`
      : undefined,
  parse(source, at) {
    const rest = source.text.slice(at, at + 12);
    const returned = /^DON!! [\u2212-](\d+)/.exec(rest);
    if (returned) return [{ value: { donMinus: Number(returned[1]) }, end: at + returned[0].length }];
    const rested = circled.indexOf(rest.charAt(0)) + 1;
    return rest !== '' && rested > 0 ? [{ value: { restDon: rested }, end: at + 1 }] : [];
  },
};

/** Under the name of the cost: "trash [1 card from your hand]". */
const under = (key: string, said: Phrase<unknown>): Phrase<unknown> =>
  via(
    said,
    (cost: unknown) => (isFields(cost) && isFields(cost[key]) ? cost[key] : undefined),
    (value) => ({ [key]: value }),
    [key],
  );
const flagged = (key: string, ...said: readonly string[]): Phrase<unknown> =>
  phrase(`{${key}}`, { [key]: flag(...said) });

const ends = words({ top: 'top', bottom: 'bottom', topOrBottom: 'top or bottom' });
const lifeCount = countOf('card');
const owned: Phrase<unknown> = field;
/** Cards other than this one, which has its own costs. */
const others: Phrase<unknown> = via(
  field,
  (target: unknown) => (isFields(target) && target.targetType !== 'self' ? target : undefined),
  (target) => (isFields(target) && target.targetType !== 'self' ? target : undefined),
);

const shuffle = flag('shuffle it', 'shuffle your deck');
const inOrder = ['', ' in any order'];
const toDeckWords: readonly Phrase<unknown>[] = inOrder.flatMap((order) => [
  phrase<unknown>(`place {...who} at the {position} of your deck${order}`, { who: cardFrom, position: ends }),
  phrase<unknown>(`return {...who} to the {position} of your deck${order}`, {
    who: cardFrom,
    position: ends,
  }),
  phrase<unknown>(`place {...who} at the {position} of the owner's deck${order}`, {
    who: owned,
    position: ends,
  }),
]);

const named: Phrase<unknown> = readAlso(
  oneOf<unknown>(
    flagged('restThis', 'rest this card', 'rest this Character', 'rest this Leader', 'rest this Stage'),
    phrase('rest {restDon} of your DON!! cards', { restDon: number }),
    flagged('trashThis', 'trash this card', 'trash this Character', 'trash this Stage'),
    under('trash', phrase('trash {...who}', { who: oneOf(cardFrom, others) })),
    phrase('add {lifeToHand.n} from the {lifeToHand.position} of your Life cards to your hand', {
      'lifeToHand.n': lifeCount,
      'lifeToHand.position': ends,
    }),
    phrase('trash {trashLife.n} from the {trashLife.position} of your Life cards', {
      'trashLife.n': lifeCount,
      'trashLife.position': ends,
    }),
    phrase('turn {turnLife.n} from the top of your Life cards {turnLife.face}', {
      'turnLife.n': lifeCount,
      'turnLife.face': words({ up: 'face-up', down: 'face-down' }),
    }),
    under('rest', phrase('rest {...who}', { who: others })),
    under('return', phrase("return {...who} to the owner's hand", { who: owned })),
    under('toDeck', toDeckWords[5]),
    under('toDeck', toDeckWords[3]),
    under('toDeck', phrase("return {...who} to the owner's deck and {shuffle}", { who: owned, shuffle })),
    under('toDeck', phrase('return {...who} to your deck and {shuffle}', { who: cardFrom, shuffle })),
    under(
      'toLife',
      phrase("add {...who} to the {position} of the owner's Life cards[ {faceUp}]", {
        who: owned,
        position: ends,
        faceUp: flag('face-up'),
      }),
    ),
    under('ko', phrase('K.O. {...who}', { who: owned })),
    under('reveal', phrase('reveal {...who}', { who: cardFrom })),
    phrase('trash {mill} from the top of your deck', { mill: countOf('card') }),
    under(
      'powerDown',
      phrase(`give {...who} ${minus}{amount} power during this turn`, { who: owned, amount: number }),
    ),
    under('giveDon', phrase('give {amount} {state} DON!! card to {...who}', giving(1))),
    under('giveDon', phrase('give {amount} {state} DON!! cards to {...who}', giving(2))),
    phrase(
      'return {donMinus} or more DON!! cards from your field to your DON!! deck',
      { donMinus: number },
      { orMore: true },
    ),
  ),
  ...toDeckWords.map((said) => under('toDeck', said)),
  under(
    'powerDown',
    phrase(
      `give your 1 active Leader ${minus}{amount} power during this turn`,
      { amount: number },
      {
        targetSide: 'player',
        targetType: 'leader',
        filters: [{ state: 'active' }],
      },
    ),
  ),
  under('rest', phrase('rest your 1 Leader', {}, { targetSide: 'player', targetType: 'leader' })),
  under('giveDon', phrase('give {amount} of your {state} DON!! cards to {...who}', giving(0))),
);

function giving(least: number) {
  const fits = (n: unknown): boolean => (least === 1 ? n === 1 : least === 2 ? n !== 1 : true);
  const amount: Phrase<number> = {
    print: (n, context) => (fits(n) ? number.print(n, context) : undefined),
    parse: (source, at, context) => number.parse(source, at, context).filter(({ value }) => fits(value)),
  };
  return { who: owned, amount, state: words({ active: 'active', rested: 'rested' }) };
}

/** "rest this Character or 1 of your DON!! cards": one of two. */
const either: Phrase<unknown> = via(
  phrase<Fields>('{first} or {second}', { first: named, second: named }),
  (cost: unknown) =>
    isFields(cost) && Array.isArray(cost.either) && cost.either.length === 2
      ? { first: cost.either[0], second: cost.either[1] }
      : undefined,
  (said) => (isFields(said) ? { either: [said.first, said.second] } : undefined),
  ['either'],
);

const isSymbol = (cost: unknown): boolean =>
  isFields(cost) && 'donMinus' in cost && cost.orMore === undefined;
const offered: Phrase<unknown> = oneOf(named, either);

/** Several costs with one verb, parsed as separate costs: "rest 1 of your DON!! cards and this Character". */
const resting: Phrase<unknown> = oneOf<unknown>(
  flagged('restThis', 'this card', 'this Character', 'this Leader', 'this Stage'),
  phrase('{restDon} of your DON!! cards', { restDon: number }),
  under('rest', others),
);
const trashing: Phrase<unknown> = oneOf<unknown>(
  flagged('trashThis', 'this card', 'this Character', 'this Stage'),
  under('trash', oneOf(cardFrom, others)),
);
const pair = (verb: string, one: Phrase<unknown>): Phrase<unknown> =>
  phrase(`${verb} {first} and {second}`, { first: one, second: one });
const pairs: Phrase<unknown> = oneOf(pair('rest', resting), pair('trash', trashing));
/** Read only: each cost is printed with its verb. */
const twoAtOnce = (source: ParsedText, at: number, context: Context): readonly Reading[] =>
  pairs
    .parse(source, at, context)
    .flatMap(({ value, end }) => (isFields(value) ? [{ value: [value.first, value.second], end }] : []));

interface List {
  readonly values: readonly unknown[];
  readonly end: number;
}

const each = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** All of them in order. A symbol may only come first, where it needs no verb. */
export const costs: Phrase<readonly unknown[]> = {
  print(list, context) {
    if (!Array.isArray(list) || list.length === 0) return undefined;
    const values: readonly unknown[] = list;
    const symbols = values.slice(0, 1).filter(isSymbol);
    const rest = values.slice(symbols.length);
    const said = rest.map((cost) => offered.print(cost, context));
    if (said.some((text) => text === undefined)) return undefined;
    const offer = said.length === 0 ? [] : [`You may ${said.join(' and ')}`];
    return [...symbols.map((cost) => symbol.print(isFields(cost) ? cost : {}, context)), ...offer].join(', ');
  },
  parse(source, at, context) {
    const list = (from: number, mayBefore: boolean): readonly List[] => [
      ...symbol.parse(source, from, context).flatMap((reading) => more(reading, mayBefore)),
      ...['you may ', 'you can ']
        .flatMap((said) => matchWord(source, from, said))
        .flatMap(({ end }) => verbs(end)),
      ...(mayBefore ? verbs(from) : []),
    ];
    const verbs = (from: number): readonly List[] =>
      [...offered.parse(source, from, context), ...twoAtOnce(source, from, context)].flatMap((reading) =>
        more(reading, true),
      );
    const more = ({ value, end }: Reading, mayBefore: boolean): readonly List[] => [
      ...[', ', ' and ', ' ', ', and ']
        .flatMap((join) => matchWord(source, end, join))
        .flatMap((join) =>
          list(join.end, mayBefore).map((rest) => ({
            values: [...each(value), ...rest.values],
            end: rest.end,
          })),
        ),
      { values: each(value), end },
    ];
    return list(at, false).map(({ values, end }) => ({ value: values, end }));
  },
};
