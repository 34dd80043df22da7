// "in this mission", "in another mission", "in the chosen mission"; where nothing is said of it, "in play".
import { type Fields, isFields, type Phrase } from '@sleight/kernel/text/grammar';
import { reference } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';
import { plural } from '../../words/plural';

/** A verb that takes away says "from". */
const place = (
  where: string,
  holes: Readonly<Record<string, Phrase<never>>>,
  fixed: Fields,
): Phrase<unknown> => {
  const inside = phrase<unknown>(`in ${where}`, holes, fixed);
  const from = phrase<unknown>(`from ${where}`, holes, fixed);
  return {
    ...inside,
    print: (value, context) => (context.style.place === 'from' ? from : inside).print(value, context),
    parse: (source, at, context) => [
      ...inside.parse(source, at, context),
      ...from.parse(source, at, context),
    ],
  };
};

/** Characters of every mission are meant unless the text says otherwise; "in play" may be left out. */
const inPlay: Phrase<unknown> = {
  ...phrase<unknown>('in play', {}, { mission: 'anywhere' }),
  print(value, context) {
    if (!isFields(value) || value.mission !== 'anywhere') return undefined;
    return context.style.scope === 'unsaid' ? '' : 'in play';
  },
};

const says: readonly Phrase<unknown>[] = [
  place('this mission', {}, { mission: 'here' }),
  plural(
    place('another mission', {}, { mission: 'other' }),
    place('other missions', {}, { mission: 'other' }),
  ),
  place('{of}', { of: reference }, { mission: 'same' }),
  inPlay,
];

const isMission = (filter: unknown): boolean => isFields(filter) && 'mission' in filter;
const isAnywhere = (filter: unknown): boolean => isFields(filter) && filter.mission === 'anywhere';

export const en: FilterEnglish = {
  phrases: says.map((one) => ({ slot: 'place', says: one })),
  together: {
    said(filters, target) {
      const everywhere = target.targetType === 'character' && !target.perMission && !filters.some(isMission);
      return everywhere ? [...filters, { mission: 'anywhere' }] : filters;
    },
    meant: (filters) => filters.filter((filter) => !isAnywhere(filter)),
  },
};
