// Lists every card of a game with the texts generated from its abilities.
// Invariant: it prints what a card does, never a stored text.
// Read next: compile.ts for the reverse, from text to ability.

import { typeset } from '@sleight/kit/typography';
import { gameNamed, readArguments } from './arguments';
import type { Command } from './command';

export const cardsCommand: Command = {
  name: 'cards',
  usage: 'cards --game G [--json]',
  about: { en: 'list the cards with their rules text', fr: 'lister les cartes avec leur texte de règles' },
  async run(args, terminal) {
    const { values } = readArguments(args, { game: { type: 'string' }, json: { type: 'boolean' } });
    const game = gameNamed(values.game);
    const cards = game.cards();
    if (values.json === true) {
      terminal.out(JSON.stringify({ cards }));
      return 0;
    }
    for (const { id, name, text } of cards) {
      terminal.out(`${typeset(name, terminal.language)} (${id})`);
      for (const line of typeset(text, terminal.language).split('\n'))
        if (line !== '') terminal.out(`  ${line}`);
    }
    return 0;
  },
};
