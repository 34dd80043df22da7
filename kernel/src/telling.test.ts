import { expect, test } from 'vitest';
import { playing } from './decide';
import type { Fact } from './fact';
import { arena, FIELD } from './fixtures/arena';
import { put, seated } from './fixtures/table';
import type { ObjId } from './ids';
import type { Frame, State } from './state';
import { redact, tell } from './telling';

const bound = arena({ cards: [{ id: 'wasp', lines: [{ steps: [] }] }], codes: {} });

/** The cause in a fact that is told while `cause` acts. */
function told(cause: (at: ReturnType<typeof seated>) => Frame | null, isStory = true): Fact {
  const table = seated(bound);
  const facts: Fact[] = [];
  const moments: State[] = [];
  const p = playing(table.book, table.s, facts, isStory ? moments : null);
  p.cause = cause(table);
  tell(p, 'hurt', { seat: 1 });
  return facts[0];
}

const frame = (self: ObjId, code = 0): Frame => ({ code, pc: 0, you: 0, self, regs: [] });
const lineCode = bound.book.code.findIndex(({ line }) => line >= 0);
const rulesCode = bound.book.code.findIndex(({ line }) => line < 0);

test('a story says which card in play did it', () => {
  let id = 0;
  const fact = told((table) => {
    id = put(table, 'wasp', 0, FIELD).id;
    return frame(id);
  });
  expect(fact.by).toBe(id);
  expect(redact([fact], 1)[0].by).toBe(id);
});

test('a card that lies face down is not named', () => {
  const fact = told((table) => frame(put(table, 'wasp', 0, FIELD, 1).id));
  expect(fact).toEqual({ n: 0, verb: 'hurt', seat: 1 });
});

test('a text that goes on after its card has left still names it, and the rules do not', () => {
  const gone = 99;
  expect(told(() => frame(gone, lineCode)).by).toBe(gone);
  expect(told(() => frame(gone, rulesCode)).by).toBeUndefined();
});

test('the text of a loose card is named by its player', () => {
  expect(lineCode).toBeGreaterThanOrEqual(0);
  expect(told(() => frame(0, lineCode)).byCardOf).toBe(0);
});

test('the rules have no name, and where no story is told nothing has', () => {
  expect(told(() => frame(0, rulesCode))).toEqual({ n: 0, verb: 'hurt', seat: 1 });
  expect(told(() => null)).toEqual({ n: 0, verb: 'hurt', seat: 1 });
  expect(told((table) => frame(put(table, 'wasp', 0, FIELD).id), false)).toEqual({
    n: 0,
    verb: 'hurt',
    seat: 1,
  });
});
