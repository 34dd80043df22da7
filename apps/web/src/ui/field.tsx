// Form fields: a visible label, a hint, and a control large enough for a thumb.
import { type ComponentProps, type ReactNode, useId } from 'react';

const control =
  'min-h-11 w-full rounded-sm border border-edge bg-ground px-3 py-2 text-paper placeholder:text-dim hover:border-gold';

interface Labelled {
  readonly label: string;
  readonly hint?: string;
}

function Frame({ id, label, hint, children }: Labelled & { id: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-dim">
          {hint}
        </p>
      )}
    </div>
  );
}

export function TextField({ label, hint, ...rest }: Labelled & ComponentProps<'input'>) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint}>
      <input id={id} className={control} aria-describedby={hint && `${id}-hint`} {...rest} />
    </Frame>
  );
}

export interface SelectChoice {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends Labelled {
  readonly value: string;
  readonly choices: readonly SelectChoice[];
  onPick(value: string): void;
}

export function SelectField({ label, hint, value, choices, onPick }: SelectProps) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint}>
      <select
        id={id}
        className={control}
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onPick(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

interface RadioProps extends SelectProps {
  readonly name: string;
}

/** A few choices, all visible. */
export function RadioField({ label, hint, name, value, choices, onPick }: RadioProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">{label}</legend>
      {hint === undefined ? null : <p className="text-dim">{hint}</p>}
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-11 items-center gap-2 rounded-sm border border-edge px-4 py-2 hover:border-gold has-checked:border-gold has-checked:bg-raised has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold"
          >
            <input
              type="radio"
              className="size-4 accent-gold"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onPick(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps extends Labelled {
  readonly isOn: boolean;
  onTurn(isOn: boolean): void;
}

export function SwitchField({ label, hint, isOn, onTurn }: SwitchProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          id={id}
          type="checkbox"
          className="size-5 accent-gold"
          checked={isOn}
          aria-describedby={hint && `${id}-hint`}
          onChange={(event) => onTurn(event.target.checked)}
        />
        {label}
      </label>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-dim">
          {hint}
        </p>
      )}
    </div>
  );
}
