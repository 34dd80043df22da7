// English for take: "reveal up to 1 {Navy} type card and add it to your hand".
import { imperative, isFields, oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { readAlso } from '../../words/leaves';
import { anyCard } from '../../words/parts';

/** A card that fits a description is revealed, so that both players see that it fits; any card is not (spec 16). */
const isDescribed = (target: unknown): boolean =>
  isFields(target) && (target.filters !== undefined || target.targetType !== 'card');
const fitting = (wanted: boolean): Phrase<unknown> => ({
  ...anyCard,
  print: (value, context) => (isDescribed(value) === wanted ? anyCard.print(value, context) : undefined),
  parse: (source, at, context) =>
    anyCard.parse(source, at, context).filter(({ value }) => isDescribed(value) === wanted),
});
const isOne = (target: unknown): boolean => isFields(target) && Number(target.maxTargets ?? 1) === 1;
const numbered = (one: boolean, said: Phrase<unknown>): Phrase<unknown> => ({
  ...said,
  print: (value, context) => (isOne(value) === one ? said.print(value, context) : undefined),
});
const shown = { who: fitting(true) };

export const en = op(
  'take',
  imperative(
    readAlso<unknown>(
      oneOf<unknown>(
        numbered(true, phrase('reveal {...who} and add it to your hand', shown)),
        numbered(false, phrase('reveal {...who} and add them to your hand', shown)),
        phrase('add {...who} to your hand', { who: fitting(false) }),
      ),
      phrase('reveal {...who} and add it to hand', shown),
      phrase('reveal {...who}, add it to your hand', shown),
      phrase('add {...who} to your hand', shown),
    ),
  ),
);
