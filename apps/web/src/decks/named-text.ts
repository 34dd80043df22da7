// A deck as readable text: "2x Naruto Uzumaki (KS-009)". It is parsed like the shorter form.
import type { CardList, CatalogueCard } from '../net/api';
import { countsOf } from './draft';

export function withNames(
  { cards, leader }: CardList,
  byId: ReadonlyMap<string, CatalogueCard>,
  language: 'en' | 'fr',
): string {
  const line = (id: string, n: number) => `${n}x ${byId.get(id)?.name[language] ?? id} (${id})`;
  return [
    ...(leader === undefined ? [] : [line(leader, 1)]),
    ...Object.entries(countsOf(cards)).map(([id, n]) => line(id, n)),
  ].join('\n');
}
