'use client';
// Imports and exports a deck as text and as a short code. Unreadable lines are reported by number.
import { readDeckCode, writeDeckCode } from '@sleight/kit/deck-code';
import { writeDeckText } from '@sleight/kit/deck-text';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { GameCatalogue } from '../cards/game-cards';
import { useSay } from '../i18n/said';
import type { CardList } from '../net/api';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { SwitchField, TextField } from '../ui/field';
import { area, ImportText } from './import-text';
import { withNames } from './named-text';

interface Props {
  readonly game: GameCatalogue;
  readonly ruleset: string;
  readonly list: CardList;
  onTake(list: CardList): void;
  onClose(): void;
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('decks');
  const [copied, setCopied] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // Some browsers allow clipboard access only over https.
      setFailed(true);
    }
  }
  if (hasFailed) return <p className="text-dim">{t('copyByHand')}</p>;
  return <Button onClick={() => void copy()}>{copied === text ? t('copied') : label}</Button>;
}

function Export({ game, list }: Pick<Props, 'game' | 'list'>) {
  const t = useTranslations('decks');
  const locale = useLocale();
  const id = useId();
  const [hasNames, setNames] = useState(false);
  const language = locale === 'fr' ? 'fr' : 'en';
  const text = hasNames ? withNames(list, game.byId, language) : writeDeckText(list);
  const code = writeDeckCode(game.offer.id, list);
  const link = `${window.location.origin}/${locale}/deck-builder/${game.offer.id}?code=${code}`;
  if (list.cards.length === 0 && list.leader === undefined) {
    return (
      <section className="grid content-start gap-3">
        <h3 className="text-xl">{t('export')}</h3>
        <p className="text-dim">{t('nothingToExport')}</p>
      </section>
    );
  }
  return (
    <section className="grid content-start gap-3">
      <h3 className="text-xl">{t('export')}</h3>
      <label htmlFor={id} className="font-semibold">
        {t('asText')}
      </label>
      <textarea id={id} readOnly className={area} value={text} rows={6} />
      <SwitchField label={t('withNames')} isOn={hasNames} onTurn={setNames} />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label={t('copyText')} />
      </div>
      <TextField label={t('asCode')} hint={t('codeHint')} readOnly value={code} />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={code} label={t('copyCode')} />
        <CopyButton text={link} label={t('copyLink')} />
      </div>
    </section>
  );
}

function ImportCode({ game, onTake }: Pick<Props, 'game' | 'onTake'>) {
  const t = useTranslations('decks');
  const say = useSay();
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  function submit(): void {
    const found = readDeckCode(game.offer.id, [...game.byId.keys()], code);
    if ('deck' in found) onTake(found.deck);
    else setTrouble(say(found.reason));
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={t('importCode')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <div role="alert">
        {trouble === null ? null : <p className="border-l-4 border-vermilion pl-3">{trouble}</p>}
      </div>
      <Button type="submit" className="justify-self-start" disabled={code.trim() === ''}>
        {t('openCode')}
      </Button>
    </form>
  );
}

export function TextDialog({ game, ruleset, list, onTake, onClose }: Props) {
  const t = useTranslations('decks');
  return (
    <Dialog title={t('textTitle')} isWide onClose={onClose}>
      <div className="grid gap-8 table:grid-cols-2">
        <Export game={game} list={list} />
        <section className="grid content-start gap-3">
          <h3 className="text-xl">{t('import')}</h3>
          <ImportText game={game} ruleset={ruleset} onTake={onTake} />
          <ImportCode game={game} onTake={onTake} />
        </section>
      </div>
    </Dialog>
  );
}
