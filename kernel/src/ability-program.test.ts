// Abilities as programs (laws 12, 13, 14): costs that were replaced, subjects that are immune, lines of one play.

import { describe, expect, it } from 'vitest';
import { compileLine, type LineSpec } from './ability-program';
import { type Code, type Play, reg, run } from './book';
import { add } from './code';
import type { Compiler, Reader } from './compiler';
import { arena, FIELD, verb } from './fixtures/arena';
import type { LineDraft } from './fixtures/bind';
import { isA, those } from './fixtures/steps';
import { keys, lay, perform, pick, put, seated, told } from './fixtures/table';
import { begin } from './frames';
import type { Ref } from './ids';
import type { Frame } from './state';
import { tell } from './telling';

/** A language of three words: which beasts, what to say, and which register. */
interface Words {
  Target: { ids: readonly string[] };
  Amount: number;
  Cond: object;
  Ability: object;
  Rules: object;
}
type Deed = { kill: readonly string[]; as: string } | { report: string } | { note: string; as: string };

const reader: Reader<Words> = {
  rules: {},
  select: (target) => (p, f, out) => {
    for (const r of those(...target.ids)(p, f)) add(out, r);
  },
  match: (target) => (p, _f, r) => target.ids.some((id) => isA(p, r, id)),
  counts: () => ({ min: 1, max: 1, all: false, free: true }),
  amount: (n) => () => n,
  test: () => () => true,
  verb: () => verb('kill'),
  number: () => 0,
  zone: () => () => 0,
  grants: () => 0,
};

function write(deed: Deed, c: Compiler<Words>): void {
  if ('kill' in deed) {
    const to = c.choose({ ids: deed.kill }, `${deed.as} choice`, { en: 'Whom?', fr: 'Qui ?' }, 'kill');
    c.happens('kill', to, () => 0, deed.as);
  } else if ('note' in deed) {
    const to = c.register(deed.as);
    c.step((_p, f) => {
      f.regs[to] = reg([], Number(deed.note));
    });
  } else {
    const from = c.register(deed.report);
    c.step((p, f) => tell(p, 'say', { def: `${deed.report} was ${f.regs[from]?.n ?? 'nothing'}` }));
  }
}

const PLAIN: LineSpec<Words, Deed, Deed> = {
  name: 'made up',
  type: 'made up',
  triggered: false,
  optional: false,
  condition: null,
  costs: [],
  actions: [],
  still: false,
  verb: -1,
  own: false,
  hears: null,
  needsSource: false,
  granted: false,
  limit: -1,
  replacement: null,
  payCost: (cost, c) => {
    c.pays('kill', () => true);
    write(cost, c);
  },
  act: write,
};

function draft(spec: Partial<LineSpec<Words, Deed, Deed>>, read = reader): LineDraft & Pick<Code, 'shared'> {
  const { line, code } = compileLine<Words, Deed, Deed>(read, 0, 0, { ...PLAIN, ...spec });
  return { ...line, steps: code.steps, ...(code.shared === undefined ? {} : { shared: code.shared }) };
}

const useFirstLine = run((p: Play, f: Frame) => {
  const o = p.s.objs.find((one) => one?.id === f.self)!;
  begin(p, p.book.defs[p.s.cards.def[o.cards[0]]].lines[0].code, f.you, f.self, null);
});

