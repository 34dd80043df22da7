'use client';
// Joining a friend's room by its code.
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useMyDecks } from '../decks/my-decks';
import { useSay } from '../i18n/said';
import { Button } from '../ui/button';
import { SelectField, TextField } from '../ui/field';
import { Panel } from '../ui/panel';
import { TroubleNote } from '../ui/trouble';
import { useOffers } from './offers';
import { useSitDown } from './sit-down';

export function JoinForm() {
  const t = useTranslations('play');
  const { join, isBusy, trouble } = useSitDown();
  const [code, setCode] = useState('');
  const say = useSay();
  const { games } = useOffers();
  const { decks } = useMyDecks();
  const [deck, setDeck] = useState('');
  const gameOf = (id: string): string => {
    const name = games?.find((game) => game.id === id)?.name;
    return name === undefined ? id : say(name);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void join(code.trim().toUpperCase(), deck === '' ? undefined : deck);
  };
  return (
    <form id="join" onSubmit={submit}>
      <Panel title={t('joinTitle')}>
        <TextField
          label={t('code')}
          hint={t('codeHint')}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          required
        />
        {decks === null || decks.length === 0 ? null : (
          <SelectField
            label={t('joinDeck')}
            hint={t('joinDeckHint')}
            value={deck}
            choices={[
              { value: '', label: t('anyDeck') },
              ...decks.map(({ id, name, game }) => ({ value: id, label: `${name} · ${gameOf(game)}` })),
            ]}
            onPick={setDeck}
          />
        )}
        <TroubleNote trouble={trouble} />
        <Button type="submit" look="primary" disabled={isBusy} className="justify-self-start">
          {t('join')}
        </Button>
      </Panel>
    </form>
  );
}
