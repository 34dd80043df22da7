// « vous avez remporté 3 couloirs ou plus ».
import type { LanesWon } from './schema';

export const fr = ({ lanesWon: { gte } }: LanesWon): string =>
  `vous avez remporté ${gte} couloir${gte > 1 ? 's' : ''} ou plus`;
