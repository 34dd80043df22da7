// « Personnages avec [Bloqueur] ».
import type { FilterFrench } from '../../words/context';
import { keywordName } from '../../words/french-names';
import { has } from '../../words/french-predicate';
import type { HasKeyword } from './schema';

export function fr({ hasKeyword }: HasKeyword): FilterFrench {
  const name = `[${keywordName(hasKeyword)}]`;
  return { slot: 'adjective', text: `avec ${name}`, says: has(name) };
}
