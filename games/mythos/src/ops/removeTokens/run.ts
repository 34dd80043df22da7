// removeTokens: up to that many, as its player chooses, or all; its register counts the removed tokens.

import { type Play, reg } from '@sleight/kernel/book';
import { chooseNumberStep } from '@sleight/kernel/choose';
import { refIndex } from '@sleight/kernel/code';
import type { Ref } from '@sleight/kernel/ids';
import { objById } from '@sleight/kernel/objects';
import type { Frame } from '@sleight/kernel/state';
import { TOKENS } from '../../counters';
import type { C } from '../../language';
import { pick } from '../../targets';
import { type RemoveTokens, register } from './schema';

export function run(a: RemoveTokens, c: C): void {
  const { upTo: _tokens, ...target } = a;
  const tokensOn = (p: Play, r: Ref): number => objById(p.s, refIndex(r))?.marks[TOKENS] ?? 0;
  const most = a.every === true ? Number.MAX_SAFE_INTEGER : (a.amount ?? 1);
  const to = pick(c, target, `${a.bind ?? register} choice`, {
    why: {
      en: 'Choose a character to remove tokens from',
      fr: 'Choisissez un personnage auquel retirer des jetons',
    },
    verb: 'removeTokens',
    also: (p, _f, r) => tokensOn(p, r) > 0,
  });
  if (a.upTo !== true) {
    c.happens('removeTokens', to, () => most, a.bind ?? register);
    return;
  }
  // "Up to" includes fewer, and zero if the whole effect cannot be refused (11.2.2).
  const count = c.register(`${a.bind ?? register} count`);
  const least = c.read.rules.rules.effects.optional ? 1 : 0;
  const there = (p: Play, f: Frame): number =>
    (f.regs[to]?.refs ?? []).reduce((n, r) => Math.max(n, tokensOn(p, r)), 0);
  c.ask(
    chooseNumberStep({
      from: (p, f) => Math.min(least, there(p, f)),
      upTo: (p, f) => Math.min(most, there(p, f)),
      take: (_p, f, n) => {
        f.regs[count] = reg([], n);
      },
      why: () => ({ en: 'How many tokens do you remove?', fr: 'Combien de jetons retirez-vous\u202f?' }),
    }),
  );
  c.happens('removeTokens', to, (_p, f) => f.regs[count]?.n ?? 0, a.bind ?? register);
}
