// Limits on a number in English: "Power 3 or less", "a lower cost than it", "a cost less than its Power".
// Next: french-bounds.ts for French, ../filters/power/en.ts for their use.
import { oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import { number, words } from '@sleight/kernel/text/leaves';
import { reference } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { value } from './parts';

/** What is compared with: "than this character", "than the defeated character". */
const than: Phrase<string> = oneOf<string>(words({ self: 'this character' }), reference);

/** The wordings of one number. */
export function bounds(field: string, said: string): Phrase<unknown> {
  const at = (bound: string) => ({ [`${field}.${bound}`]: number });
  const noun = said.endsWith('cost') ? `a ${said}` : said;
  const less = said.endsWith('cost') ? `a lower ${said}` : `less ${said}`;
  const own = field === 'power' || field === 'cost' ? field : undefined;
  const compared = (bound: string, wording: string): readonly Phrase<unknown>[] =>
    own === undefined
      ? []
      : [phrase(wording, { [`${field}.${bound}.of`]: than }, { [`${field}.${bound}.stat`]: own })];
  return oneOf<unknown>(
    phrase(`${said} {${field}.lte} or less`, at('lte')),
    phrase(`${said} {${field}.gte} or more`, at('gte')),
    phrase(`exactly ${said} {${field}.eq}`, at('eq')),
    phrase(`${noun} less than {${field}.lt}`, at('lt')),
    ...compared('lt', `${less} than {${field}.lt.of}`),
    ...compared('lte', `no more ${said} than {${field}.lte.of}`),
    phrase(`${noun} less than {${field}.lt}`, { [`${field}.lt`]: value }),
    phrase(`${noun} of at most {${field}.lte}`, { [`${field}.lte`]: value }),
    phrase(`${noun} of at least {${field}.gte}`, { [`${field}.gte`]: value }),
  );
}
