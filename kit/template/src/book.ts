// The rulebook: rules and cards compiled into something the kernel can play.

import { assembled, define, kernelCode, unknownCard } from '@sleight/kernel/assemble';
import type { Book, Def, EffectTiming, Play, Said } from '@sleight/kernel/book';
import type { DefIndex } from '@sleight/kernel/ids';
import type { Seat } from '@sleight/kernel/state';
import { type CardBook, narrowing } from '@sleight/kit/card-book';
import { ownAbilities } from '@sleight/kit/own-abilities';
import type { Card } from './cards/schema';
import { naming } from './naming';
import { runOp } from './ops/index.generated';
import { firstSeat, HAND, MARKS, NUMS, places, ROUND, ZONES } from './places';
import { reader } from './reader';
import { choiceCode, hasChosen, matchCode } from './round';
import type { Rules } from './rules';
import { strength } from './strength';
import { VERBS, type VerbName, verbId, verbs } from './verbs';
import type { AbilityType } from './vocabulary';

/** The verb that makes each kind of ability happen, when its own card is the subject. */
const OCCASIONS: Readonly<Record<AbilityType, VerbName>> = { Reveal: 'reveal', Win: 'win', Loss: 'lose' };

const timing: EffectTiming = {
  settle: 'block',
  order: 'fifo',
  within: 'rank',
  immuneMayBeChosen: false,
  rank: (p, _line, _self, you) => (you === firstSeat(p.s) ? 0 : 1),
  turnPlayer: (p) => firstSeat(p.s),
  check: () => false,
};

/** "Why can't I play this?" */
function explain({ s }: Play, seat: Seat, def: DefIndex): Said[] {
  if (s.result !== null) return [{ en: 'The match is over.', fr: 'La partie est terminée.' }];
  if (!s.zones[HAND + seat].some((card) => s.cards.def[card] === def))
    return [{ en: 'This card is not in your hand.', fr: 'Cette carte n’est pas dans votre main.' }];
  if (s.strands === null)
    return [{ en: 'Finish the current choice first.', fr: 'Terminez d’abord le choix en cours.' }];
  return hasChosen(s, seat)
    ? [
        {
          en: 'You have chosen a card for this round.',
          fr: 'Vous avez déjà choisi une carte pour cette manche.',
        },
      ]
    : [];
}

export type DuskfallBook = CardBook<Rules, Card>;

const isDuskfall = (book: Book): book is DuskfallBook => book.game === 'duskfall' && 'cards' in book;

/** The Duskfall side of a book that came through the kernel's types. */
export const asDuskfall = narrowing('Duskfall', isDuskfall);

export function compileBook(rules: Rules, cards: readonly Card[]): DuskfallBook {
  const code = kernelCode();
  const choose = code.push(choiceCode) - 1;
  const opening = code.push(matchCode(rules, choose)) - 1;
  const verbOf = (type: AbilityType): number => verbId(OCCASIONS[type]);
  const { lines, compile } = ownAbilities({ read: reader(rules), code, verbOf, runOp });

  const defined = ({ id, name, strength: printed, abilities }: Card, i: number): Def =>
    define(
      {
        index: i + 1,
        id,
        name,
        kind: 1,
        printed: [printed],
        lines: abilities.map((ability) => compile(ability, `${id} ${ability.type}`)),
      },
      VERBS.length,
    );

  const defs = [unknownCard([0], VERBS.length), ...cards.map(defined)];
  return {
    ...assembled({ game: 'duskfall', cards, defs, code, lines, verbs }),
    rules,
    cards,
    places,
    zones: ZONES,
    timing,
    naming,
    nums: NUMS,
    marks: MARKS,
    opening,
    turn: (s) => s.num[ROUND],
    stats: (p, o) => [strength(p, o)],
    explain,
  };
}
