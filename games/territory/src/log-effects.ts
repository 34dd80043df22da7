// Log lines about ongoing effects that slots and lanes gain and lose.
// Invariant: effects are public, so their text and place may be read from the table.

import type { Said } from '@sleight/kernel/book';
import { refIndex } from '@sleight/kernel/code';
import type { ModId } from '@sleight/kernel/ids';
import type { Seat } from '@sleight/kernel/state';
import { guillemets } from '@sleight/kernel/text/french';
import type { Sayer } from '@sleight/kit/log';
import { both, joined, sentence } from '@sleight/kit/log-phrases';
import type { Telling } from '@sleight/kit/log-players';
import { asTerritory } from './book';

/** An ongoing effect: its text, the owner of its slots (none for a lane), and their numbers. */
interface Placed {
  readonly text: Said;
  readonly seat: Seat | null;
  readonly numbers: readonly number[];
}

function placed(t: Telling, id: ModId | undefined): Placed[] {
  for (const p of [t.after, t.before]) {
    const mod = p.s.mods.find((one) => one.id === id);
    if (mod === undefined) continue;
    const book = asTerritory(p.book);
    const { seat, lane: n } = book.places[refIndex(mod.on)];
    return [{ text: book.textOf(book.lines[mod.line]), seat, numbers: [n] }];
  }
  return [];
}

/** Equal effects on slots of one player are one: "your slots 1, 2 and 3". */
function joinedEffects(effects: readonly Placed[]): Placed[] {
  const kept: Placed[] = [];
  for (const one of effects) {
    const at = kept.findIndex(({ text, seat }) => text.en === one.text.en && seat === one.seat);
    if (at < 0) kept.push(one);
    else kept[at] = { ...one, numbers: [...kept[at].numbers, ...one.numbers] };
  }
  return kept;
}

/** "your slot 2", "{1}’s slots 2 and 3", "lane 2". */
function spots(t: Telling, { seat, numbers }: Placed): Said {
  const isOne = numbers.length === 1;
  const all = joined(numbers.map((n) => both(`${n}`, `${n}`)));
  if (seat === null)
    return both(
      `${isOne ? 'lane' : 'lanes'} ${all.en}`,
      `${isOne ? 'le couloir' : 'les couloirs'} ${all.fr}`,
    );
  const slots = `${isOne ? 'slot' : 'slots'} ${all.en}`;
  const french = `${isOne ? 'emplacement' : 'emplacements'} ${all.fr}`;
  return seat === t.you
    ? both(`your ${slots}`, `${isOne ? 'votre' : 'vos'} ${french}`)
    : both(`{${seat}}’s ${slots}`, `${isOne ? 'l’' : 'les '}${french} de {${seat}}`);
}

/** Slots or lanes gain or lose an effect: "Your slot 2 gains “Deploy: draw 1 card.”" */
export const effect =
  (en: readonly [one: string, many: string], fr: readonly [one: string, many: string]): Sayer =>
  (t, { run }) => {
    const sentences = joinedEffects(run.flatMap(({ object }) => placed(t, object))).map((one) => {
      const where = spots(t, one);
      const form = one.numbers.length === 1 ? 0 : 1;
      return sentence(
        both(
          `${where.en} ${en[form]} “${one.text.en}”`,
          `${where.fr} ${fr[form]} ${guillemets(one.text.fr)}.`,
        ),
      );
    });
    return sentences.length === 0
      ? null
      : both(sentences.map((one) => one.en).join(' '), sentences.map((one) => one.fr).join(' '));
  };
