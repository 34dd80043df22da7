'use client';
// Signing in to the account: its password, and the devices with a session.
import { useTranslations } from 'next-intl';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { textOf } from '../account/come-in';
import { useWhen } from '../i18n/when';
import { changePassword, endSession, type MyAccount, myAccount, troubleOf } from '../net/api';
import { closeLine } from '../net/line';
import { useTrying } from '../net/trying';
import { useWho } from '../net/who';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';
import { Panel } from '../ui/panel';
import { Retry } from '../ui/retry';
import { TroubleNote } from '../ui/trouble';
import { deviceOf } from './device';

interface PasswordProps {
  /** For password managers: the account's name. */
  readonly username: string;
  /** All other devices have been signed out. */
  onDone(): Promise<void>;
}

function PasswordForm({ username, onDone }: PasswordProps) {
  const t = useTranslations('settings');
  const { trouble, trying } = useTrying();
  const [isChanged, setChanged] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    setChanged(false);
    void trying(async () => {
      await changePassword(textOf(given, 'current'), textOf(given, 'next'));
      // The connection was opened with the previous session.
      closeLine();
      form.reset();
      setChanged(true);
      await onDone();
    });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <input name="username" autoComplete="username" value={username} readOnly hidden />
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

interface SessionProps {
  readonly session: Session;
  onEnd(device: string): void;
}

function SessionRow({ session, onEnd }: SessionProps) {
  const t = useTranslations('settings');
  const whenOf = useWhen();
  const device = deviceOf(session.userAgent) ?? t('unknownDevice');
  const since = whenOf(session.since);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
      <span>
        {device}
        <span className="block text-dim">{t('since', { since })}</span>
      </span>
      {session.isThis ? (
        <span className="text-dim">{t('thisDevice')}</span>
      ) : (
        <Button onClick={() => onEnd(device)} aria-label={t('endSessionOf', { device, since })}>
          {t('endSession')}
        </Button>
      )}
    </li>
  );
}

/** A session that has already ended is fine. */
const ended = (error: unknown): void => {
  if (troubleOf(error).code !== 'not-found') throw error;
};

function Sessions({ sessions, look }: { sessions: readonly Session[]; look(): Promise<void> }) {
  const t = useTranslations('settings');
  const { trouble, trying } = useTrying();
  const [gone, setGone] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const end = (id: string, device: string) => {
    setGone(null);
    void trying(async () => {
      await endSession(id).catch(ended);
      setGone(device);
      await look();
      // The pressed button disappeared with its row.
      heading.current?.focus();
    });
  };
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t('devices')}
      </h3>
      <TroubleNote trouble={trouble} />
      <div role="status">{gone === null ? null : <p>{t('sessionEnded', { device: gone })}</p>}</div>
      <ul className="mt-2">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={(device) => end(session.id, device)} />
        ))}
      </ul>
    </div>
  );
}

/** Known data stays visible while it is fetched again. */
function useMyAccount() {
  const { trouble, trying } = useTrying();
  const [account, setAccount] = useState<MyAccount | null>(null);
  const asked = useRef(0);
  const look = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    const found = await myAccount();
    // Of two answers the one to the later request counts.
    if (turn === asked.current) setAccount(found);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it comes in sight
  useEffect(() => void trying(look), []);
  return { account, trouble, look, again: () => void trying(look) };
}

function Open({ username }: { username: string }) {
  const t = useTranslations('settings');
  const { account, trouble, look, again } = useMyAccount();
  return (
    <Panel title={t('signingIn')}>
      {trouble === null ? null : <Retry trouble={trouble} again={again} />}
      {account === null ? null : (
        <>
          {account.hasPassword ? (
            <PasswordForm username={username} onDone={look} />
          ) : (
            <p>{t('noPassword')}</p>
          )}
          <Sessions sessions={account.sessions} look={look} />
        </>
      )}
    </Panel>
  );
}

/** A guest has no credentials. */
export function SigningIn() {
  const me = useWho(({ answer }) => answer?.me);
  return me && !me.isGuest ? <Open key={me.user} username={me.username ?? ''} /> : null;
}
