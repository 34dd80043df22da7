// English for placeRest: "place the rest at the bottom of your deck in any order", "trash the rest".
import { imperative, oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import { words } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { readAlso } from '../../words/leaves';

const to = words({ bottom: 'bottom', top: 'top', topOrBottom: 'top or bottom' });
const others: readonly Phrase<unknown>[] = [
  'the rest',
  'them',
  'it',
  'the revealed card',
  'that card',
].flatMap((what) =>
  ['place', 'return'].flatMap((verb) =>
    ['your deck', 'the deck', "the owner's deck", "your opponent's deck"].flatMap((deck) =>
      ['', ' in any order'].map((order) =>
        phrase<unknown>(`${verb} ${what} ${verb === 'place' ? 'at' : 'to'} the {to} of ${deck}${order}`, {
          to,
        }),
      ),
    ),
  ),
);

export const en = op(
  'placeRest',
  imperative(
    readAlso<unknown>(
      oneOf<unknown>(
        phrase('place the rest at the {to} of the deck in any order', { to }),
        phrase('trash the rest', {}, { to: 'trash' }),
      ),
      ...others,
    ),
  ),
);
