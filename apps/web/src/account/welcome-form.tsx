'use client';
// A username and a display name for a new Google account. Both are optional.
import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { useRouter } from '../i18n/navigation';
import { changeMe } from '../net/api';
import { useTrying } from '../net/trying';
import { useWho } from '../net/who';
import { Button, ButtonLink } from '../ui/button';
import { TextField } from '../ui/field';
import { Panel } from '../ui/panel';
import { TroubleNote } from '../ui/trouble';
import { textOf } from './come-in';

export function WelcomeForm() {
  const t = useTranslations('welcome');
  const router = useRouter();
  const { answer, look } = useWho();
  const { trouble, isBusy, trying } = useTrying();
  const me = answer?.me;
  if (answer === null) return <Panel>{t('loading')}</Panel>;
  // Guests cannot have a username, and users who have one need nothing here.
  if (!me || me.isGuest || me.username !== null) {
    return (
      <Panel>
        <p>{t('nothing')}</p>
        <ButtonLink href="/" look="primary" className="justify-self-start">
          {t('home')}
        </ButtonLink>
      </Panel>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void trying(async () => {
      await changeMe({ username: textOf(form, 'username'), name: textOf(form, 'name') });
      await look();
      router.push('/');
    });
  };
  return (
    <form onSubmit={submit}>
      <Panel>
        <TextField
          label={t('username')}
          hint={t('usernameHint')}
          name="username"
          autoComplete="username"
          maxLength={12}
          required
        />
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          name="name"
          autoComplete="nickname"
          defaultValue={me.name}
          maxLength={40}
          required
        />
        <TroubleNote trouble={trouble} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary" disabled={isBusy}>
            {t('submit')}
          </Button>
          <ButtonLink href="/">{t('later')}</ButtonLink>
        </div>
      </Panel>
    </form>
  );
}
