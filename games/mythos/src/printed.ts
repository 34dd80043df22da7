// What is said of a card by what is printed on it, wherever it is: for cards that are still to be played, and for the
// top card of a stack, which is all that a stack shows (7.2).

import type { Printed } from './ability';
import { called, type Identity } from './character';

export function isPrinted({ name, group, keywords }: Identity, filter: Printed): boolean {
  if ('name' in filter) return [filter.name].flat().map(called).includes(name);
  if ('group' in filter) return filter.group === group;
  if ('keyword' in filter) return keywords.includes(filter.keyword);
  return !isPrinted({ name, group, keywords }, filter.not);
}
