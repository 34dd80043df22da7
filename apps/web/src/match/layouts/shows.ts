// What the layouts of games show themselves, by the names of areas and counters: the players' plates leave it out.
const shown: Readonly<Record<string, readonly string[]>> = {
  sleeved: ['used sleeves', 'past', 'damage', 'health', 'initiative'],
  onepiece: ['life', 'trigger', 'don active', 'don rested', 'don deck'],
};

/** Does the table of a game show this area or counter by itself? Ids of areas end in whose they are. */
export const showsItself = (game: string, id: string): boolean =>
  (shown[game] ?? []).includes(id.split(':')[0]);
