// The laws of a game's words, for its tests: what is said is read back as itself, in normal form and in sound sentences.
// Each hands what must be equal to `same`, which a test makes of its own `expect`.

import { normalise } from '@sleight/kernel/ability/normalise';
import { readAbility } from '@sleight/kernel/ability/read';
import { compileText } from '@sleight/kernel/text/compile';
import { describe } from '@sleight/kernel/text/describe';
import type { Words } from '@sleight/kernel/text/words';

type Same = (found: unknown, wanted: unknown) => void;

/** The faults of a sentence. */
interface Faults {
  english(text: string): readonly string[];
  french(text: string): readonly string[];
}

/** Every ability of some cards, with a name for its test. */
export const abilitiesOf = <A>(cards: readonly { readonly id: string; readonly abilities: readonly A[] }[]) =>
  cards.flatMap(({ id, abilities }) => abilities.map((ability, n) => ({ name: `${id} ${n + 1}`, ability })));

/** The text of an ability, read back, is the ability in normal form. */
export function readsBack<A>(ability: A, words: Words<A>, same: Same): void {
  const text = describe(ability, 'en', words);
  same({ text, ...compileText(text, words) }, { text, abilities: [normalise(ability, words)] });
}

/** A file is written in normal form to the letter: its fields are in order too. */
export function isWrittenNormally<A>(ability: A, words: Words<A>, same: Same): void {
  same(JSON.stringify(ability), JSON.stringify(normalise(ability, words)));
}

/** Those of some made-up abilities that the game can read, in normal form. */
export const readable = <A>(samples: readonly unknown[], words: Words<A>): readonly A[] =>
  samples.flatMap((json) => {
    const read = readAbility(JSON.parse(JSON.stringify(json)), words);
    return 'ability' in read ? [read.ability] : [];
  });

/** An ability is read back as itself, in normal form, and both of its texts are free of faults. */
export function wordsHold<A>(ability: A, words: Words<A>, faults: Faults, same: Same): void {
  readsBack(ability, words, same);
  same(normalise(ability, words), ability);
  same(faults.english(describe(ability, 'en', words)), []);
  same(faults.french(describe(ability, 'fr', words)), []);
}
