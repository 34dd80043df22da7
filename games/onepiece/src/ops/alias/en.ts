// English for alias: "also treat this card's name as [Kouzuki Oden] according to the rules".
import { inMood } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { name } from '../../words/leaves';

export const en = op(
  'alias',
  inMood({ continuous: phrase("also treat this card's name as {name} according to the rules", { name }) }),
);
