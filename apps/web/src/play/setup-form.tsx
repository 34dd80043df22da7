'use client';
// Choosing what to play: game, rules, decks and, against a bot, how strong it is and in which character.
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useMyDecks } from '../decks/my-decks';
import { useSay } from '../i18n/said';
import { Button } from '../ui/button';
import { RadioField, SelectField } from '../ui/field';
import { Panel } from '../ui/panel';
import { TroubleNote } from '../ui/trouble';
import { useDeckChoices } from './deck-choices';
import { lastDeck, rememberDeck } from './last-decks';
import { useOffers } from './offers';
import { rulesetChoices } from './rulesets';
import { type Against, fitted, roomOf, type Setup, savedId } from './setup';
import { useSitDown } from './sit-down';

export function SetupForm({ against }: { against: Against }) {
  const t = useTranslations('play');
  const say = useSay();
  const asked = useSearchParams();
  const askedDeck = asked.get('deck');
  const { games, trouble: missing } = useOffers();
  const { create, isBusy, trouble } = useSitDown();
  const [chosen, setChosen] = useState<Partial<Setup>>({
    game: asked.get('game') ?? undefined,
    ruleset: asked.get('rules') ?? undefined,
    deck: askedDeck === null ? undefined : savedId(askedDeck),
  });
  const { decks: mine } = useMyDecks();
  const fit = games === null ? null : fitted(games, chosen, mine ?? [], lastDeck);
  const decks = useDeckChoices(fit?.offer, mine ?? []);
  if (games === null || fit === null) {
    return (
      <Panel>
        <TroubleNote trouble={missing} />
        {missing === null ? <p className="min-h-64 text-dim">{t('loading')}</p> : null}
      </Panel>
    );
  }
  const { offer, level, setup } = fit;
  const personas = against === 'bot' ? (level?.personas ?? []) : [];
  const persona = personas.find(({ id }) => id === setup.persona);
  // What was asked for and has not come yet is kept: one's own decks arrive after the games.
  const choose = (changes: Partial<Setup>) =>
    setChosen({ ...setup, ...(mine === null ? { deck: chosen.deck } : {}), ...changes });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await create(roomOf(setup, against))) rememberDeck(setup);
  };
  const hasTheirDeck = against !== 'friend' && offer.decks.length > 0;
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Panel>
        <RadioField
          name="game"
          label={t('game')}
          value={setup.game}
          choices={games.map(({ id, name }) => ({ value: id, label: say(name) }))}
          onPick={(game) => choose({ game, deck: undefined })}
        />
        {against === 'bot' ? (
          <RadioField
            name="level"
            label={t('level')}
            value={setup.level}
            choices={offer.levels.map(({ id, name }) => ({ value: id, label: say(name) }))}
            onPick={(level) => choose({ level })}
          />
        ) : null}
        {personas.length > 0 ? (
          <RadioField
            name="persona"
            label={t('persona')}
            hint={persona === undefined ? t('noPersonaHint') : say(persona.about)}
            value={setup.persona}
            choices={[
              { value: '', label: t('noPersona') },
              ...personas.map(({ id, name }) => ({ value: id, label: say(name) })),
            ]}
            onPick={(id) => choose({ persona: id })}
          />
        ) : null}
        {offer.rulesets.length > 1 ? (
          <SelectField
            label={t('ruleset')}
            value={setup.ruleset}
            choices={rulesetChoices(offer, say)}
            onPick={(ruleset) => choose({ ruleset })}
          />
        ) : null}
        {offer.decks.length === 0 ? (
          <p className="text-dim">{t('sameCards')}</p>
        ) : (
          <SelectField
            label={against === 'hotseat' ? t('firstDeck') : t('deck')}
            value={setup.deck}
            choices={decks}
            onPick={(deck) => choose({ deck })}
          />
        )}
        {hasTheirDeck ? (
          <SelectField
            label={against === 'hotseat' ? t('secondDeck') : t('theirDeck')}
            value={setup.theirDeck}
            choices={decks}
            onPick={(theirDeck) => choose({ theirDeck })}
          />
        ) : null}
        <TroubleNote trouble={trouble} />
        <Button type="submit" look="primary" disabled={isBusy} className="justify-self-start">
          {t(against === 'friend' ? 'openRoom' : 'start')}
        </Button>
      </Panel>
    </form>
  );
}
