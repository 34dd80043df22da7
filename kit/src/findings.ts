// The result of checking an expectation: null if it holds, otherwise the real value, the end of "round is 2, but …".
// Read next: expect.ts for the sentences.

export const unless = (truth: boolean, found: string): string | null => (truth ? null : found);
export const number = (wanted: string, found: number): string | null =>
  unless((wanted === 'no' ? 0 : Number(wanted)) === found, `it is ${found}`);
/** `not` is the word "not" in the sentence, or nothing. */
export const yesOrNo = (not: string, found: boolean, yes = 'it is', no = 'it is not'): string | null =>
  unless(found === (not === ''), found ? yes : no);

/** Splits "a, b" at commas outside double quotes. */
export const split = (list: string): string[] =>
  (list.match(/"[^"]*"|[^,]+/g) ?? [])
    .map((item) => item.trim().replace(/^"|"$/g, ''))
    .filter((item) => item !== '');

export function isSame(wanted: readonly string[], found: readonly string[], anyOrder: boolean): boolean {
  const order = (ids: readonly string[]): readonly string[] => (anyOrder ? ids.toSorted() : ids);
  return JSON.stringify(order(wanted)) === JSON.stringify(order(found));
}
