// "there are fewer missions than …"; of both sides, "you have fewer characters in this mission than the opponent".
import { type Fields, isFields, type Phrase, sameData, via } from '@sleight/kernel/text/grammar';
import { of } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import type { CondEnglish } from '../../words/context';
import { bareMany } from '../../words/parts';
import { there } from '../../words/there';
import { withoutYours, withYours } from '../../words/yours';

const fewerThanTheirs: Phrase<unknown> = via(
  phrase<Fields>('you have fewer {what} than the opponent', { what: of(bareMany, 'character') }),
  (cond: unknown) => {
    if (!isFields(cond) || !isFields(cond.fewer) || !isFields(cond.than)) return undefined;
    const what = withoutYours(cond.fewer);
    const { targetSide, ...theirs } = cond.than;
    const isSame = what !== undefined && sameData(sorted(what), sorted(theirs));
    return isSame && targetSide === 'opponent' ? { what } : undefined;
  },
  (said) => {
    if (!isFields(said) || !isFields(said.what) || said.what.targetSide !== undefined) return undefined;
    return { fewer: withYours(said.what), than: { ...said.what, targetSide: 'opponent' } };
  },
  ['fewer', 'than'],
);

/** With its fields in order, so that two targets can be compared. */
function sorted(target: Fields): Fields {
  return Object.fromEntries(Object.entries(target).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export const en: CondEnglish = [
  fewerThanTheirs,
  phrase('there are fewer {fewer} than {than}', { fewer: there.many, than: there.many }),
];
