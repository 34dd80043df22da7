// English for addDon: "add up to 1 DON!! card from your DON!! deck and set it as active".
import { imperative, oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import { flag, number } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { someDon } from '../../words/don-cards';
import { readAlso } from '../../words/leaves';

const holes = { upTo: flag('up to '), amount: someDon };
const endings = [
  ['set it as active', 'active', true],
  ['set them as active', 'active', false],
  ['rest it', 'rested', true],
  ['rest them', 'rested', false],
] as const;

/** After another such action: "and add up to 1 additional DON!! card and rest it". */
const more: readonly Phrase<unknown>[] = endings.map(([ending, state]) =>
  phrase<unknown>(
    `add [{upTo}]{amount} additional DON!! card and ${ending}`,
    { upTo: holes.upTo, amount: number },
    { state },
  ),
);

export const en: Phrase<unknown> = op(
  'addDon',
  imperative(
    readAlso<unknown>(
      oneOf<unknown>(
        ...endings.map(([ending, state, isOne]): Phrase<unknown> => {
          const said = phrase<unknown>(`add [{upTo}]{...amount} from your DON!! deck and ${ending}`, holes, {
            state,
          });
          const fits = (value: unknown): boolean =>
            typeof value === 'object' &&
            value !== null &&
            'amount' in value &&
            (value.amount === 1) === isOne;
          return {
            ...said,
            print: (value, context) => (fits(value) ? said.print(value, context) : undefined),
          };
        }),
      ),
      ...more,
    ),
  ),
);
