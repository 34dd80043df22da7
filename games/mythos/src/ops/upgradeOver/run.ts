// upgradeOver: a printed permission to be played over characters of another name (7.1, 7.10).
import type { C } from '../../language';
import { isPrinted } from '../../printed';
import type { UpgradeOver } from './schema';

export function hold(a: UpgradeOver, c: C): void {
  const shared = c.read.rules;
  const { def } = shared.now;
  const filters = a.filters ?? [];
  const permissions = shared.upgradeOver[def] ?? [];
  shared.upgradeOver[def] = [
    ...permissions,
    {
      line: c.line,
      allows: (below) => filters.every((filter) => isPrinted(shared.identity[below], filter)),
    },
  ];
  if (a.only === true) shared.upgradeExcludes[def] = true;
}
