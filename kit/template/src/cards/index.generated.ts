// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import card0 from '../../cards/base/badger.json' with { type: 'json' };
import card1 from '../../cards/base/bat.json' with { type: 'json' };
import card2 from '../../cards/base/bear.json' with { type: 'json' };
import card3 from '../../cards/base/fox.json' with { type: 'json' };
import card4 from '../../cards/base/hare.json' with { type: 'json' };
import card5 from '../../cards/base/moth.json' with { type: 'json' };
import card6 from '../../cards/base/owl.json' with { type: 'json' };
import card7 from '../../cards/base/toad.json' with { type: 'json' };
import deck0 from '../../decks/night-watch.json' with { type: 'json' };
import deck1 from '../../decks/underdogs.json' with { type: 'json' };

export const cardFiles: readonly unknown[] = [
  card0,
  card1,
  card2,
  card3,
  card4,
  card5,
  card6,
  card7,
];

export const deckFiles: readonly unknown[] = [
  deck0,
  deck1,
];
