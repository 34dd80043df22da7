// So many questions in an hour: whoever pays for the model is never surprised by a bill.

export interface Allowance {
  /** Takes one, if there is one left. */
  take(): boolean;
  isSpent(): boolean;
}

const HOUR_MS = 3_600_000;

export function hourly(most: number, now: () => number = Date.now): Allowance {
  let hour = 0;
  let taken = 0;
  function isSpent(): boolean {
    const current = Math.floor(now() / HOUR_MS);
    if (current !== hour) taken = 0;
    hour = current;
    return taken >= most;
  }
  return {
    isSpent,
    take() {
      if (isSpent()) return false;
      taken++;
      return true;
    },
  };
}
