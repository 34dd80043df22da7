import { expect, test } from 'vitest';
import { speakFor } from '../../derive';
import { arena } from '../../fixtures/arena';
import { seated } from '../../fixtures/table';
import { direct, saidBack } from '../../fixtures/words';
import { words } from '../../text/leaves';
import { phrase } from '../../text/template';
import { saidOf, together } from './en';
import { fr } from './fr';
import { meaning } from './meaning';

const kind = phrase<unknown>('{size}', { size: words({ small: 'small', big: 'big' }) });
const { one, many } = saidOf(kind, 'frog', 'frogs');
const small = { not: { size: 'small' } };
const both = { ...small, nor: { size: 'big' } };

test('not is said and read back', () => {
  expect(saidBack(one, small)).toBe('that is not a small frog');
  expect(saidBack(many, both)).toBe('that are neither small frogs nor big frogs');
  expect(fr(['une grenouille menue'], false)).toEqual(["qui n'est pas une grenouille menue"]);
  expect(fr(['des menues', 'des énormes'], true)).toEqual(['qui ne sont ni des menues ni des énormes']);
});

test('two of them are one clause, and there are no words for three', () => {
  const two = [small, { not: { size: 'big' } }];
  expect(together.said(two)).toEqual([both]);
  expect(together.meant([both])).toEqual(two);
  expect(together.said([...two, small])).toBe(undefined);
});

test('what the filter inside leaves out fits', () => {
  const { p } = seated(arena({}));
  const fits = meaning({ not: (_p, _f, r) => r === 1 }, direct);
  expect([1, 2].map((r) => fits(p, speakFor(0, 0), r))).toEqual([false, true]);
});
