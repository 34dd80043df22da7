// The contract of a game: scenarios, the command line, the server and the web table play any game through this, and
// through nothing else. It is made of small interfaces; the promise of each is written at the top of its file.
// Read next: contract/rules.ts, which alone suffices to play a match.

import type { Said } from '@sleight/kernel/book';
import type { GameBalance } from './contract/balance';
import type { GameCards } from './contract/cards';
import type { GameDecks } from './contract/decks';
import type { GameRules } from './contract/rules';
import type { GameScenarios } from './contract/scenarios';
import type { GameScene } from './contract/scene';
import type { GameThinking } from './contract/thinking';
import type { GameWords } from './contract/words';

export interface Game
  extends GameRules,
    GameDecks,
    GameCards,
    GameScene,
    GameWords,
    GameThinking,
    GameScenarios,
    GameBalance {
  /** Names the game in addresses, files and commands: lower-case letters, unique, and never changed. */
  readonly id: string;
  readonly name: Said;
}

/** A game in the parts of its contract. */
interface GameParts extends Pick<Game, 'id' | 'name'> {
  readonly rules: GameRules;
  readonly decks: GameDecks;
  readonly cards: GameCards;
  readonly table: GameScene;
  readonly words: GameWords;
  readonly thinking: GameThinking;
  readonly scenarios: GameScenarios;
  readonly balance?: GameBalance['balance'];
}

export const gameOf = ({
  rules,
  decks,
  cards,
  table,
  words,
  thinking,
  scenarios,
  ...rest
}: GameParts): Game => ({
  ...rules,
  ...decks,
  ...cards,
  ...table,
  ...words,
  ...thinking,
  ...scenarios,
  ...rest,
});
