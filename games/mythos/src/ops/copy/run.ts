// copy: one instant line of a face-up character, or of a discarded card, resolved as the source's own (11.12).
// An AMBUSH line needs the copier to have been revealed, an UPGRADE line a copied stack; copying a copy happens once.

import { ASK, ask, NOTHING, type Play, reg } from '@sleight/kernel/book';
import {
  add,
  CARD,
  CHOOSE,
  codePayload,
  NUM,
  optionCode,
  ref,
  refIndex,
  refKind,
} from '@sleight/kernel/code';
import { begin } from '@sleight/kernel/frames';
import type { Ref } from '@sleight/kernel/ids';
import { objById } from '@sleight/kernel/objects';
import type { Frame } from '@sleight/kernel/state';
import { isUpgraded } from '../../character';
import type { C } from '../../language';
import { COPIED, type Instant, RESOLVE, REVEALED } from '../../shared';
import { pick } from '../../targets';
import { type Copy, register } from './schema';

export function run(a: Copy, c: C): void {
  const shared = c.read.rules;
  const { rules } = shared;
  const name = a.bind ?? register;
  const of = c.register(a.targetType === 'bound' ? (a.of ?? 'chosen') : `${name} choice`);
  const isAmbush = shared.now.timing === 'Ambush';

  function copyable(p: Play, f: Frame, r: Ref): Instant[] {
    const card = refKind(r) === CARD;
    const o = card ? null : objById(p.s, refIndex(r));
    if (!card && (o === null || o.down === 1)) return [];
    const def = card ? p.s.cards.def[refIndex(r)] : p.s.cards.def[o!.cards[0]];
    const how = f.regs[RESOLVE.reg.event]?.n ?? 0;
    const lines = (shared.instants[def] ?? []).filter((line) => {
      if (line.timing === 'Score' || (line.copies && (how & COPIED) !== 0)) return false;
      if (line.timing === 'Ambush') return isAmbush || (how & REVEALED) !== 0;
      if (line.timing === 'Upgrade') return a.not !== 'Upgrade' && o !== null && isUpgraded(o);
      return true;
    });
    return rules.effects.copy === 'first line'
      ? lines.filter((line) => line.timing !== 'Upgrade').slice(0, 1)
      : lines;
  }

  if (a.targetType !== 'bound') {
    pick(c, a, `${name} choice`, {
      why: { en: 'Choose a character to copy', fr: 'Choisissez un personnage à copier' },
      also: (p, f, r) => copyable(p, f, r).length > 0,
    });
  }
  c.ask(
    ask({
      seat: (_p, f) => f.you,
      list(p, f, out): void {
        const source = f.regs[of]?.refs[0];
        if (source === undefined) return;
        // By number from the top: a program's own number would change with every card of the pool.
        copyable(p, f, source).forEach((_line, i) => {
          add(out, optionCode(CHOOSE, ref(NUM, i + 1)));
        });
      },
      forced: (_p, _f, codes) => (codes.n === 0 ? NOTHING : codes.n === 1 ? codes.list[0] : ASK),
      pick(p, f, code): void {
        const line = copyable(p, f, f.regs[of]!.refs[0])[refIndex(codePayload(code)) - 1];
        shared.notes.note(c.line);
        const copied = reg([], (f.regs[RESOLVE.reg.event]?.n ?? 0) | COPIED);
        begin(p, line.code, f.you, f.self, copied);
      },
      why: () => ({ en: 'Choose a line to copy', fr: 'Choisissez une ligne à copier' }),
    }),
  );
}
