// An effect's label on a token: the few words of its sentence that say what it does.

/** "Deploy:", "Round end:": its timing. */
const TIMING = /^[^:.]+[:]\s*/;
const SIGNED = /[+−-]\d+(?:\s\p{L}+)?/u;
const COUNTED = /\d+(?:\s\p{L}+)?/u;
const WORDS = 3;

/** "This unit has +1 power." is "+1 power"; "Deploy: deal 2 damage to each close enemy." is "deal 2 damage". */
export function tokenWords(sentence: string): string {
  const told = sentence.replace(TIMING, '').replace(/\.$/, '');
  const [signed] = SIGNED.exec(told) ?? [];
  if (signed !== undefined) return signed.replace('-', '−');
  const words = told.split(/\s+/);
  const [counted] = COUNTED.exec(told) ?? [];
  if (counted !== undefined) return told.startsWith(counted) ? counted : `${words[0]} ${counted}`;
  return words.slice(0, WORDS).join(' ') + (words.length > WORDS ? '…' : '');
}
