'use client';
// The user's account: the display name, which can be changed, and signing in or out.
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { textOf } from '../account/come-in';
import { changeMe, signOut } from '../net/api';
import { closeLine } from '../net/line';
import { useTrying } from '../net/trying';
import { forgetWho, useWho } from '../net/who';
import { Button, ButtonLink } from '../ui/button';
import { TextField } from '../ui/field';
import { Panel } from '../ui/panel';
import { TroubleNote } from '../ui/trouble';

/** Sends a change of the account, and shows the error. */
function useChange() {
  const look = useWho((who) => who.look);
  const { trouble, trying } = useTrying();
  const [isChanged, setChanged] = useState(false);
  const change = (given: Parameters<typeof changeMe>[0]) => {
    setChanged(false);
    return trying(async () => {
      await changeMe(given);
      await look();
      setChanged(true);
    });
  };
  return { trouble, isChanged, change };
}

function NameForm({ name }: { name: string }) {
  const t = useTranslations('settings');
  const { trouble, isChanged, change } = useChange();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void change({ name: textOf(new FormData(event.currentTarget), 'name') });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        name="name"
        autoComplete="nickname"
        defaultValue={name}
        required
      />
      <TroubleNote trouble={trouble} />
      <div role="status">{isChanged ? <p>{t('renamed', { name })}</p> : null}</div>
      <Button type="submit" className="justify-self-start">
        {t('rename')}
      </Button>
    </form>
  );
}

/** For accounts created without one, or through Google. */
function UsernameForm() {
  const t = useTranslations('settings');
  const { trouble, change } = useChange();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void change({ username: textOf(new FormData(event.currentTarget), 'username') });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextField
        label={t('usernameLabel')}
        hint={t('usernameHint')}
        name="username"
        autoComplete="username"
        required
      />
      <TroubleNote trouble={trouble} />
      <Button type="submit" className="justify-self-start">
        {t('chooseUsername')}
      </Button>
    </form>
  );
}

export function Account() {
  const t = useTranslations('settings');
  const { answer, look } = useWho();
  const me = answer?.me;
  if (!me) return null;
  const leave = async () => {
    await signOut().catch(() => {});
    closeLine();
    forgetWho();
    await look().catch(() => {});
  };
  return (
    <Panel title={t('account')}>
      <p>{me.isGuest ? t('guest', { name: me.name }) : t('signedIn', { name: me.name })}</p>
      <p role="status" className="empty:hidden">
        {me.username === null ? null : t('username', { username: me.username })}
      </p>
      <NameForm key={me.user} name={me.name} />
      {me.isGuest || me.username !== null ? null : <UsernameForm />}
      {me.isGuest ? (
        <ButtonLink href="/sign-up" look="primary" className="justify-self-start">
          {t('keep')}
        </ButtonLink>
      ) : (
        <Button className="justify-self-start" onClick={() => void leave()}>
          {t('signOut')}
        </Button>
      )}
    </Panel>
  );
}
