// A log in which the same line of several steps in a row is said once, with how often: "You give Nami 1 DON!! ×6."
// Pure; the steps themselves stay as they were told.
import type { LogStep } from './seat-table';

const isSaidAgain = ({ lines: [line, ...more] }: LogStep, last: LogStep | undefined): boolean =>
  more.length === 0 && last?.lines.length === 1 && JSON.stringify(last.lines[0]) === JSON.stringify(line);

const times = (sentence: string, n: number): string => sentence.replace(/\.?$/, ` ×${n}.`);

export function withoutRepeats(steps: readonly LogStep[]): LogStep[] {
  const kept: { step: LogStep; n: number }[] = [];
  for (const step of steps) {
    const last = kept.at(-1);
    if (last !== undefined && isSaidAgain(step, last.step)) last.n++;
    else kept.push({ step, n: 1 });
  }
  return kept.map(({ step, n }) => {
    if (n === 1) return step;
    const lines = step.lines.map((line) => ({ ...line, en: times(line.en, n), fr: times(line.fr, n) }));
    return { ...step, lines };
  });
}
