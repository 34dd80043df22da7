// English for discard: "discard 1 card", "the opponent discards their hand", "choose 1 card in the opponent's hand and discard it".
import { type Fields, inMood, oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import { countOf, numberFrom } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { bySide, value } from '../../words/parts';

const amount = countOf('card');
const chosenByYou = { side: 'opponent', chooser: 'player' };

const mine = oneOf<unknown>(
  phrase('discard {amount}', { amount }),
  phrase('discard X cards, where X is {amount}', { amount: value }),
  phrase('discard your hand', {}, { all: true }),
  // The owner of the hand picks, unless the text names the chooser.
  phrase("choose 1 card in the opponent's hand and discard it", {}, { ...chosenByYou, amount: 1 }),
  phrase(
    "choose {amount} cards in the opponent's hand and discard them",
    { amount: numberFrom(2) },
    chosenByYou,
  ),
);

const theirs = (subject: string, side: Fields): Phrase<unknown> =>
  oneOf<unknown>(
    phrase(`${subject} discards {amount}`, { amount }, side),
    phrase(`${subject} discards X cards, where X is {amount}`, { amount: value }, side),
    phrase(`${subject} discards their hand`, {}, { ...side, all: true }),
  );

export const en = op('discard', inMood({ instruction: bySide(mine, theirs), purpose: mine }));
