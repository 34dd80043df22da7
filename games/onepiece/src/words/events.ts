// What an ability listens to or replaces, in English: "your opponent's Character is K.O.'d", "this card would be K.O.'d".
// Invariant: each event has one wording that is printed.
// Next: lines.ts for where they stand, french-events.ts for French.
import { type Fields, oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import { indefinite, number, words } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import { readAlso } from './leaves';
import { fieldNouns } from './nouns';

/** Some card of a side: "your opponent's Character", "a Character", "your {Navy} type Character", or this card. */
const sided = (said: string, targetSide?: string): Phrase<unknown> =>
  phrase(said, { core: fieldNouns.one }, targetSide ? { targetSide } : {});
const some: Phrase<unknown> = readAlso<unknown>(
  oneOf<unknown>(
    phrase('this card', {}, { targetType: 'self' }),
    sided('your {...core}', 'player'),
    sided("your opponent's {...core}", 'opponent'),
    phrase('{...core}', { core: indefinite(fieldNouns.one) }),
  ),
  phrase('this Character', {}, { targetType: 'self' }),
  phrase('this Leader', {}, { targetType: 'self' }),
  phrase('this Stage', {}, { targetType: 'self' }),
  sided('any of your {...core}', 'player'),
  sided('1 of your {...core}', 'player'),
  sided('one of your {...core}', 'player'),
  phrase('any of your {...core}', { core: fieldNouns.many }, { targetSide: 'player' }),
  phrase('1 of your {...core}', { core: fieldNouns.many }, { targetSide: 'player' }),
);
const cause = words({
  battle: 'in battle',
  effect: 'by an effect',
  opponentEffect: ["by your opponent's effect", "by your opponent's effects"],
});
const byCharacter = words({ characterEffect: "using a Character's effect" });
const holes = { subject: some, against: some, cause, min: number };
const played = { subject: some, cause: byCharacter };
const by = (event: string, more: Fields = {}): Fields => ({ event, ...more });

const single: Phrase<unknown> = readAlso<unknown>(
  oneOf<unknown>(
    phrase("{subject} is K.O.'d[ {cause}]", holes, by('characterKOd')),
    phrase('{subject} becomes rested[ {cause}]', holes, by('becomesRested')),
    phrase('{subject} is removed from the field[ {cause}]', holes, by('leavesField')),
    phrase('{subject} battles {against}', holes, by('battled')),
    phrase('{subject} is attacked', holes, by('attackDeclared')),
    phrase('your opponent attacks', holes, by('attackDeclared', { side: 'opponent' })),
    phrase(
      'a DON!! card on your field is returned to your DON!! deck',
      {},
      by('donReturned', { side: 'player' }),
    ),
    phrase(
      '{min} or more DON!! cards on your field are returned to your DON!! deck',
      holes,
      by('donReturned', { side: 'player' }),
    ),
    phrase('you activate an Event', {}, by('eventActivated', { side: 'player' })),
    phrase('your opponent activates an Event', {}, by('eventActivated', { side: 'opponent' })),
    phrase(
      'your opponent activates {event}',
      { event: words({ blockerActivated: ['a [Blocker]', '[Blocker]'] }) },
      { side: 'opponent' },
    ),
    phrase("{subject}'s attack deals damage to your opponent's Life", holes, by('dealsDamage')),
    phrase("you deal damage to your opponent's Life", {}, by('dealsDamage', { side: 'player' })),
    phrase('your number of Life cards becomes 0', {}, by('lifeEmptied', { side: 'player' })),
    phrase('a card is removed from your Life cards', {}, by('lifeLost', { side: 'player' })),
    phrase("a card is removed from your opponent's Life cards", {}, by('lifeLost', { side: 'opponent' })),
    phrase('you play {subject}[ {cause}]', played, by('cardPlayed', { side: 'player' })),
    phrase('your opponent plays {subject}[ {cause}]', played, by('cardPlayed', { side: 'opponent' })),
    phrase('a card is trashed from your hand[ {cause}]', holes, by('handTrashed', { side: 'player' })),
    phrase('{subject} is given a DON!! card', holes, by('donGiven')),
    phrase('you take damage', {}, by('takesDamage', { side: 'player' })),
  ),
);

/** "your opponent plays …, or when your opponent plays …": either of two events. */
export const event: Phrase<unknown> = oneOf<unknown>(
  single,
  phrase('{...first}, or when {or}', { first: single, or: single }),
);

/** The replaced event. */
export const replaced: Phrase<unknown> = readAlso<unknown>(
  oneOf<unknown>(
    phrase("{subject} would be K.O.'d[ {cause}]", holes, { event: 'ko' }),
    phrase('{subject} would be removed from the field[ {cause}]', holes, { event: 'remove' }),
    phrase('{subject} would be rested[ {cause}]', holes, { event: 'rest' }),
  ),
  phrase('{subject} would leave the field[ {cause}]', holes, { event: 'remove' }),
);
