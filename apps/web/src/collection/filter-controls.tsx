'use client';
// The filter controls of a card list: text, order, rules, and every property of the legend.
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import type { GameCatalogue } from '../cards/game-cards';
import { useSay } from '../i18n/said';
import { rulesetChoices } from '../play/rulesets';
import { Button } from '../ui/button';
import { SelectField, TextField } from '../ui/field';
import {
  type CardFilter,
  countOf,
  type Facet,
  facets,
  namesOf,
  noFilter,
  type Range,
  valuesOf,
} from './filter';

/** Typing is faster than filtering, so it is debounced. */
const PAUSE_MS = 150;

interface Props {
  readonly game: GameCatalogue;
  readonly filter: CardFilter;
  /** Collapsed at every width, on pages where it is secondary; the rules are chosen elsewhere. */
  readonly isFolded?: boolean;
  onChange(filter: CardFilter): void;
}

function Search({ filter, onChange }: Pick<Props, 'filter' | 'onChange'>) {
  const t = useTranslations('collection');
  const [typed, setTyped] = useState(filter.words);
  useEffect(() => setTyped(filter.words), [filter.words]);
  useEffect(() => {
    if (typed === filter.words) return;
    const timer = setTimeout(() => onChange({ ...filter, words: typed }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, filter, onChange]);
  return (
    <TextField
      type="search"
      label={t('search')}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={t('searchHint')}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

function Sorting({ game: { legend }, filter, onChange }: Props) {
  const t = useTranslations('collection');
  const say = useSay();
  const numbers = Object.entries(legend.numbers).flatMap(([id, name]) => [
    { value: id, label: t('lowFirst', { what: say(name) }) },
    { value: `-${id}`, label: t('highFirst', { what: say(name) }) },
  ]);
  return (
    <SelectField
      label={t('sort')}
      value={filter.sort}
      choices={[{ value: '', label: t('asListed') }, { value: 'name', label: t('byName') }, ...numbers]}
      onPick={(sort) => onChange({ ...filter, sort })}
    />
  );
}

function Values({ facet, game, filter, onChange }: Props & { facet: Facet }) {
  const t = useTranslations('collection');
  const say = useSay();
  const counts = new Map<string, number>();
  for (const card of game.cards)
    for (const id of valuesOf(card, facet)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const names = Object.entries(namesOf(game.legend, facet)).filter(([id]) => counts.has(id));
  if (names.length < 2) return null;
  const chosen = filter.among[facet];
  const turn = (id: string) => {
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
    onChange({ ...filter, among: { ...filter.among, [facet]: next } });
  };
  return (
    <fieldset>
      <legend className="font-semibold">{t(`facet.${facet}`)}</legend>
      <div className="mt-1 flex max-h-60 flex-wrap gap-1.5 overflow-y-auto py-1 pl-0.5">
        {names.map(([id, name]) => (
          <label
            key={id}
            className="flex min-h-9 items-center gap-2 rounded-sm border border-line px-2.5 leading-tight hover:border-gold has-checked:border-gold has-checked:bg-raised has-focus-visible:outline-3 has-focus-visible:outline-gold"
          >
            <input
              type="checkbox"
              className="size-3.5 accent-gold"
              checked={chosen.includes(id)}
              onChange={() => turn(id)}
            />
            {say(name)}
            <span className="text-dim">{counts.get(id)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const bound = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null);

function NumberRange({ id, game, filter, onChange }: Props & { id: string }) {
  const t = useTranslations('collection');
  const say = useSay();
  const field = useId();
  const values = game.cards.flatMap(({ numbers }) => (numbers[id] === undefined ? [] : [numbers[id]]));
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  if (values.length === 0 || lowest === highest) return null;
  const range = filter.ranges[id] ?? { least: null, most: null };
  const change = (part: Partial<Range>) => {
    const { [id]: _, ...others } = filter.ranges;
    const next = { ...range, ...part };
    const isOpen = next.least === null && next.most === null;
    onChange({ ...filter, ranges: isOpen ? others : { ...others, [id]: next } });
  };
  const control =
    'min-h-11 w-full min-w-0 rounded-sm border border-edge bg-ground px-2 text-paper hover:border-gold';
  const name = game.legend.numbers[id];
  const what = name === undefined ? id : say(name);
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{what}</legend>
      <div className="mt-1 grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <input
          id={`${field}-least`}
          className={control}
          type="number"
          inputMode="numeric"
          min={0}
          aria-label={t('least', { what })}
          placeholder={String(lowest)}
          value={range.least ?? ''}
          onChange={(event) => change({ least: bound(event.target.value) })}
        />
        <span className="text-dim">{t('to')}</span>
        <input
          id={`${field}-most`}
          className={control}
          type="number"
          inputMode="numeric"
          min={0}
          aria-label={t('most', { what })}
          placeholder={String(highest)}
          value={range.most ?? ''}
          onChange={(event) => change({ most: bound(event.target.value) })}
        />
      </div>
    </fieldset>
  );
}

export function Filters(props: Props) {
  const { game, filter, isFolded = false, onChange } = props;
  const t = useTranslations('collection');
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const count = countOf(filter);
  const { rulesets } = game.offer;
  const hasPools = !isFolded && rulesets.length > 1 && game.pool.hasDecks;
  const isFiltered = count > 0 || filter.words !== '' || (!isFolded && filter.ruleset !== '');
  return (
    <search
      className={`grid content-start gap-4 ${isFolded ? 'sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end' : 'table:sticky table:top-0 table:max-h-dvh table:self-start table:overflow-y-auto table:p-1 table:pb-6 table:-m-1'}`}
    >
      <Search filter={filter} onChange={onChange} />
      <Button
        className={isFolded ? '' : 'table:hidden'}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {count === 0 ? t('filters') : t('filtersOn', { n: count })}
      </Button>
      <div
        id={panel}
        className={`gap-4 ${isOpen ? 'grid' : 'hidden'} ${isFolded ? 'sm:col-span-2 sm:grid-cols-2' : 'table:grid'}`}
      >
        <Sorting {...props} />
        {hasPools ? (
          <SelectField
            label={t('pool')}
            value={filter.ruleset}
            choices={[{ value: '', label: t('everyCard') }, ...rulesetChoices(game.offer, say)]}
            onPick={(ruleset) => onChange({ ...filter, ruleset })}
          />
        ) : null}
        {facets.map((facet) => (
          <Values key={facet} facet={facet} {...props} />
        ))}
        <div className="grid grid-cols-2 content-start gap-4">
          {Object.keys(game.legend.numbers).map((id) => (
            <NumberRange key={id} id={id} {...props} />
          ))}
        </div>
      </div>
      {isFiltered ? (
        <Button
          className={isFolded ? 'sm:col-span-2 sm:justify-self-start' : ''}
          onClick={() =>
            onChange({ ...noFilter, sort: filter.sort, ruleset: isFolded ? filter.ruleset : '' })
          }
        >
          {t('clear')}
        </Button>
      ) : null}
    </search>
  );
}
