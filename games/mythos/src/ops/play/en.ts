// English for play: "play a Summon character, paying 2 less", "play it, paying 2 more".
import { type Fields, inMood, oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import { numberFrom } from '@sleight/kernel/text/leaves';
import { op, reference } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { kind, whenOpponent } from '../../words/parts';

const less = numberFrom(1);
const holes = { filters: kind, of: reference, less, more: less };

/** The source zone, with and without a description of the card. */
const sources = [
  { what: '{filters}' },
  { what: 'a character' },
  { what: '{filters} from your hand', from: 'hand' },
  { what: 'a character from your hand', from: 'hand' },
  { what: '{filters} while hidden', from: 'hidden' },
  { what: 'a character while hidden', from: 'hidden' },
  { what: '{filters} from your discard pile', from: 'discard' },
  { what: 'a character from your discard pile', from: 'discard' },
  { what: 'the character on top of your discard pile', from: 'discardTop' },
  { what: '{filters} among them', from: 'looked' },
  { what: 'a character among them', from: 'looked' },
  { what: '{of}', from: 'bound' },
];
const prices = ['paying {less} less', 'paying {more} more', 'paying its cost'];

const playing = (verb: string, fixed: Fields): Phrase<unknown> =>
  oneOf<unknown>(
    ...sources.flatMap(({ what, ...from }) =>
      prices.map((price) => phrase<unknown>(`${verb} ${what}, ${price}`, holes, { ...fixed, ...from })),
    ),
  );

const byOpponent = { chooser: 'opponent' };
const mine = whenOpponent(false, playing('play', {}));
/** "the opponent must either play it, … or …": the sentence has named them already. */
const theirs = whenOpponent(true, playing('play', byOpponent));
const opponentPlays = whenOpponent(false, playing('the opponent plays', byOpponent));

export const en = op(
  'play',
  inMood({ instruction: oneOf(mine, theirs, opponentPlays), purpose: oneOf(mine, theirs) }),
);
