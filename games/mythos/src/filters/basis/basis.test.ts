import { playing } from '@sleight/kernel';
import { said } from '@sleight/kernel/text/said';
import { expect, test } from 'vitest';
import { mythosGame } from '../../game';
import { plainMissions } from '../../plain-cards';
import { words } from '../../words';

const strong = { targetSide: 'player', targetType: 'character', all: true, filters: [{ basis: { gte: 4 } }] };

test('basis is what Power means in a static text', () => {
  const held = { type: 'powerMod', amount: 1, ...strong };
  expect(said({ type: 'Continuous', effect: { actions: [held] } }, words)).toEqual({
    en: 'Friendly characters in play with Power 4 or more have +1 Power.',
    fr: 'Les personnages alliés en jeu avec une Puissance de 4 ou plus ont +1 en Puissance.',
  });
});

test('tokens count, other modifiers do not', () => {
  const cheer = (id: string) => ({
    id,
    name: { en: id, fr: id },
    power: 0,
    abilities: ['Friendly characters in play with Power 4 or more have +1 Power.'],
  });
  const helper = { id: 'KS-902', power: 0, abilities: ['Other friendly characters in play have +1 Power.'] };
  const book = mythosGame.book({ cards: [...plainMissions, cheer('KS-901'), helper] });
  const at = { 1: ['KS-901', 'KS-902', 'KS-009', { card: 'KS-011', tokens: 2 }] };
  const p = playing(book, mythosGame.arrange(book, { start: { turn: 1 }, me: { at } }));
  expect(mythosGame.expect(p, 0, 'KS-009 has power 4')).toBeNull();
  expect(mythosGame.expect(p, 0, 'KS-011 has power 6')).toBeNull();
});
