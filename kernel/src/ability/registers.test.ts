import { describe, expect, test } from 'vitest';
import { readPointer } from '../text/pointer';
import { aim, type Inherited, point, type RegisterWords, unwritten } from './registers';

const words: RegisterWords = {
  actions: { eat: 'eaten', croak: 'croaked' },
  costs: {},
  things: { eat: 'fly', croak: 'sound' },
  references: ['did'],
  inherits: ({ type }): Inherited => (type === 'Then' ? { eaten: { type: 'fly', origin: 'first' } } : {}),
  costFirst: [],
};
const line = (type: string, ...actions: readonly object[]) => ({ type, effect: { actions } });

describe('registers that another line wrote', () => {
  const then = line('Then', { type: 'croak', amount: { stat: 'weight', of: 'eaten' } });

  test('are visible to the lines that inherit them, and to no other', () => {
    expect(unwritten(then, words)).toEqual([]);
    expect(unwritten({ ...then, type: 'First' }, words)).toEqual(['eaten']);
  });

  test('are referred to by the name of their writer, and resolved again', () => {
    const pointed = point(then, words);
    expect(JSON.stringify(pointed)).toContain('/first/');
    expect(aim(pointed, words)).toEqual({ ability: then });
  });

  test('are shadowed by what the line itself did', () => {
    const own = line(
      'Then',
      { type: 'eat', amount: 1 },
      { type: 'croak', amount: { stat: 'weight', of: 'eaten' } },
    );
    expect(JSON.stringify(point(own, words))).not.toContain('/first/');
  });
});

describe('"if you do"', () => {
  const both = line('First', { type: 'eat', amount: 2 }, { type: 'croak', amount: 1, if: { did: 'eaten' } });

  test('refers to what was done last, one thing or several', () => {
    const text = JSON.stringify(point(both, words)).match(/"did":"([^"]+)"/)?.[1] ?? '';
    expect(readPointer(text)).toMatchObject({ last: true, latest: false });
    expect(aim(point(both, words), words)).toEqual({ ability: both });
  });
});
