'use client';
// The rules of a game as the server writes them from the rules in force, with the words its cards use.
import type { Said } from '@sleight/kernel';
import type { RulesText } from '@sleight/protocol';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useSay } from '../i18n/said';
import { useCatalogue } from '../match/cards';
import { rules as fetchRules, type GameOffer, type Trouble, troubleOf } from '../net/api';
import { useOffers } from '../play/offers';
import { rulesetChoices } from '../play/rulesets';
import { ButtonLink } from '../ui/button';
import { RadioField } from '../ui/field';
import { TroubleNote } from '../ui/trouble';
import { WorldTabs } from '../worlds/world-tabs';

function useRules(game: string, ruleset: string): { text: RulesText | null; trouble: Trouble | null } {
  const [text, setText] = useState<RulesText | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    let isWanted = true;
    fetchRules(game, ruleset).then(
      (found) => isWanted && setText(found),
      (error: unknown) => isWanted && setTrouble(troubleOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [game, ruleset]);
  return { text, trouble };
}

function Words({ id, title, words }: { id: string; title: string; words: Readonly<Record<string, Said>> }) {
  const say = useSay();
  const all = Object.values(words).map(say).sort();
  if (all.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <p>{all.join(' · ')}</p>
    </section>
  );
}

function Written({ offer }: { offer: GameOffer }) {
  const t = useTranslations('rules');
  const say = useSay();
  const [ruleset, setRuleset] = useState(offer.rulesets[0]);
  const { text, trouble } = useRules(offer.id, ruleset);
  const { legend } = useCatalogue({ game: offer.id, set: offer.set });
  return (
    <>
      <RadioField
        label={t('ruleset')}
        name="ruleset"
        value={ruleset}
        choices={rulesetChoices(offer, say)}
        onPick={setRuleset}
      />
      <TroubleNote trouble={trouble} />
      {text === null ? <p className="text-dim">{t('loading')}</p> : null}
      {text?.sections.map(({ id, title, lines }) => (
        <section key={id} aria-labelledby={id} className="grid gap-2">
          <h2 id={id} className="text-2xl">
            {say(title)}
          </h2>
          {lines.map((line) => (
            <p key={line.en}>{say(line)}</p>
          ))}
        </section>
      ))}
      <Words id="kinds" title={t('kinds')} words={legend.kinds} />
      <Words id="keywords" title={t('keywords')} words={legend.keywords} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/learn" look="primary">
          {t('learn')}
        </ButtonLink>
        <ButtonLink href={`/play/ai?game=${offer.id}`}>{t('play')}</ButtonLink>
      </div>
    </>
  );
}

export function Rules({ game }: { game: string }) {
  const t = useTranslations('rules');
  const say = useSay();
  const { games, trouble } = useOffers();
  const offer = games?.find(({ id }) => id === game);
  return (
    <>
      <WorldTabs game={game} base="/rules" label={t('pick')} />
      <TroubleNote trouble={trouble} />
      {offer === undefined ? (
        games === null ? null : (
          <p>{t('unknown')}</p>
        )
      ) : (
        <>
          <h2 className="text-3xl">{t('gameTitle', { game: say(offer.name) })}</h2>
          <Written key={offer.id} offer={offer} />
        </>
      )}
    </>
  );
}
