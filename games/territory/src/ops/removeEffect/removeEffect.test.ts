import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

const inAbility = (type: string, action: object, more: object = {}) => ({
  type,
  ...more,
  effect: { actions: [{ type: 'removeEffect', ...action }] },
});

describe('removeEffect prints and parses back', () => {
  test('one', () => {
    expect(said(inAbility('Play', { targetType: 'effect' }), words)).toEqual({
      en: 'Remove an ongoing effect.',
      fr: 'Retirez un effet persistant.',
    });
  });

  test('all of one kind', () => {
    expect(
      said(
        inAbility('Play', {
          targetSide: 'opponent',
          targetType: 'effect',
          all: true,
          filters: [{ kind: 'harmful' }],
        }),
        words,
      ),
    ).toEqual({
      en: 'Remove every harmful ongoing effect from enemy slots.',
      fr: 'Retirez tous les effets persistants néfastes des emplacements ennemis.',
    });
  });

  test('after "you may"', () => {
    expect(said(inAbility('Deploy', { targetType: 'effect' }, { optional: true }), words)).toEqual({
      en: 'Deploy: you may remove an ongoing effect.',
      fr: 'Déploiement : vous pouvez retirer un effet persistant.',
    });
  });
});

test('a wrong value is refused by the name of its field', () => {
  expect(refusals(inAbility('Play', { targetType: 'unit' }), words)[0]).toMatch(
    /^effect[.]actions[.]0[.]targetType: /,
  );
});