describe('a cost', () => {
  const altar = {
    id: 'altar',
    lines: [draft({ costs: [{ kill: ['ant'], as: 'paid' }], actions: [{ report: 'paid' }] })],
  };
  const cloak = {
    id: 'cloak',
    lines: [
      {
        replacement: {
          verb: verb('kill'),
          grain: 'event' as const,
          optional: true,
          covers: (p: Play, _f: Frame, r: Ref) => isA(p, r, 'ant'),
        },
      },
    ],
  };
  const bound = arena({ cards: [altar, cloak], codes: { use: [useFirstLine] } });

  it('that was paid lets the rest happen', () => {
    const t = seated(bound);
    const o = put(t, 'altar', 0, FIELD);
    lay(t, FIELD, ['ant']);
    perform(t, 'use', 0, o.id);
    expect(told(t)).toEqual(['kill ant', 'paid was 1']);
  });

  it('that was replaced is unpaid, and the rest does not happen', () => {
    const t = seated(bound);
    const o = put(t, 'altar', 0, FIELD);
    lay(t, FIELD, ['ant', 'cloak']);
    perform(t, 'use', 0, o.id);
    pick(t, 0, 'instead 0 my cloak');
    expect(told(t)).toEqual([]);
  });
});

describe('a limit that only resolving uses up (One Piece)', () => {
  const limited = (spec: Partial<LineSpec<Words, Deed, Deed>>) =>
    arena({
      cards: [{ id: 'altar', lines: [draft({ limit: 0, spends: 'resolution', ...spec })] }],
      codes: { use: [useFirstLine] },
    });
  const used = (spec: Partial<LineSpec<Words, Deed, Deed>>, answer: string | null): number => {
    const t = seated(limited(spec));
    const o = put(t, 'altar', 0, FIELD);
    lay(t, FIELD, ['ant', 'ant']);
    perform(t, 'use', 0, o.id);
    if (answer !== null) pick(t, 0, answer);
    return t.s.objs.find((one) => one?.id === o.id)!.used;
  };
  const offered = {
    triggered: true,
    costs: [{ kill: ['ant'], as: 'paid' }],
    actions: [{ note: '1', as: 'n' }],
  };

  it('is not used by refusing the cost', () => {
    expect(used(offered, 'decline')).toBe(0);
  });

  it('is used by paying it', () => {
    expect(used(offered, 'choose my ant')).toBe(1);
  });

  it('is used without asking where nothing can be refused', () => {
    expect(used({ actions: [{ note: '1', as: 'n' }] }, null)).toBe(1);
  });

  it('is used by accepting, and not by refusing, what costs nothing', () => {
    const free = { triggered: true, optional: true, actions: [{ note: '1', as: 'n' }] };
    expect(used(free, 'accept')).toBe(1);
    expect(used(free, 'decline')).toBe(0);
  });
});

describe('the condition of a triggered ability', () => {
  const asked = (holds: boolean, after: { conditionAfterCosts?: true }) => {
    const spec = { triggered: true, condition: {}, costs: [{ kill: ['ant'], as: 'paid' }], ...after };
    const line = draft({ ...spec, actions: [{ report: 'paid' }] }, { ...reader, test: () => () => holds });
    const t = seated(arena({ cards: [{ id: 'altar', lines: [line] }], codes: { use: [useFirstLine] } }));
    const o = put(t, 'altar', 0, FIELD);
    lay(t, FIELD, ['ant', 'ant']);
    perform(t, 'use', 0, o.id);
    if (keys(t, 0).includes('choose my ant')) pick(t, 0, 'choose my ant');
    return told(t);
  };

  it('is asked before its cost', () => {
    expect(asked(false, {})).toEqual([]);
  });

  it('or after it, where the game says so (One Piece 10.5)', () => {
    expect(asked(false, { conditionAfterCosts: true })).toEqual(['kill ant']);
    expect(asked(true, { conditionAfterCosts: true })).toEqual(['kill ant', 'paid was 1']);
  });
});

