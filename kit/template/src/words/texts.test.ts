import { describeCard } from '@sleight/kernel/text/describe';
import { abilitiesOf, readsBack } from '@sleight/kit/words-check';
import { expect, test } from 'vitest';
import { allCards } from '../cards/pool';
import { words } from '.';

// After a change of wording: npm run generate, then read the diff.
test('every text is the one that was reviewed', async () => {
  const reviewed = Object.fromEntries(
    allCards.map((card) => [
      card.id,
      { en: describeCard(card, 'en', words), fr: describeCard(card, 'fr', words) },
    ]),
  );
  await expect(`${JSON.stringify(reviewed, null, 2)}\n`).toMatchFileSnapshot('../../texts.golden.json');
});

test.each(abilitiesOf(allCards))('the text of $name is read back as the same ability', ({ ability }) => {
  readsBack(ability, words, (found, wanted) => expect(found).toEqual(wanted));
});
