// English for choose: "choose a mission", "choose a hidden enemy character in play".
import { imperative, oneOf } from '@sleight/kernel/text/grammar';
import { of, op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { many, one } from '../../words/parts';

export const en = op(
  'choose',
  imperative(phrase('choose {...what}', { what: of(oneOf(one, many), 'character', 'mission') })),
);
