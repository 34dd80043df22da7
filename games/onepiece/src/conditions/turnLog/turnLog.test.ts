import { expect, test } from 'vitest';
import { holds, saidIf } from '../../words/probe';

test('turnLog is said and read back', () => {
  expect(saidIf({ turnLog: 'eventActivated' })).toEqual({
    en: 'If you have activated an Event during this turn, this card gains +1000 power.',
    fr: 'Si vous avez activé un Événement pendant ce tour, cette carte gagne +1000 en puissance.',
  });
  expect(saidIf({ turnLog: 'opponentCharacterKOd' })).toEqual({
    en: "If your opponent's Character has been K.O.'d during this turn, this card gains +1000 power.",
    fr: 'Si un Personnage adverse a été mis K.O. pendant ce tour, cette carte gagne +1000 en puissance.',
  });
});

test('it happened to you this turn', () => {
  expect(holds({ turnLog: 'eventActivated' }, { me: { happened: ['eventActivated'] } })).toBe(true);
  expect(holds({ turnLog: 'eventActivated' }, { foe: { happened: ['eventActivated'] } })).toBe(false);
});
