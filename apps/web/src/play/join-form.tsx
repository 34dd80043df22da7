'use client';
// Joining a friend's room by its code; the deck is chosen on the room's page, which shows the game.
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';
import { Panel } from '../ui/panel';
import { TroubleNote } from '../ui/trouble';
import { useSitDown } from './sit-down';

export function JoinForm() {
  const t = useTranslations('play');
  const { comeTo, isBusy, trouble } = useSitDown();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void comeTo(code.trim().toUpperCase());
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
        <TroubleNote trouble={trouble} />
        <Button type="submit" look="primary" disabled={isBusy} className="justify-self-start">
          {t('join')}
        </Button>
      </Panel>
    </form>
  );
}
