'use client';
// The filters of finished matches: game, opponent and result.
import type { MatchChoices } from '@sleight/protocol';
import { useTranslations } from 'next-intl';
import { useSay } from '../i18n/said';
import { useOffers } from '../play/offers';
import { usePlayerTitle } from '../play/player-names';
import { SelectField } from '../ui/field';
import { type PastFilter, verdicts } from './past';

interface Props {
  readonly choices: MatchChoices;
  readonly filter: PastFilter;
  onChange(filter: PastFilter): void;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The available values, and the chosen one even if no match has it. */
const withChosen = (there: readonly Choice[], value: string, label: string): readonly Choice[] =>
  value === '' || there.some((one) => one.value === value) ? there : [...there, { value, label }];

function useOpponents({ opponents }: MatchChoices, against: string): readonly Choice[] {
  const t = useTranslations('history');
  const tm = useTranslations('match');
  const titleOf = usePlayerTitle();
  const people = opponents.flatMap(({ against: value, player }) =>
    player === null ? [] : [{ value, label: titleOf(player) ?? tm('opponent') }],
  );
  const lessons = opponents.some(({ player }) => player === null)
    ? [{ value: 'lesson', label: t('lesson') }]
    : [];
  const listed = [...people.sort((a, b) => a.label.localeCompare(b.label)), ...lessons];
  return withChosen(listed, against, against.slice(against.indexOf(':') + 1));
}

export function HistoryFilters({ choices, filter, onChange }: Props) {
  const t = useTranslations('history');
  const say = useSay();
  const { games } = useOffers();
  const opponents = useOpponents(choices, filter.against);
  const gameChoice = (value: string): Choice => {
    const offer = games?.find((one) => one.id === value);
    return { value, label: offer === undefined ? value : say(offer.name) };
  };
  const results = verdicts.filter((one) => choices.results.includes(one) || one === filter.result);
  const any = { value: '', label: t('any') };
  return (
    <search aria-label={t('filter')} className="grid gap-3 sm:grid-cols-3">
      <SelectField
        label={t('game')}
        value={filter.game}
        choices={[
          any,
          ...withChosen(choices.games.map(gameChoice), filter.game, gameChoice(filter.game).label),
        ]}
        onPick={(game) => onChange({ ...filter, game })}
      />
      <SelectField
        label={t('opponent')}
        value={filter.against}
        choices={[any, ...opponents]}
        onPick={(against) => onChange({ ...filter, against })}
      />
      <SelectField
        label={t('result')}
        value={filter.result}
        choices={[any, ...results.map((value) => ({ value, label: t(value) }))]}
        onPick={(result) => onChange({ ...filter, result })}
      />
    </search>
  );
}
