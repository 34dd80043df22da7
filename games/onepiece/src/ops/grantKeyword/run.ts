// grantKeyword: gives a keyword, for a while or as long as its text works. Keywords do not stack (spec 14).
import { keywordNumber } from '../../keywords';
import type { C } from '../../language';
import { lasts } from '../../lasting';
import { pick } from '../../targets';
import { keywords } from '../../vocabulary';
import { type GrantKeyword, register } from './schema';

const WHY = { en: 'Choose a card to gain the keyword', fr: 'Choisissez une carte qui gagne le mot-clé' };

export function run(a: GrantKeyword, c: C): void {
  const name = a.bind ?? register;
  const from = pick(c, a, `${name} choice`, { why: WHY });
  const { adds } = c.read.rules;
  const number = keywordNumber(keywords.indexOf(a.keyword));
  lasts(c, {
    fact: a.keyword,
    line: () => adds[number],
    amount: () => 1,
    duration: a.duration,
    from,
    to: name,
  });
}

export function hold(a: GrantKeyword, c: C): void {
  const number = keywordNumber(keywords.indexOf(a.keyword));
  c.statics.push({ number, layer: 'add', amount: () => 1, applies: c.read.match(a, c) });
}
