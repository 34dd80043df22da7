// « Personnages rouges », « carte violette ».
import { type Agreement, agree } from '@sleight/kernel/text/french';
import type { FilterContext, FilterFrench } from '../../words/context';
import { is } from '../../words/french-predicate';
import type { Color } from './schema';

const colors: Readonly<Record<Color['color'], string>> = {
  red: 'rouge',
  green: 'vert',
  blue: 'bleu',
  purple: 'violet',
  black: 'noir',
  yellow: 'jaune',
};
const agreed = (color: Color['color'], agreement: Agreement): string =>
  color === 'purple' && agreement.feminine
    ? `violette${agreement.plural ? 's' : ''}`
    : agree(colors[color], agreement);

export function fr({ color }: Color, { agreement }: FilterContext): FilterFrench {
  const text = agreed(color, agreement);
  return { slot: 'adjective', text, says: is(text) };
}
