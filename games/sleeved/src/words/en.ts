// A card's English text, as one set of phrases for printing and parsing.
// Invariant: the text contains every stat of a layer in the order of `STATS`; parsing it gives the same data.
// Next: fr.ts for French, ../compile.ts for the reading.

import { type Fields, isFields, oneOf, type Phrase, startContext, via } from '@sleight/kernel/text/grammar';
import { countOf, number, signed, words } from '@sleight/kernel/text/leaves';
import { sentences } from '@sleight/kernel/text/lists';
import { merge, phrase } from '@sleight/kernel/text/template';
import { type Card, STATS, type Stats } from '../cards/schema';

const summed = words({ damage: 'damage', health: 'health' });

/** The timing and condition of an effect; at the end of the round the outcome of combat is in the past tense. */
const head = oneOf<Fields>(
  phrase('before combat', {}, { trigger: 'on_play', timing: 'on_play' }),
  phrase('after combat', {}, { trigger: 'on_play', timing: 'post_combat' }),
  phrase('at the end of the round', {}, { trigger: 'on_play', timing: 'end_of_round' }),
  phrase(
    'after combat, if {trigger}',
    {
      trigger: words({
        if_survives: 'this card survives',
        if_destroyed: 'this card is destroyed',
        if_defeats: 'this card defeats the other',
        if_doesnt_defeat: 'the other card survives',
      }),
    },
    { timing: 'post_combat' },
  ),
  phrase(
    'at the end of the round, if {trigger}',
    {
      trigger: words({
        if_survives: 'this card survived',
        if_destroyed: 'this card was destroyed',
        if_defeats: 'this card defeated the other',
        if_doesnt_defeat: 'the other card survived',
      }),
    },
    { timing: 'end_of_round' },
  ),
);

/** The moment decides which card a change of initiative is for (7.4). */
const NOW: Fields = { timing: 'on_play' };
const isLater = (effect: Fields): boolean => effect.timing !== 'on_play';

const initiativeNow = phrase<Fields>(
  '{...head}: this card gets {action.amount} initiative in this combat',
  { head, 'action.amount': signed },
  { 'action.type': 'modify_initiative', ...NOW },
);

/** The same data with another timing is another sentence. */
const later = (sentence: Phrase<Fields>): Phrase<Fields> =>
  via(
    sentence,
    (effect) => (isLater(effect) ? effect : undefined),
    (effect) => (isFields(effect) && isLater(effect) ? effect : undefined),
  );

const effect = oneOf<Fields>(
  phrase(
    '{...head}: draw {action.count}',
    { head, 'action.count': countOf('equipment card') },
    { 'action.type': 'draw_cards' },
  ),
  initiativeNow,
  later(
    phrase(
      '{...head}: your next card gets {action.amount} initiative',
      { head, 'action.amount': signed },
      { 'action.type': 'modify_initiative' },
    ),
  ),
  phrase(
    '{...head}: all your later cards get {action.amount} {action.stat}',
    { head, 'action.amount': signed, 'action.stat': summed },
    { 'action.type': 'add_persistent_modifier' },
  ),
  phrase(
    '{...head}: this card will attack once more if both cards still stand',
    { head },
    { 'action.type': 'attack_again' },
  ),
);

/** One stat each: a record with a single field. */
const stat = oneOf<Fields>(
  phrase('damage {damage}', { damage: number }),
  phrase('health {health}', { health: number }),
  phrase('initiative {initiative}', { initiative: signed }),
  phrase('modifier {modifier.amount} {modifier.stat}', {
    'modifier.amount': signed,
    'modifier.stat': summed,
  }),
  phrase('{specialEffect}', { specialEffect: effect }),
);

const capitalised = <T>(one: Phrase<T>): Phrase<T> => ({
  ...one,
  print(value, context) {
    const text = one.print(value, context);
    return text === undefined ? undefined : text.charAt(0).toUpperCase() + text.slice(1);
  },
});

const single = (stats: Fields): Fields[] =>
  STATS.filter((name) => stats[name] !== undefined).map((name) => ({ [name]: stats[name] }));

/** Every stat of a layer, one sentence each. A text that repeats a stat is not parsed. */
const layer: Phrase<Fields> = via(
  capitalised(sentences(stat)),
  (stats: Fields) => single(stats),
  (list) =>
    Array.isArray(list)
      ? list.reduce<Fields | undefined>((so, one) => {
          const isNew = so && isFields(one) && !Object.keys(one).some((key) => key in so);
          return isNew ? merge(so, one) : undefined;
        }, {})
      : undefined,
);

export const background = phrase<Fields>('background: {background}', { background: layer });
export const foreground = phrase<Fields>('foreground: {foreground}', { foreground: layer });
export const plain = phrase<Fields>('{stats}', { stats: layer });

const said = (one: Phrase<Fields>, value: Fields): string => {
  const text = capitalised(one).print(value, startContext({}));
  if (text === undefined) throw new Error(`No words for ${JSON.stringify(value)}.`);
  return text;
};

const isBlank = (stats: Stats): boolean => Object.keys(stats).length === 0;

/** The text of one layer's stats. */
export const englishStats = (stats: Stats): string => (isBlank(stats) ? '' : said(plain, { stats }));

export function english(card: Card): string {
  if (card.kind !== 'sleeve') return englishStats(card.stats);
  const lines = isBlank(card.background) ? [] : [said(background, { background: card.background })];
  return [...lines, said(foreground, { foreground: card.foreground })].join('\n');
}
