// Several replacements of one event (laws 12, 13): who picks, which ranks first, and why there are no cycles.

import { describe, expect, it } from 'vitest';
import { OBJ, ref } from './code';
import { arena, FIELD } from './fixtures/arena';
import { act, isA, say, those } from './fixtures/steps';
import { keys, lay, perform, pick, seated, told } from './fixtures/table';
import { beast, instead, self, slay, wards } from './fixtures/wards';

describe('several replacements', () => {
  it('of two sources, the affected player picks one, which is enough', () => {
    const t = seated(wards);
    lay(t, FIELD, ['guard', 'vet', 'ant']);
    slay(t, 1, 'ant');
    expect(keys(t, 0)).toEqual(['decline', 'instead 0 my guard', 'instead 1 my vet']);
    pick(t, 0, 'instead 1 my vet');
    expect(told(t)).toEqual(['saved 1', '0 died']);
  });

  it('one player’s refusal does not count for the other', () => {
    const t = seated(wards);
    lay(t, FIELD, ['guard', 'ant'], ['vet', 'bee']);
    slay(t, 0, 'ant', 'bee');
    pick(t, 0, 'decline');
    expect(keys(t, 1)).toEqual(['decline', 'instead 0 my vet']);
    pick(t, 1, 'instead 0 my vet');
    expect(told(t)).toEqual(['saved 1', 'kill ant', '1 died']);
  });

  it('none applies twice to one event, its own substitute included', () => {
    const t = seated(wards);
    lay(t, FIELD, ['echo', 'ant']);
    slay(t, 1, 'ant');
    expect(told(t)).toEqual(['echo', 'kill ant', '0 died']);
  });

  it('a substitute may itself be replaced by something else, but not in a cycle', () => {
    const t = seated(wards);
    lay(t, FIELD, ['twin', 'pair']);
    slay(t, 1, 'pair');
    expect(told(t)).toEqual(['twin', 'pair', 'kill pair', '0 died']);
  });

  it('one that was declined for the event is offered again for the substitute', () => {
    const t = seated(wards);
    lay(t, FIELD, ['guard', 'hero', 'ant']);
    slay(t, 1, 'ant');
    pick(t, 0, 'instead 1 my hero');
    expect(keys(t, 0)).toEqual(['decline', 'instead 0 my guard']);
  });

  it('a game may rank them: on the affected card, then the turn player’s, then the other’s (One Piece)', () => {
    const ranked = arena({
      timing: {
        replacements: {
          by: 'source',
          rank: (p, _line, source, you, covered) =>
            covered.includes(ref(OBJ, source)) ? 0 : you === p.book.timing.turnPlayer(p) ? 1 : 2,
        },
      },
      cards: [
        beast('cloak', instead(self, { optional: true }), say('cloak')),
        beast(
          'priest',
          instead((p, _f, r) => isA(p, r, 'cloak'), { optional: true }),
          say('priest'),
        ),
      ],
      codes: { slay: [act('kill', those('cloak'))] },
    });
    const t = seated(ranked);
    lay(t, FIELD, ['priest'], ['priest', 'cloak']);
    perform(t, 'slay', 0);
    expect(keys(t, 1)).toEqual(['decline', 'instead 0 my cloak']);
    pick(t, 1, 'decline');
    expect(keys(t, 0)).toEqual(['decline', 'instead 0 my priest']);
    pick(t, 0, 'decline');
    expect(keys(t, 1)).toEqual(['decline', 'instead 0 my priest']);
    pick(t, 1, 'decline');
    expect(told(t)).toEqual(['kill cloak']);
  });
});
