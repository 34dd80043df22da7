// English for ko: "K.O. up to 1 of your opponent's Characters".
import { imperative, oneOf } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { field } from '../../words/parts';

export const en = op(
  'ko',
  imperative(oneOf<unknown>(phrase('K.O. {...who}', { who: field }), phrase('KO {...who}', { who: field }))),
);
