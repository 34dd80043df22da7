'use client';
// A few fixed phrases and emotes for the opponent. Never free text.
import { emotes, type Greeting, phrases } from '@sleight/protocol/greetings';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EmotePrint } from '../../cards/art';
import { type Trouble, troubleOf } from '../../net/api';
import { useSettings } from '../../settings/store';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SwitchField } from '../../ui/field';
import { TroubleNote } from '../../ui/trouble';
import { greet } from '../company';
import { useMatch } from '../store';
import { useTable } from '../table/context';

/** Is the opponent a person on another screen? */
export const useHasCompany = (): boolean =>
  useMatch(
    ({ head, tables }) => tables.length < 2 && head?.players.every(({ level }) => level === null) === true,
  );

export function GreetSheet({ onClose }: { onClose(): void }) {
  const t = useTranslations('company');
  const { names, seat } = useTable();
  const id = useMatch((match) => match.id);
  const { hearsGreetings, change } = useSettings();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const say = (greeting: Greeting) => {
    if (id === null) return;
    greet(id, seat, greeting).then(onClose, (error: unknown) => setTrouble(troubleOf(error)));
  };
  return (
    <Dialog title={t('greetTitle', { name: names[seat === 0 ? 1 : 0] })} onClose={onClose}>
      <TroubleNote trouble={trouble} />
      <ul className="grid grid-cols-2 gap-2">
        {phrases.map((phrase) => (
          <li key={phrase} className="grid">
            <Button onClick={() => say(phrase)}>{t(`greeting.${phrase}`)}</Button>
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-3 gap-2 side:grid-cols-6">
        {emotes.map((emote) => (
          <li key={emote} className="grid">
            <Button onClick={() => say(emote)}>
              <EmotePrint id={emote} className="size-12" />
              <span className="sr-only">{t(`greeting.${emote}`)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <SwitchField
        label={t('hears')}
        isOn={hearsGreetings}
        onTurn={(isOn) => change({ hearsGreetings: isOn })}
      />
    </Dialog>
  );
}
