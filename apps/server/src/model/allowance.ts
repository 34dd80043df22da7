// A limit on questions per hour, which bounds the model's bill.

export interface Allowance {
  /** Takes one, if any is left. */
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
