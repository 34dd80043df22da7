// removeTokens: up to that many, or every one; its register counts what came off.
import { refIndex } from '@sleight/kernel/code';
import { objById } from '@sleight/kernel/objects';
import { TOKENS } from '../../counters';
import type { C } from '../../language';
import { pick } from '../../targets';
import { type RemoveTokens, register } from './schema';

export function run(a: RemoveTokens, c: C): void {
  const { upTo: _tokens, ...target } = a;
  const most = a.every === true ? Number.MAX_SAFE_INTEGER : (a.amount ?? 1);
  const to = pick(c, target, `${a.bind ?? register} choice`, {
    why: { en: 'Choose a character to take tokens from', fr: 'Choisissez un personnage qui perd des jetons' },
    verb: 'removeTokens',
    also: (p, _f, r) => (objById(p.s, refIndex(r))?.marks[TOKENS] ?? 0) > 0,
  });
  c.happens('removeTokens', to, () => most, a.bind ?? register);
}
