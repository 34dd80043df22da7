'use client';
// "Play on from here": asks for the opponent, starts a new match at the shown step, and opens it.
import type { GameContinue } from '@sleight/protocol';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useSay } from '../i18n/said';
import { useOffers } from '../play/offers';
import { usePlayerTitle } from '../play/player-names';
import { useSitDown } from '../play/sit-down';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { RadioField } from '../ui/field';
import { TroubleNote } from '../ui/trouble';

interface Props {
  readonly game: string;
  readonly from: Omit<GameContinue, 'opponent'>;
}

/** No level has this name, because levels are words. */
const HOTSEAT = '';

const opponentOf = (choice: string): GameContinue['opponent'] =>
  choice === HOTSEAT ? { kind: 'hotseat' } : { kind: 'bot', level: choice };

function Choosing({ game, from, onClose }: Props & { onClose(): void }) {
  const t = useTranslations('replay');
  const say = useSay();
  const titleOf = usePlayerTitle();
  const { games, trouble: missing } = useOffers();
  const { playOn, isBusy, trouble } = useSitDown();
  const levels = games?.find(({ id }) => id === game)?.levels ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const choice = chosen ?? levels[0]?.id ?? HOTSEAT;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void playOn({ ...from, opponent: opponentOf(choice) });
  };
  return (
    <Dialog title={t('continue')} onClose={onClose}>
      <p>{t('continueLead')}</p>
      <form className="grid gap-4" onSubmit={submit}>
        <RadioField
          name="opponent"
          label={t('continueAgainst')}
          value={choice}
          choices={[
            ...levels.map(({ id, name: levelName, personas: [persona = null] }) => ({
              value: id,
              label: titleOf({ name: null, persona, levelName }) ?? say(levelName),
            })),
            { value: HOTSEAT, label: t('continueHotseat') },
          ]}
          onPick={setChosen}
        />
        <TroubleNote trouble={trouble ?? missing} />
        <Button type="submit" look="primary" disabled={isBusy} className="justify-self-start">
          {t('continueStart')}
        </Button>
      </form>
    </Dialog>
  );
}

/** `onOpen`: pauses the replay, so that the step does not change. */
export function ContinueButton({ onOpen, ...props }: Props & { onOpen(): void }) {
  const t = useTranslations('replay');
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    onOpen();
    setOpen(true);
  };
  return (
    <>
      <Button onClick={open}>{t('continue')}</Button>
      {isOpen ? <Choosing {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
