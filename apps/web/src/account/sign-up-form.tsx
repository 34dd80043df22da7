'use client';
// Creating an account. A guest keeps decks and matches.
import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { Link } from '../i18n/navigation';
import { signUp } from '../net/api';
import { useWho } from '../net/who';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';
import { Panel } from '../ui/panel';
import { TroubleNote } from '../ui/trouble';
import { textOf, useComeIn } from './come-in';
import { GoogleButton } from './google';

export function SignUpForm() {
  const t = useTranslations('signUp');
  const { comeIn, isBusy, trouble } = useComeIn();
  const guest = useWho(({ answer }) => answer?.me?.name);
  const hint = guest === undefined ? t('usernameHint') : t('usernameHintGuest', { name: guest });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const username = textOf(form, 'username');
    const given = { email: textOf(form, 'email'), password: textOf(form, 'password') };
    // A chosen username replaces the guest's name.
    void comeIn(() => signUp(username === '' ? given : { ...given, username, name: username }));
  };
  return (
    <form onSubmit={submit}>
      <Panel>
        <TextField label={t('email')} name="email" type="email" autoComplete="email" required />
        <TextField label={t('username')} hint={hint} name="username" autoComplete="nickname" />
        <TextField
          label={t('password')}
          hint={t('passwordHint')}
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={8}
          required
        />
        <TroubleNote trouble={trouble} />
        <Button type="submit" look="primary" disabled={isBusy} className="justify-self-start">
          {t('submit')}
        </Button>
        <GoogleButton />
        <p className="text-dim">
          {t('hasAccount')}{' '}
          <Link href="/sign-in" className="text-paper underline underline-offset-4 hover:text-gold">
            {t('signIn')}
          </Link>
        </p>
      </Panel>
    </form>
  );
}
