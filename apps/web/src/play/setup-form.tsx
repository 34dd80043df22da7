'use client';
// Setting up a match: game, rules, decks and, against a bot, its level and character.
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useMyDecks } from '../decks/my-decks';
import { useSay } from '../i18n/said';
import type { Trouble } from '../net/api';
import { Button } from '../ui/button';
import { RadioField, SelectField } from '../ui/field';
import { Panel } from '../ui/panel';
import { TroubleNote } from '../ui/trouble';
import { useDeckChoices } from './deck-choices';
import { lastDeck, rememberDeck } from './last-decks';
import { MannerFields } from './manner-fields';
import { useOffers } from './offers';
import { PersonaField } from './persona-field';
import { misfits, type RuleChoices, rulesFrom } from './rule-changes';
import { RuleForm, useRuleFields } from './rule-form';
import { rulesetChoices } from './rulesets';
import { type Against, fitted, type PlaySetup, roomOf, savedId } from './setup';
import { useSitDown } from './sit-down';

type Fit = ReturnType<typeof fitted>;

interface FieldsProps {
  readonly fit: Fit;
  onPick(changes: Partial<PlaySetup>): void;
}

/** The bot's level, its character, and how a language model plays. */
function BotFields({ fit: { offer, level, setup }, onPick }: FieldsProps) {
  const t = useTranslations('play');
  const say = useSay();
  return (
    <>
      <RadioField
        name="level"
        label={t('level')}
        value={setup.level}
        choices={offer.levels.map(({ id, name }) => ({ value: id, label: say(name) }))}
        onPick={(level) => onPick({ level })}
      />
      {level === undefined ? null : (
        <PersonaField level={level} value={setup.persona} onPick={(persona) => onPick({ persona })} />
      )}
      {level?.manners !== undefined && setup.manner !== null ? (
        <MannerFields manners={level.manners} manner={setup.manner} onPick={(manner) => onPick({ manner })} />
      ) : null}
    </>
  );
}

interface DeckFieldsProps extends FieldsProps {
  readonly against: Against;
  readonly decks: ReturnType<typeof useDeckChoices>;
}

/** The player's deck and, unless a friend brings one, the other. */
function DeckFields({ against, fit: { offer, setup }, decks, onPick }: DeckFieldsProps) {
  const t = useTranslations('play');
  if (offer.decks.length === 0) return <p className="text-dim">{t('sameCards')}</p>;
  return (
    <>
      <SelectField
        label={against === 'hotseat' ? t('firstDeck') : t('deck')}
        value={setup.deck}
        choices={decks}
        onPick={(deck) => onPick({ deck })}
      />
      {against === 'friend' ? null : (
        <SelectField
          label={against === 'hotseat' ? t('secondDeck') : t('theirDeck')}
          value={setup.theirDeck}
          choices={decks}
          onPick={(theirDeck) => onPick({ theirDeck })}
        />
      )}
    </>
  );
}

/** While the games are loading, or if they cannot be loaded. */
function NotLoaded({ trouble }: { trouble: Trouble | null }) {
  const t = useTranslations('play');
  return (
    <Panel>
      <TroubleNote trouble={trouble} />
      {trouble === null ? <p className="min-h-64 text-dim">{t('loading')}</p> : null}
    </Panel>
  );
}

export function SetupForm({ against }: { against: Against }) {
  const t = useTranslations('play');
  const tr = useTranslations('ruleForm');
  const say = useSay();
  const asked = useSearchParams();
  const askedDeck = asked.get('deck');
  const { games, trouble: missing } = useOffers();
  const { create, isBusy, trouble } = useSitDown();
  const [chosen, setChosen] = useState<Partial<PlaySetup>>({
    game: asked.get('game') ?? undefined,
    ruleset: asked.get('rules') ?? undefined,
    deck: askedDeck === null ? undefined : savedId(askedDeck),
  });
  const { decks: mine } = useMyDecks();
  const fit = games === null ? null : fitted(games, chosen, mine ?? [], lastDeck);
  const decks = useDeckChoices(fit?.offer, mine ?? []);
  const [rules, setRules] = useState<RuleChoices>({});
  const { fields, trouble: noFields } = useRuleFields(fit?.setup.game, fit?.setup.ruleset);
  if (games === null || fit === null) {
    return <NotLoaded trouble={missing} />;
  }
  const { offer, setup } = fit;
  // A requested deck that has not loaded yet is kept: the user's decks arrive after the games.
  const choose = (changes: Partial<PlaySetup>) =>
    setChosen({ ...setup, ...(mine === null ? { deck: chosen.deck } : {}), ...changes });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await create(roomOf(setup, against, rulesFrom(fields ?? [], rules)))) rememberDeck(setup);
  };
  const wrong = misfits(fields ?? [], rules);
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Panel>
        <RadioField
          name="game"
          label={t('game')}
          value={setup.game}
          choices={games.map(({ id, name }) => ({ value: id, label: say(name) }))}
          onPick={(game) => {
            setRules({});
            choose({ game, deck: undefined });
          }}
        />
        {against === 'bot' ? <BotFields fit={fit} onPick={choose} /> : null}
        {offer.rulesets.length > 1 ? (
          <SelectField
            label={t('ruleset')}
            value={setup.ruleset}
            choices={rulesetChoices(offer, say)}
            onPick={(ruleset) => {
              setRules({});
              choose({ ruleset });
            }}
          />
        ) : null}
        <DeckFields against={against} fit={fit} decks={decks} onPick={choose} />
        <RuleForm
          fields={fields}
          trouble={noFields}
          choices={rules}
          onPick={(path, value) => setRules((now) => ({ ...now, [path]: value }))}
          onReset={() => setRules({})}
        />
        {wrong.length === 0 ? null : (
          <p role="alert">{tr('wrong', { names: wrong.map(({ name }) => say(name)).join(', ') })}</p>
        )}
        <TroubleNote trouble={trouble} />
        <Button
          type="submit"
          look="primary"
          disabled={isBusy || wrong.length > 0}
          className="justify-self-start"
        >
          {t(against === 'friend' ? 'openRoom' : 'start')}
        </Button>
      </Panel>
    </form>
  );
}
