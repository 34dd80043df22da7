'use client';
// The deck being built: its name, its cards, the verdict of the rules, its figures, and its actions.
import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { useCalled } from '../cards/called';
import type { GameCatalogue } from '../cards/game-cards';
import { valuesOf } from '../collection/filter';
import { useSay } from '../i18n/said';
import type { CardList } from '../net/api';
import { rulesetChoices } from '../play/rulesets';
import { Button, ButtonLink } from '../ui/button';
import { SelectField, TextField } from '../ui/field';
import { TroubleNote } from '../ui/trouble';
import { Columns, Rows } from './charts';
import { type DeckHands, DeckRows } from './deck-list';
import type { Desk } from './desk';
import { emptyDraft, isChanged, isEmpty, sizeOf } from './draft';
import { type Counted, curveNumber, curveOf, sharesOf } from './figures';
import type { DeckVerdict } from './verdict';
import { VerdictNote } from './verdict-note';

/** The server's limit for deck names. */
const MOST_LETTERS = 40;

interface Props {
  readonly game: GameCatalogue;
  readonly desk: Desk;
  readonly list: CardList;
  readonly verdict: DeckVerdict;
  readonly ruleset: string;
  readonly hands: DeckHands;
  /** Do these rules have leaders? */
  readonly hasLeader: boolean;
  onRuleset(ruleset: string): void;
  onShelf(): void;
  onText(): void;
}

function Figures({ game: { legend }, cards }: { game: GameCatalogue; cards: readonly Counted[] }) {
  const t = useTranslations('decks');
  const say = useSay();
  const number = curveNumber(legend);
  const curve = number === null ? [] : curveOf(cards, number);
  const numberName = number === null ? undefined : legend.numbers[number];
  const name = numberName === undefined ? '' : say(numberName);
  const factions = sharesOf(cards, (facts) => valuesOf(facts, 'faction'));
  const named = (words: GameCatalogue['legend']['kinds']) => (id: string) =>
    words[id] ? say(words[id]) : id;
  if (cards.length === 0) return null;
  return (
    <>
      {curve.length === 0 ? null : (
        <Columns title={t('curve', { what: name })} bars={curve} nameOf={(id) => `${name} ${id}`} />
      )}
      <Rows title={t('kinds')} bars={sharesOf(cards, ({ kind }) => [kind])} nameOf={named(legend.kinds)} />
      {factions.length === 0 ? null : (
        <Rows title={t('factions')} bars={factions} nameOf={named(legend.factions)} />
      )}
    </>
  );
}

function Leader({ game, desk, onRead }: Pick<Props, 'game' | 'desk'> & { onRead(id: string): void }) {
  const t = useTranslations('decks');
  const called = useCalled(game);
  const { leader } = desk.draft;
  return (
    <section>
      <h2 className="text-lg">{t('leader')}</h2>
      {leader === null ? (
        <p className="text-dim">{t('noLeader')}</p>
      ) : (
        <p className="flex items-center justify-between gap-3 border-b border-line py-1">
          <button
            type="button"
            className="min-h-10 min-w-0 truncate text-left hover:text-gold"
            onClick={() => onRead(leader)}
          >
            {called.get(leader)?.whole ?? leader}
          </button>
          <Button onClick={() => desk.lead(null)}>{t('removeLeader')}</Button>
        </p>
      )}
    </section>
  );
}

/** The name and the rules of the deck, and what can be done with it. */
function DeckForm({ game, desk, list, verdict, ruleset, onRuleset, onShelf, onText }: Props) {
  const t = useTranslations('decks');
  const say = useSay();
  const { draft } = desk;
  const { offer } = game;
  const hasChanges = isChanged(draft);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void desk.save(draft.name.trim() === '' ? t('unnamed') : draft.name, list);
  };
  const isPlayable = draft.saved !== null && !hasChanges && verdict.problems?.length === 0;
  return (
    <form onSubmit={save} className="grid gap-3">
      <TextField
        label={t('name')}
        value={draft.name}
        placeholder={t('unnamed')}
        maxLength={MOST_LETTERS}
        autoComplete="off"
        onChange={(event) => desk.rename(event.target.value)}
      />
      {offer.rulesets.length > 1 ? (
        <SelectField
          label={t('rules')}
          value={ruleset}
          choices={rulesetChoices(offer, say)}
          onPick={onRuleset}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          look="primary"
          disabled={desk.isSaving || isEmpty(draft) || (draft.saved !== null && !hasChanges)}
        >
          {draft.saved === null ? t('save') : t('saveChanges')}
        </Button>
        <Button onClick={onShelf}>{t('shelf')}</Button>
        <Button onClick={onText}>{t('textTitle')}</Button>
        <Button onClick={() => desk.undo()} disabled={!desk.canUndo}>
          {t('undo')}
        </Button>
        <Button onClick={() => desk.open(emptyDraft)} disabled={isEmpty(draft) && draft.name === ''}>
          {t('new')}
        </Button>
        {isPlayable ? (
          <ButtonLink href={`/play/ai?game=${offer.id}&deck=${draft.saved}&rules=${ruleset}`}>
            {t('play')}
          </ButtonLink>
        ) : null}
      </div>
      <p role="status" className="text-dim empty:hidden">
        {hasChanges ? t('unsaved') : draft.saved === null ? null : t('saved')}
      </p>
      {desk.trouble === null ? null : <TroubleNote trouble={desk.trouble} />}
    </form>
  );
}

export function DeckPanel(props: Props) {
  const { game, desk, verdict, hands, hasLeader } = props;
  const t = useTranslations('decks');
  const { draft } = desk;
  const { byId } = game;
  const counted = [...byId.values()].flatMap((facts) => {
    const n = draft.counts[facts.id];
    return n === undefined ? [] : [{ facts, n }];
  });
  const sorted = counted.sort((a, b) => (a.facts.numbers.cost ?? 99) - (b.facts.numbers.cost ?? 99));
  const strangers = Object.entries(draft.counts)
    .filter(([id]) => !byId.has(id))
    .map(([id, n]) => ({ id, n }));
  return (
    <section
      aria-label={t('deck')}
      data-drop="deck"
      className="grid content-start gap-4 rounded-sm border border-line bg-panel p-4"
    >
      <DeckForm {...props} />
      <p className="text-lg leading-none">
        <span className="text-2xl font-semibold" data-size={sizeOf(draft)}>
          {sizeOf(draft)}
        </span>{' '}
        {t('cardsInDeck')}
      </p>
      {isEmpty(draft) ? <p className="text-dim">{t('empty')}</p> : <VerdictNote verdict={verdict} />}
      {hasLeader || draft.leader !== null ? <Leader game={game} desk={desk} onRead={hands.read} /> : null}
      <DeckRows game={game} cards={sorted} strangers={strangers} hands={hands} />
      <Figures game={game} cards={sorted} />
    </section>
  );
}
