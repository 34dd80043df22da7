'use client';
// The user's finished matches, newest first, by page and by filter; the filter is in the address.
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Backs } from '../cards/backs';
import { useAddress } from '../collection/address';
import { useWho } from '../net/who';
import { Button, ButtonLink } from '../ui/button';
import { TroubleNote } from '../ui/trouble';
import { HistoryFilters } from './history-filters';
import { noFilter, readFilter, writeFilter } from './past';
import { PastMatch } from './past-match';
import { useHistory } from './use-history';

function NoMatches() {
  const t = useTranslations('history');
  return (
    <div className="grid justify-items-start gap-6">
      <p>{t('none')}</p>
      <Backs />
      <ButtonLink href="/" look="primary">
        {t('play')}
      </ButtonLink>
    </div>
  );
}

export function History() {
  const t = useTranslations('history');
  const who = useWho(({ answer }) => answer);
  const address = useAddress();
  const filter = useMemo(() => readFilter(address.params), [address.params]);
  const { found, choices, trouble, fetchOlder } = useHistory(filter, who?.me?.user ?? null);
  const isNobody = who !== null && who.me === null;
  const isEmpty = isNobody || choices?.games.length === 0;
  const isLoading = !isEmpty && trouble === null && (found === null || choices === null);
  const shown = found?.matches ?? [];
  return (
    <>
      <TroubleNote trouble={trouble} />
      {isLoading ? <p className="text-dim">{t('loading')}</p> : null}
      {isEmpty ? <NoMatches /> : null}
      {isEmpty || choices === null || found === null ? null : (
        <>
          <HistoryFilters
            choices={choices}
            filter={filter}
            onChange={(next) => address.replace(writeFilter(next))}
          />
          <p role="status" className="text-dim">
            {t(found.hasMore ? 'foundMore' : 'found', { n: shown.length })}
          </p>
          {shown.length === 0 ? (
            <Button className="justify-self-start" onClick={() => address.replace(writeFilter(noFilter))}>
              {t('clear')}
            </Button>
          ) : null}
        </>
      )}
      <ol>
        {shown.map((match) => (
          <PastMatch key={match.match} match={match} />
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        {found?.hasMore ? <Button onClick={() => void fetchOlder()}>{t('older')}</Button> : null}
        <ButtonLink href="/replay">{t('file')}</ButtonLink>
      </div>
    </>
  );
}
