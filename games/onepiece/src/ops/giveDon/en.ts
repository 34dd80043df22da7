// English for giveDon: "give up to 1 rested DON!! card to your Leader or 1 of your Characters".
import { imperative, type Phrase } from '@sleight/kernel/text/grammar';
import { flag, words } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { donCards } from '../../words/don-cards';
import { readAlso } from '../../words/leaves';
import { field } from '../../words/parts';

const holes = {
  upTo: flag('up to '),
  amount: donCards,
  who: field,
  state: words({ active: 'active', rested: 'rested' }),
};

export const en: Phrase<unknown> = op(
  'giveDon',
  imperative(
    readAlso<unknown>(
      phrase('give [{upTo}]{...amount} to {...who}', holes),
      phrase('give {...who} [{upTo}]{...amount}', holes),
    ),
  ),
);
