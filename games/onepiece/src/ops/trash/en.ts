// English for trash: "trash 1 card from your hand", "your opponent trashes 1 card from their hand".
import { imperative, isFields, oneOf, type Phrase, via } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { anyCard, cardFrom, field } from '../../words/parts';

/** The opponent's hand, with the chooser: themselves, or you without seeing it. */
const theirs = (chooser: 'opponent' | 'blind', said: Phrase<unknown>): Phrase<unknown> =>
  via(
    said,
    (action: unknown) => {
      if (!isFields(action) || action.targetSide !== 'opponent' || action.from !== 'hand') return undefined;
      const { targetSide: _, from: __, chooser: who, ...rest } = action;
      return who === chooser ? rest : undefined;
    },
    (value) => (isFields(value) ? { ...value, targetSide: 'opponent', from: 'hand', chooser } : undefined),
  );
const cards = { who: anyCard };

/** Your own hand; the opponent's is never open to your choice. */
const mine: Phrase<unknown> = {
  ...cardFrom,
  parse: (source, at, context) =>
    cardFrom
      .parse(source, at, context)
      .filter(({ value }) => isFields(value) && value.targetSide === 'player'),
};

export const en = op(
  'trash',
  imperative(
    oneOf<unknown>(
      phrase('trash {...who}', { who: mine }),
      phrase('trash {...who}', { who: field }),
      theirs('opponent', phrase('your opponent trashes {...who} from their hand', cards)),
      theirs('blind', phrase("trash {...who} from your opponent's hand", cards)),
      theirs('opponent', phrase('your opponent chooses {...who} from their hand and trashes it', cards)),
      theirs('opponent', phrase('your opponent chooses {...who} from their hand and trashes them', cards)),
    ),
  ),
);
