'use client';
// Name or email, and a password.
import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { Link } from '../i18n/navigation';
import { signIn, type Trouble } from '../net/api';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';
import { Panel } from '../ui/panel';
import { TroubleNote } from '../ui/trouble';
import { textOf, useComeIn } from './come-in';
import { GoogleButton } from './google';

interface Props {
  /** The error that led here. */
  readonly brought: Trouble | null;
}

export function SignInForm({ brought }: Props) {
  const t = useTranslations('signIn');
  const { comeIn, isBusy, trouble } = useComeIn();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void comeIn(() => signIn(textOf(form, 'name'), textOf(form, 'password')));
  };
  return (
    <form onSubmit={submit}>
      <Panel>
        {brought === null ? null : <TroubleNote trouble={brought} />}
        <TextField label={t('name')} name="name" autoComplete="username" required />
        <TextField
          label={t('password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <TroubleNote trouble={trouble} />
        <Button type="submit" look="primary" disabled={isBusy} className="justify-self-start">
          {t('submit')}
        </Button>
        <GoogleButton />
        <p className="text-dim">
          {t('noAccount')}{' '}
          <Link href="/sign-up" className="text-paper underline underline-offset-4 hover:text-gold">
            {t('signUp')}
          </Link>
        </p>
      </Panel>
    </form>
  );
}
