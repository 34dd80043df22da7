// "the only Characters on your field are {Navy} type Characters".
import { isFields, type Phrase, via } from '@sleight/kernel/text/grammar';
import { phrase } from '@sleight/kernel/text/template';
import type { CondEnglish } from '../../words/context';
import { fieldNouns } from '../../words/nouns';

const onlyMine = (said: Phrase<unknown>): Phrase<unknown> =>
  via(
    said,
    (value: unknown) => {
      if (!isFields(value) || value.targetSide !== 'player') return undefined;
      const { targetSide: _, ...rest } = value;
      return rest;
    },
    (value) => (isFields(value) ? { ...value, targetSide: 'player' } : undefined),
  );
const only = onlyMine(fieldNouns.many);

export const en: CondEnglish = {
  phrases: [phrase('the only Characters on your field are {only}', { only })],
  read: [phrase('you only have {only}', { only })],
};
