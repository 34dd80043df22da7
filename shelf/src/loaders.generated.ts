// Made by scripts/generate-index.mjs from ../package.json. Do not edit.
export const loaders = {
  territory: async () => (await import('@sleight/territory/game')).territoryGame,
  sleeved: async () => (await import('@sleight/sleeved/game')).sleevedGame,
  mythos: async () => (await import('@sleight/mythos/game')).mythosGame,
  onepiece: async () => (await import('@sleight/onepiece/game')).onepieceGame,
};
