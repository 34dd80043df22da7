import { advance, decisions, isIllegal, options, playing } from '@sleight/kernel/decide';
import { expect, test } from 'vitest';
import { allCards } from './cards/pool';
import { onepieceGame } from './game';
import { effectName } from './mode-names';
import { plainCards } from './plain-cards';

const chooser = {
  id: 'T-001',
  abilities: ["[Activate: Main] Choose one: • Draw 1 card. • K.O. up to 1 of your opponent's Characters."],
};
const payer = {
  id: 'T-002',
  abilities: [
    {
      type: 'Activate Main',
      cost: [{ either: [{ trashThis: true }, { restDon: 2 }] }],
      effect: { actions: [{ type: 'draw', amount: 1 }] },
    },
  ],
};
const book = onepieceGame.book({ cards: [...plainCards, chooser, payer] });

/** What may be chosen once this Character was activated. */
function offered(character: string) {
  const s = onepieceGame.arrange(book, { start: {}, me: { characters: [character], don: 2 }, foe: {} });
  const [{ id, seat }] = decisions(playing(book, s));
  const told = advance(book, s, { seat, decision: id, keys: ['activate my character 1'] });
  if (isIllegal(told)) throw new Error(told.say.en);
  return options(playing(book, s), seat).map(({ key, say }) => ({ key, ...say }));
}

test('an option of "choose one" says what it does', () => {
  expect(offered('T-001')).toEqual([
    { key: 'choose mode 1', en: 'Draw 1 card', fr: 'Piochez 1 carte' },
    {
      key: 'choose mode 2',
      en: "K.O. up to 1 of your opponent's Characters",
      fr: "Mettez K.O. jusqu'à 1 Personnage adverse",
    },
  ]);
});

test('a cost that can be paid in two ways names both', () => {
  expect(offered('T-002')).toEqual([
    { key: 'choose mode 1', en: 'Trash this card', fr: 'Défausser cette carte' },
    { key: 'choose mode 2', en: 'Rest 2 of your DON!! cards', fr: 'Épuiser 2 de vos cartes DON!!' },
  ]);
});

test('every option of a printed card has its text', () => {
  const modes = allCards.flatMap(({ abilities }) =>
    abilities.flatMap(({ effect }) =>
      effect.actions.flatMap((action) => (action.type === 'chooseOne' ? action.modes : [])),
    ),
  );
  expect(modes.length).toBeGreaterThan(3);
  for (const mode of modes) expect(effectName(mode)).not.toBeNull();
});

test('a text that refers to what came before has no name of its own', () => {
  expect(effectName({ actions: [{ type: 'rest', targetType: 'bound', of: 'chosen' }] })).toBeNull();
});
