// English for removeEffect: "remove an ongoing effect", "remove every ongoing effect from it, on both sides".
import { type Fields, imperative, isFields, oneOf, type Phrase, via } from '@sleight/kernel/text/grammar';
import { away, every, of, op, target } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { isWholeLane } from './whole-lane';

const what = every(away(of(target, 'effect')));

/** Everything on a lane: its own effects and those of both slots. */
const lane: Phrase<unknown> = via(
  what,
  (value: unknown): Fields | undefined => (isFields(value) && isWholeLane(value) ? value : undefined),
  (value) => (isFields(value) && isWholeLane(value) ? value : undefined),
);

export const en = op(
  'removeEffect',
  imperative(
    oneOf(phrase('remove {...what}, on both sides', { what: lane }), phrase('remove {...what}', { what })),
  ),
);
