// « vous avez moins de cartes Vie que votre adversaire ».
import { type Compare, type Counted, partsOf, type Relation, type Tally } from './schema';

const things: Readonly<Record<Counted, string>> = {
  life: 'cartes Vie',
  hand: 'cartes en main',
  don: 'cartes DON!! sur le terrain',
  characters: 'Personnages',
};
/** The same thing of both players. */
const alike: Readonly<Record<Relation, string>> = {
  lt: 'moins de',
  lte: 'au plus autant de',
  eq: 'autant de',
  gte: 'au moins autant de',
  gt: 'plus de',
};
const numbers: Readonly<Record<Relation, string>> = {
  lt: 'inférieur',
  lte: 'inférieur ou égal',
  eq: 'égal',
  gte: 'supérieur ou égal',
  gt: 'supérieur',
};

function number(tally: Tally): string {
  const { what, isYours } = partsOf[tally];
  return `nombre de ${things[what]} ${isYours ? 'que vous avez' : "qu'a votre adversaire"}`;
}

export function fr({ compare: [left, how, right] }: Compare): string {
  const { what, isYours } = partsOf[left];
  if (isYours && right === `${what}.opponent`)
    return `vous avez ${alike[how]} ${things[what]} que votre adversaire`;
  return `le ${number(left)} est ${numbers[how]} au ${number(right)}`;
}
