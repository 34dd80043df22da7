// A Mythos card's full name: "Naruto Uzumaki, Genin of the Leaf Village", or the name alone for cards
// without a title. Read next: the kit's named.ts, which finds cards by name.

import type { Card } from './cards/schema';

export const fullName = (card: Card): string =>
  card.kind === 'character' ? `${card.name.en}, ${card.title.en}` : card.name.en;
