'use client';
// Who one is here: the name that others see, which can be changed, and the way in or out.
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { textOf } from '../account/come-in';
import { rename, signOut, type Trouble, troubleOf } from '../net/api';
import { closeLine } from '../net/line';
import { useWho } from '../net/who';
import { Button, ButtonLink } from '../ui/button';
import { TextField } from '../ui/field';
import { Panel } from '../ui/panel';
import { TroubleNote } from '../ui/trouble';

function NameForm({ name }: { name: string }) {
  const t = useTranslations('settings');
  const look = useWho((who) => who.look);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isChanged, setChanged] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = textOf(new FormData(event.currentTarget), 'name');
    setTrouble(null);
    setChanged(false);
    try {
      await rename(wanted);
      await look();
      setChanged(true);
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3">
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

export function Account() {
  const t = useTranslations('settings');
  const { answer, look } = useWho();
  const me = answer?.me;
  if (!me) return null;
  const leave = async () => {
    await signOut().catch(() => {});
    closeLine();
    await look().catch(() => {});
  };
  return (
    <Panel title={t('account')}>
      <p>{me.isGuest ? t('guest', { name: me.name }) : t('signedIn', { name: me.name })}</p>
      {me.username === null ? null : <p>{t('username', { username: me.username })}</p>}
      <NameForm key={me.user} name={me.name} />
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