describe('immune subjects', () => {
  const choosing = (immuneMayBeChosen: boolean) =>
    arena({
      timing: { immuneMayBeChosen },
      cards: [
        {
          id: 'bow',
          lines: [draft({ actions: [{ kill: ['ant', 'bee', 'cat'], as: 'shot' }, { report: 'shot' }] })],
        },
        { id: 'saint', lines: [{ bans: [{ verb: verb('kill'), forbids: (p, _f, r) => isA(p, r, 'ant') }] }] },
      ],
      codes: { use: [useFirstLine] },
    });

  it('cannot be chosen (Mythos)', () => {
    const t = seated(choosing(false));
    const bow = put(t, 'bow', 0, FIELD);
    lay(t, FIELD, ['saint'], ['ant', 'bee', 'cat']);
    perform(t, 'use', 0, bow.id);
    expect(keys(t, 0)).toEqual(['choose their bee', 'choose their cat']);
  });

  it('or may be chosen in vain (One Piece)', () => {
    const t = seated(choosing(true));
    const bow = put(t, 'bow', 0, FIELD);
    lay(t, FIELD, ['saint'], ['ant', 'bee', 'cat']);
    perform(t, 'use', 0, bow.id);
    pick(t, 0, 'choose their ant');
    expect(told(t)).toEqual(['shot was 0']);
  });
});

describe('the lines of one play', () => {
  const MAIN = 3;
  const scope = new Map([['main', MAIN]]);
  const main = draft({ scope, actions: [{ note: '7', as: 'main' }] });
  const upgrade = draft({ scope, actions: [{ report: 'main' }] });
  const bound = arena({ cards: [{ id: 'ninja' }], codes: { play: [], ask: [] } });
  /** The procedure that plays a ninja: one line after the other, or the second alone. */
  const book = {
    ...bound.book,
    code: bound.book.code.map((code): Code => {
      if (code.name !== 'play') return code;
      const line = (at: number) => run((p, f) => begin(p, at, f.you, f.self, null));
      const first = bound.book.code.length;
      return { ...code, isScope: true, steps: [line(first), line(first + 1)] };
    }),
  };
  for (const { steps = [], shared = [] } of [main, upgrade]) {
    book.code.push({ name: 'line', steps, line: -1, regs: 8, shared });
  }

  it('share a scope: UPGRADE can ask what MAIN did', () => {
    const t = seated({ ...bound, book });
    perform(t, 'play');
    expect(told(t)).toEqual(['main was 7']);
  });

  it('and a line begun by anything else shares nothing', () => {
    const t = seated({ ...bound, book });
    begin(t.p, book.code.length - 2, 0, 0, null);
    perform(t, 'ask');
    expect(t.s.stack[0].regs[MAIN]).toBeNull();
  });
});

describe('a label', () => {
  const written = (write: (c: Compiler<Words>) => void) =>
    draft({ name: 'a riddle', actions: [{ report: 'nothing' }], act: (_deed, c) => write(c) });
  const hearing = (write: (c: Compiler<Words>) => void): string[] => {
    const t = seated(arena({ codes: { riddle: written(write).steps! } }));
    perform(t, 'riddle');
    return told(t);
  };
  const says = (c: Compiler<Words>, text: string): void => c.step((p) => tell(p, 'say', { def: text }));

  it('is where it was placed, before or after the jump was written', () => {
    const leap = (c: Compiler<Words>): void => {
      const after = c.label('after');
      c.step((_p, f) => after.jump(f));
      says(c, 'left out');
      after.here();
      says(c, 'reached');
    };
    expect(hearing(leap)).toEqual(['reached']);
  });

  it('that no step has fails when the ability is compiled, with the names of both', () => {
    expect(() => written((c) => c.label('nowhere'))).toThrow('a riddle: no step has the label "nowhere"');
  });

  it('cannot be placed twice', () => {
    expect(() => written((c) => c.label('twice').here().here())).toThrow('two steps have the label "twice"');
  });
});

it('the program of an ability names the op that wrote each step', () => {
  const { code } = compileLine<Words, Deed, Deed>(reader, 0, 0, {
    ...PLAIN,
    costs: [{ kill: ['ant'], as: 'paid' }],
    actions: [{ report: 'paid' }],
    act: (deed, c) => {
      c.writes('report');
      write(deed, c);
    },
  });
  expect(code.labels).toEqual(['cost', 'cost', 'cost', 'report']);
});
