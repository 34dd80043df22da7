// English for countsAsAll: "also treat this card as having every name, type and attribute …".
import { inMood } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

export const en = op(
  'countsAsAll',
  inMood({
    continuous: phrase(
      'also treat this card as having every name, type and attribute according to the rules',
    ),
  }),
);
