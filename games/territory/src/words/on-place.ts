// Where ongoing effects are: "on" a lane, and removed "from" it. Everything else is "in" it.
import { type Fields, isFields, type Phrase, via } from '@sleight/kernel/text/grammar';
import { words } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import type { FilterPhrase } from './context';

type Holes = Readonly<Record<string, Phrase<never>>>;

const at: Phrase<true> = {
  print: (_, context) => context.style.place ?? 'on',
  parse: (source, start, context) => words({ on: 'on', from: 'from' }).parse(source, start, context),
};

const onPlace = (where: string, holes: Holes, constants: Fields): Phrase<unknown> =>
  via(
    phrase<Fields>(`{at} ${where}`, { at, ...holes }, constants),
    (filter: unknown) => (isFields(filter) ? { ...filter, at: true } : undefined),
    (said) => {
      if (!isFields(said)) return undefined;
      const { at: _, ...filter } = said;
      return filter;
    },
  );

/** Said of everything but ongoing effects. */
export const inPlace = (where: string, holes: Holes, constants: Fields): FilterPhrase => ({
  slot: 'after',
  says: phrase(`in ${where}`, holes, constants),
  types: ['unit', 'slot', 'card', 'lane'],
});

/** Said of ongoing effects. */
export const ofEffects = (where: string, holes: Holes, constants: Fields): FilterPhrase => ({
  slot: 'after',
  says: onPlace(where, holes, constants),
  types: ['effect'],
});
