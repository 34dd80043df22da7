// What cards can be protected from, in English: "K.O.'d or rested", "by your opponent's effects".
// Next: ../ops/immune/en.ts and combined.ts, which use them.
import { type Phrase, via } from '@sleight/kernel/text/grammar';
import { words } from '@sleight/kernel/text/leaves';

/** "K.O.'d", "K.O.'d or rested". */
const done: Readonly<Record<string, string>> = {
  ko: "K.O.'d",
  remove: 'removed from the field',
  rest: 'rested',
};
export const verbs: Phrase<unknown> = via(
  words({
    ...done,
    'ko rest': "K.O.'d or rested",
    'rest remove': 'rested or removed from the field',
  }),
  (list: unknown) => (Array.isArray(list) ? list.join(' ') : undefined),
  (text) => String(text).split(' '),
);
export const by = words({
  battle: 'in battle',
  effect: ['by effects', 'by an effect'],
  opponentEffect: ["by your opponent's effects", 'by effects of your opponent'],
});
