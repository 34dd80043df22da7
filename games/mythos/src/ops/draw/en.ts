// English for draw: "draw 2 cards", "each player draws 1 card", "draw X cards, where X is …".
import { type Fields, inMood, oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import { countOf } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { bySide, value } from '../../words/parts';

const drawing = (verb: string, constants: Fields): Phrase<unknown> =>
  oneOf<unknown>(
    phrase(`${verb} {amount}`, { amount: countOf('card') }, constants),
    phrase(`${verb} X cards, where X is {amount}`, { amount: value }, constants),
  );

const mine = drawing('draw', {});

export const en = op(
  'draw',
  inMood({
    instruction: bySide(mine, (subject, side) => drawing(`${subject} draws`, side)),
    purpose: mine,
  }),
);
