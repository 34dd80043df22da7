// "you have less Life cards than your opponent".
import { type Fields, oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import { phrase } from '@sleight/kernel/text/template';
import type { CondEnglish } from '../../words/context';
import { readAlso } from '../../words/leaves';

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
export const en: CondEnglish = {
  phrases: [
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
  ],
};
