'use client';
// A deck pasted as text: cards by number or name. Bad lines are listed, and an ambiguous name is resolved with a click.
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useCalled } from '../cards/called';
import type { GameCatalogue } from '../cards/game-cards';
import { useSay } from '../i18n/said';
import { type CardList, type ReadDeck, readDeckText, type Trouble, troubleOf } from '../net/api';
import { Button } from '../ui/button';
import { TroubleNote } from '../ui/trouble';
import { settledLine, withLine } from './pasted-lines';

interface Props {
  readonly game: GameCatalogue;
  readonly ruleset: string;
  onTake(list: CardList): void;
}

export const area =
  'min-h-40 w-full rounded-sm border border-edge bg-ground px-3 py-2 text-paper hover:border-gold';

export function ImportText({ game, ruleset, onTake }: Props) {
  const t = useTranslations('decks');
  const say = useSay();
  const id = useId();
  const called = useCalled(game);
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadDeck | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  async function submit(whole: string): Promise<void> {
    setTrouble(null);
    try {
      const answer = await readDeckText(game.offer.id, ruleset, whole);
      const isGood = answer.lines.length === 0 && (answer.cards.length > 0 || answer.leader !== undefined);
      if (isGood) onTake(answer);
      else setRead(answer);
    } catch (error) {
      setRead(null);
      setTrouble(troubleOf(error));
    }
  }
  /** Writes the chosen card into its line and parses the text again. The button disappears, so the text gets the focus. */
  function settle(line: number, written: string, card: string): void {
    const whole = withLine(text, line, settledLine(written, card));
    setText(whole);
    document.getElementById(id)?.focus();
    void submit(whole);
  }
  const n = (read?.cards.length ?? 0) + (read?.leader === undefined ? 0 : 1);
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="font-semibold">
        {t('importText')}
      </label>
      <textarea
        id={id}
        className={area}
        rows={6}
        value={text}
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-hint`} className="text-dim">
        {t('importHint')}
      </p>
      <TroubleNote trouble={trouble} />
      <div role="alert">
        {read === null ? null : (
          <div className="grid gap-2 border-l-4 border-vermilion pl-3">
            <p className="font-semibold">{read.lines.length === 0 ? t('noLines') : t('badLines')}</p>
            <ul className="grid gap-1">
              {read.lines.map(({ line, text: written, reason, candidates = [] }) => (
                <li key={line}>
                  <span className="font-semibold">{t('line', { n: line })}</span>{' '}
                  <span className="break-all text-dim">{written}</span>
                  <span className="block">{say(reason)}</span>
                  {candidates.length === 0 ? null : (
                    <span className="mt-1 flex flex-wrap gap-2">
                      {candidates.map(({ id: card, name }) => (
                        <Button key={card} onClick={() => settle(line, written, card)}>
                          {t('useCard', { name: called.get(card)?.whole ?? say(name), id: card })}
                        </Button>
                      ))}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void submit(text)} disabled={text.trim() === ''}>
          {t('readText')}
        </Button>
        {read !== null && n > 0 ? <Button onClick={() => onTake(read)}>{t('takeGood', { n })}</Button> : null}
      </div>
    </div>
  );
}
