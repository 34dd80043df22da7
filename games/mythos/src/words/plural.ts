// A wording in the singular and one in the plural, by the determiner that stands before.
import type { Phrase } from '@sleight/kernel/text/grammar';

export const plural = (one: Phrase<unknown>, many: Phrase<unknown>): Phrase<unknown> => ({
  ...one,
  print: (value, context) => (context.style.number === 'many' ? many : one).print(value, context),
  parse: (source, at, context) => [...one.parse(source, at, context), ...many.parse(source, at, context)],
});
