// How removeEffect is said in English: "remove an ongoing effect", "remove every ongoing effect from it".
import { imperative } from '@sleight/kernel/text/grammar';
import { away, every, of, op, target } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

export const en = op(
  'removeEffect',
  imperative(phrase('remove {...what}', { what: every(away(of(target, 'effect'))) })),
);
