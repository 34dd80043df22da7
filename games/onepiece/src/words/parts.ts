// The parts of English speech that One Piece's ops use: targets, durations, numbers of cards, positions.
// Invariant: each is looked up in the grammar when used, so ops and words do not import each other.
// Next: nouns.ts for what they say, ../ops/*/en.ts for their use.
import { inMood, oneOf, type Phrase, part } from '@sleight/kernel/text/grammar';
import { words } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import { targetKeys } from './target-keys';

const target = (name: string): Phrase<unknown> => part(name, { keys: targetKeys, mentions: true });
/** On the field: "up to 1 of your opponent's Characters". */
export const field = target('field');
/** The same as the subject of a verb in the singular and in the plural. */
export const one = target('one');
export const many = target('many');
/** All of them, without saying so: "none of [your Characters]". */
export const everyOne = target('everyOne');
/** "1 card from your hand". */
export const cardFrom = target('cardFrom');
/** "up to 1 {Navy} type card", without the place. */
export const anyCard = target('anyCard');
/** "Events with a cost of 2 or more": cards of a kind, wherever they are. */
export const cardKinds: Phrase<unknown> = part('cardKinds', { keys: ['targetType', 'filters'] });
/** One of them: "Event with a cost of 2 or more". */
export const cardKind: Phrase<unknown> = part('cardKind', { keys: ['targetType', 'filters'] });
/** "for every 2 Events in your trash". */
export const forEvery: Phrase<unknown> = part('forEvery', { keys: ['per', 'every'] });

export const duration = words({
  thisTurn: ['during this turn', 'this turn', 'for this turn'],
  thisBattle: 'during this battle',
  untilStartOfYourNextTurn: 'until the start of your next turn',
  untilEndOfOpponentsNextTurn: [
    "until the end of your opponent's next turn",
    "until the end of your opponent's next End Phase",
  ],
  untilEndOfYourNextTurn: ['until the end of your next turn', 'until the end of your next End Phase'],
});

type Holes = Readonly<Record<string, Phrase<never>>>;

/** The hole for the duration, if it is printed. */
export const timed = (during: string): Holes => (during === '' ? {} : { duration });

type Said = (during: string) => Phrase<unknown>;
const forAWhile = (said: readonly Said[]): Phrase<unknown> =>
  oneOf(...said.map((phrase) => phrase(' {duration}')));
const asLongAsItHolds = (said: readonly Said[]): Phrase<unknown> =>
  oneOf(...said.map((phrase) => phrase('')));

/** For a while in an effect, and as long as it holds in a Continuous ability. */
export const lasting = (...said: readonly Said[]): Phrase<unknown> =>
  inMood({ instruction: forAWhile(said), continuous: asLongAsItHolds(said) });
/** The same as an order, so that it can follow "you may". */
export const lastingOrder = (...said: readonly Said[]): Phrase<unknown> =>
  inMood({ instruction: forAWhile(said), purpose: forAWhile(said), continuous: asLongAsItHolds(said) });

/** "this card gains …", "your Characters gain …". */
export const subject = (
  verb: readonly [string, string],
  rest: string,
  holes: Holes,
): ((during: string) => Phrase<unknown>) => {
  const [gains, gain] = verb.map((word) => (word === '' ? '' : `${word} `));
  return (during) => {
    const all: Holes = { ...holes, ...timed(during) };
    return oneOf<unknown>(
      phrase(`{...who} ${gains}${rest}${during}`, { ...all, who: one }),
      phrase(`{...who} ${gain}${rest}${during}`, { ...all, who: many }),
    );
  };
};

export const position = words({ top: 'top', bottom: 'bottom', topOrBottom: 'top or bottom' });
