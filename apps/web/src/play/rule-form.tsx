'use client';
// The rules of one match, field by field, with the game's bounds. Collapsed by default.
import type { RuleFieldMessage } from '@sleight/protocol';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useSay } from '../i18n/said';
import { ruleFields, type Trouble, troubleOf } from '../net/api';
import { Button } from '../ui/button';
import { SelectField, SwitchField, TextField } from '../ui/field';
import { TroubleNote } from '../ui/trouble';
import {
  changed,
  chosenValue,
  isAllowed,
  type RuleChoices,
  type RuleValue,
  typedNumber,
} from './rule-changes';

interface FieldProps<K extends RuleFieldMessage['kind']> {
  readonly field: Extract<RuleFieldMessage, { kind: K }>;
  readonly value: RuleValue;
  onPick(value: RuleValue): void;
}

function NumberRule({ field, value, onPick }: FieldProps<'number'>) {
  const t = useTranslations('ruleForm');
  const say = useSay();
  const { least, most, because, none } = field;
  const isWrong = !isAllowed(field, value);
  const bounds = isWrong
    ? t('outside', { least, most, because: say(because) })
    : t('bounds', { least, most });
  const hint = none === undefined ? bounds : `${bounds} ${t('leaveEmpty', { none: say(none) })}`;
  return (
    <TextField
      label={say(field.name)}
      hint={hint}
      type="number"
      inputMode="numeric"
      step={1}
      min={least}
      max={most}
      required={none === undefined}
      aria-invalid={isWrong || undefined}
      data-rule={field.path}
      placeholder={none === undefined ? undefined : say(none)}
      value={value === null || Number.isNaN(value) ? '' : String(value)}
      onChange={(event) => onPick(typedNumber(event.target.value))}
    />
  );
}

function ChoiceRule({ field, value, onPick }: FieldProps<'choice'>) {
  const say = useSay();
  return (
    <SelectField
      label={say(field.name)}
      value={String(value)}
      choices={field.choices.map((choice) => ({ value: String(choice.value), label: say(choice.name) }))}
      onPick={(picked) =>
        onPick(field.choices.find((choice) => String(choice.value) === picked)?.value ?? null)
      }
    />
  );
}

function Rule({
  field,
  choices,
  onPick,
}: {
  field: RuleFieldMessage;
  choices: RuleChoices;
  onPick: PickRule;
}) {
  const say = useSay();
  const value = chosenValue(field, choices);
  const pick = (picked: RuleValue) => onPick(field.path, picked);
  switch (field.kind) {
    case 'number':
      return <NumberRule field={field} value={value} onPick={pick} />;
    case 'switch':
      return <SwitchField label={say(field.name)} isOn={value === true} onTurn={pick} />;
    case 'choice':
      return <ChoiceRule field={field} value={value} onPick={pick} />;
  }
}

type PickRule = (path: string, value: RuleValue) => void;

/** The fields of a ruleset; null until they have loaded. */
export function useRuleFields(game: string | undefined, ruleset: string | undefined) {
  const [found, setFound] = useState<{ of: string; fields: readonly RuleFieldMessage[] } | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const of = `${game} ${ruleset}`;
  useEffect(() => {
    if (game === undefined || ruleset === undefined) return;
    let isWanted = true;
    ruleFields(game, ruleset).then(
      ({ fields }) => isWanted && setFound({ of: `${game} ${ruleset}`, fields }),
      (error: unknown) => isWanted && setTrouble(troubleOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [game, ruleset]);
  return { fields: found?.of === of ? found.fields : null, trouble };
}

interface Props {
  readonly fields: readonly RuleFieldMessage[] | null;
  readonly trouble: Trouble | null;
  readonly choices: RuleChoices;
  onPick: PickRule;
  onReset(): void;
}

export function RuleForm({ fields, trouble, choices, onPick, onReset }: Props) {
  const t = useTranslations('ruleForm');
  const n = fields === null ? 0 : changed(fields, choices).length;
  return (
    <details data-rule-form="" className="border border-edge">
      <summary className="min-h-11 px-4 py-2 font-semibold hover:text-gold">
        {n === 0 ? t('title') : t('titleChanged', { n })}
      </summary>
      <div className="grid gap-4 border-t border-edge p-4">
        <p className="text-dim">{t('lead')}</p>
        <TroubleNote trouble={trouble} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {(fields ?? []).map((field) => (
            <Rule key={field.path} field={field} choices={choices} onPick={onPick} />
          ))}
        </div>
        <Button className="justify-self-start" disabled={n === 0} onClick={onReset}>
          {t('reset')}
        </Button>
      </div>
    </details>
  );
}
