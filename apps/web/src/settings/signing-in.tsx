'use client';
// How an account is signed in to: its password, and the devices where it is open.
import { useFormatter, useTranslations } from 'next-intl';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { textOf } from '../account/come-in';
import { changePassword, endSession, type MyAccount, myAccount, type Trouble, troubleOf } from '../net/api';
import { closeLine } from '../net/line';
import { useWho } from '../net/who';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';
import { Panel } from '../ui/panel';
import { Retry } from '../ui/retry';
import { TroubleNote } from '../ui/trouble';
import { deviceOf } from './device';

/** `onDone`: every other device is signed out now. */
function PasswordForm({ onDone }: { onDone(): void }) {
  const t = useTranslations('settings');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isChanged, setChanged] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    setTrouble(null);
    setChanged(false);
    try {
      await changePassword(textOf(given, 'current'), textOf(given, 'next'));
      // The line was opened with the session of before.
      closeLine();
      form.reset();
      setChanged(true);
      onDone();
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3">
      <TextField
        label={t('currentPassword')}
        name="current"
        type="password"
        autoComplete="current-password"
        required
      />
      <TextField
        label={t('newPassword')}
        hint={t('newPasswordHint')}
        name="next"
        type="password"
        autoComplete="new-password"
        minLength={8}
        required
      />
      <TroubleNote trouble={trouble} />
      <div role="status">{isChanged ? <p>{t('passwordChanged')}</p> : null}</div>
      <Button type="submit" className="justify-self-start">
        {t('changePassword')}
      </Button>
    </form>
  );
}

type Session = MyAccount['sessions'][number];

function SessionRow({ session, onEnd }: { session: Session; onEnd(): void }) {
  const t = useTranslations('settings');
  const format = useFormatter();
  const device = deviceOf(session.userAgent) ?? t('unknownDevice');
  const since = format.dateTime(new Date(session.since), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
      <span>
        {device}
        <span className="block text-dim">{t('since', { since })}</span>
      </span>
      {session.isThis ? (
        <span className="text-dim">{t('thisDevice')}</span>
      ) : (
        <Button onClick={onEnd} aria-label={t('endSessionOf', { device, since })}>
          {t('endSession')}
        </Button>
      )}
    </li>
  );
}

function Sessions({ sessions, again }: { sessions: readonly Session[]; again(): void }) {
  const t = useTranslations('settings');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const end = async (id: string) => {
    setTrouble(null);
    await endSession(id).catch((error: unknown) => setTrouble(troubleOf(error)));
    again();
  };
  return (
    <div>
      <h3 className="text-lg">{t('devices')}</h3>
      <TroubleNote trouble={trouble} />
      <ul className="mt-2">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => void end(session.id)} />
        ))}
      </ul>
    </div>
  );
}

/** What is known stays in sight while the server is asked again. */
function useMyAccount() {
  const [account, setAccount] = useState<MyAccount | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const look = useCallback(() => {
    setTrouble(null);
    myAccount().then(setAccount, (error: unknown) => setTrouble(troubleOf(error)));
  }, []);
  useEffect(look, [look]);
  return { account, trouble, look };
}

function Open() {
  const t = useTranslations('settings');
  const { account, trouble, look } = useMyAccount();
  return (
    <Panel title={t('signingIn')}>
      {trouble === null ? null : <Retry trouble={trouble} again={look} />}
      {account === null ? null : (
        <>
          {account.hasPassword ? <PasswordForm onDone={look} /> : <p>{t('noPassword')}</p>}
          <Sessions sessions={account.sessions} again={look} />
        </>
      )}
    </Panel>
  );
}

/** A guest has nothing to sign in with. */
export function SigningIn() {
  const me = useWho(({ answer }) => answer?.me);
  return me && !me.isGuest ? <Open key={me.user} /> : null;
}
