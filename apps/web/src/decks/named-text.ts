// A deck as text that people can read: "2x Naruto Uzumaki (KS-009)". It is read back like the shorter form.
import type { CardFacts, CardList } from '../net/api';
import { countsOf } from './draft';

export function withNames(
  { cards, leader }: CardList,
  byId: ReadonlyMap<string, CardFacts>,
  language: 'en' | 'fr',
): string {
  const line = (id: string, n: number) => `${n}x ${byId.get(id)?.name[language] ?? id} (${id})`;
  return [
    ...(leader === undefined ? [] : [line(leader, 1)]),
    ...Object.entries(countsOf(cards)).map(([id, n]) => line(id, n)),
  ].join('\n');
}
