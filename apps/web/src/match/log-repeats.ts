// A log in which steps in a row that give to the same card are one: "You give 6 DON!! to Nami."
// Pure; the steps themselves stay as they were told.
import { mergedLine, mergedRuns } from '@sleight/kit/log-runs';
import type { LogStep } from './seat-table';

function mergedStep(first: LogStep, next: LogStep): LogStep | null {
  const [[one, ...under], [other, ...more]] = [first.lines, next.lines];
  if (one === undefined || other === undefined || under.length + more.length > 0) return null;
  const line = mergedLine(one, other);
  return line === null ? null : { ...first, lines: [line] };
}

export const withoutRepeats = (steps: readonly LogStep[]): LogStep[] => mergedRuns(steps, mergedStep);
