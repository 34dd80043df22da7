// English for select: "select up to 1 of your Characters".
import { imperative, oneOf } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { field } from '../../words/parts';

export const en = op(
  'select',
  imperative(
    oneOf<unknown>(phrase('select {...who}', { who: field }), phrase('choose {...who}', { who: field })),
  ),
);
