// English for redirect: "change the attack target to 1 of your Characters".
import { imperative } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { readAlso } from '../../words/leaves';
import { field } from '../../words/parts';

const holes = { who: field };

export const en = op(
  'redirect',
  imperative(
    readAlso<unknown>(
      phrase('change the attack target to {...who}', holes),
      phrase('change the target of the attack to {...who}', holes),
      phrase('change the target of that attack to {...who}', holes),
    ),
  ),
);
