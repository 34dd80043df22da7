// One Piece's costs in French: « DON!! −1, vous pouvez épuiser cette carte ».
// Invariant: it covers everything in costs.ts, as infinitives.
// Next: french-lines.ts, which puts them into lines.
import { after } from '@sleight/kernel/text/french';
import type { Cost, LifeCards } from '../ability';
import type { OnePieceFrench } from './context';
import { donOf, ends } from './french-places';
import { card, countOf, don, target } from './french-target';
import { minus } from './leaves';

const fromLife = ({ n, position }: LifeCards): string =>
  `${countOf(n, card)} ${ends[position].of} de votre Vie`;

export const isSymbol = (cost: Cost): boolean => 'donMinus' in cost && cost.orMore === undefined;
export const symbol = (cost: Cost): string => ('donMinus' in cost ? `DON!! ${minus}${cost.donMinus}` : '');

export function cost(said: Cost, context: OnePieceFrench): string {
  if ('restThis' in said) return 'épuiser cette carte';
  if ('trashThis' in said) return 'défausser cette carte';
  if ('restDon' in said) return `épuiser ${said.restDon} de vos cartes DON!!`;
  if ('donMinus' in said)
    return `renvoyer ${countOf(said.donMinus, don)} ou plus de votre terrain dans votre deck DON!!`;
  if ('trash' in said) return `défausser ${target(said.trash, context).text}`;
  if ('lifeToHand' in said) return `ajouter ${fromLife(said.lifeToHand)} à votre main`;
  if ('trashLife' in said) return `défausser ${fromLife(said.trashLife)}`;
  if ('turnLife' in said)
    return `tourner ${countOf(said.turnLife.n, card)} du dessus de votre Vie face ${said.turnLife.face === 'up' ? 'visible' : 'cachée'}`;
  if ('rest' in said) return `épuiser ${target(said.rest, context).text}`;
  if ('return' in said)
    return `renvoyer ${target(said.return, context).text} dans la main de son propriétaire`;
  if ('toDeck' in said) {
    const { position = 'bottom', shuffle, ...what } = said.toDeck;
    if (shuffle) return `mélanger ${target(what, context).text} dans le deck de son propriétaire`;
    return `placer ${target(what, context).text} ${ends[position].at} du deck de son propriétaire`;
  }
  if ('toLife' in said) {
    const { position, faceUp, ...what } = said.toLife;
    return `ajouter ${target(what, context).text} ${ends[position].at} de la Vie de son propriétaire${faceUp ? ' face visible' : ''}`;
  }
  if ('ko' in said) return `mettre K.O. ${target(said.ko, context).text}`;
  if ('reveal' in said) return `révéler ${target(said.reveal, context).text}`;
  if ('mill' in said) return `défausser ${countOf(said.mill, card)} du dessus de votre deck`;
  if ('powerDown' in said) {
    const { amount, ...what } = said.powerDown;
    return `faire subir ${minus}${amount} en puissance pendant ce tour ${after('à', target(what, context).text)}`;
  }
  if ('giveDon' in said) {
    const { amount, state, ...what } = said.giveDon;
    return `attacher ${donOf(amount, state)} ${after('à', target(what, context).text)}`;
  }
  return said.either.map((one) => cost(one, context)).join(' ou ');
}
