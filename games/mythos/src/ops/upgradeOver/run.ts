// upgradeOver: a printed permission to be played over characters of another name (7.1, 7.10).
import type { Filter } from '../../ability';
import type { C } from '../../language';
import type { Shared } from '../../shared';
import type { UpgradeOver } from './schema';

/** Judged on the printed top card alone, which is all a stack shows. */
function allows(shared: Shared, filter: Filter, def: number): boolean {
  const { name, group, keywords } = shared.identity[def];
  if ('name' in filter)
    return typeof filter.name === 'string' ? filter.name === name : filter.name.includes(name);
  if ('group' in filter) return filter.group === group;
  if ('keyword' in filter) return keywords.includes(filter.keyword);
  if ('not' in filter) return !allows(shared, filter.not, def);
  return false;
}

export function hold(a: UpgradeOver, c: C): void {
  const shared = c.read.rules;
  const { def } = shared.now;
  const filters = a.filters ?? [];
  const permissions = shared.upgradeOver[def] ?? [];
  shared.upgradeOver[def] = [
    ...permissions,
    (below) => {
      const does = filters.every((filter) => allows(shared, filter, below));
      if (does) shared.notes.note(c.line);
      return does;
    },
  ];
  if (a.only === true) shared.upgradeExcludes[def] = true;
}
