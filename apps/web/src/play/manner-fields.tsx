'use client';
// The language model's manner: strength, style, and the options it chooses among.
import type { Manner, Manners } from '@sleight/protocol';
import { useTranslations } from 'next-intl';
import { useSay } from '../i18n/said';
import { RadioField } from '../ui/field';
import { settings } from './manner';

interface Props {
  readonly manners: Manners;
  readonly manner: Manner;
  onPick(manner: Manner): void;
}

export function MannerFields({ manners, manner, onPick }: Props) {
  const t = useTranslations('manner');
  const say = useSay();
  return settings.map((setting) => (
    <RadioField
      key={setting}
      name={setting}
      label={t(setting)}
      hint={setting === 'among' ? t('amongHint') : undefined}
      value={manner[setting]}
      choices={manners[setting].map(({ id, name }) => ({ value: id, label: say(name) }))}
      onPick={(id) => onPick({ ...manner, [setting]: id })}
    />
  ));
}
