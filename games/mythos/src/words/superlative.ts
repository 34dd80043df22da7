// « le plus faible », « les plus fortes ».
import { type Agreement, agree } from '@sleight/kernel/text/french';

export function superlative(adjective: string, agreement: Agreement): string {
  const article = agreement.plural ? 'les' : agreement.feminine ? 'la' : 'le';
  return `${article} plus ${agree(adjective, agreement)}`;
}
