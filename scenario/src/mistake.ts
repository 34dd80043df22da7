// A scenario that cannot be parsed, played or confirmed: the problem, and its step.

export interface Mistake extends Error {
  readonly step: string;
}

export const mistake = (step: string, message: string): Mistake =>
  Object.assign(new Error(message), { step });

export const isMistake = (error: unknown): error is Mistake => error instanceof Error && 'step' in error;

/** Runs a part of a scenario; an error is attributed to `step`, unless it already has one. */
export function at<T>(step: string, part: () => T): T {
  try {
    return part();
  } catch (error) {
    if (isMistake(error) || !(error instanceof Error)) throw error;
    throw mistake(step, error.message);
  }
}
