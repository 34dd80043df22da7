// Changes to a ruleset, chosen field by field. Invariant: only differences are sent, and only values that
// the field allows; the server validates them again.
import type { RuleFieldMessage } from '@sleight/protocol';

export type RuleValue = string | number | boolean | null;

/** The chosen values, by path. */
export type RuleChoices = Readonly<Record<string, RuleValue>>;

export function chosenValue(field: RuleFieldMessage, choices: RuleChoices): RuleValue {
  const chosen = choices[field.path];
  return chosen === undefined ? field.value : chosen;
}

/** Is this value valid for the field? */
export function isAllowed(field: RuleFieldMessage, value: RuleValue): boolean {
  switch (field.kind) {
    case 'number':
      if (value === null) return field.none !== undefined;
      return (
        typeof value === 'number' && Number.isInteger(value) && value >= field.least && value <= field.most
      );
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return field.choices.some((choice) => choice.value === value);
  }
}

/** The value typed into a number field: empty where that is allowed, otherwise a number or NaN. */
export const typedNumber = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** The fields that were changed. */
export const changed = (fields: readonly RuleFieldMessage[], choices: RuleChoices): RuleFieldMessage[] =>
  fields.filter((field) => chosenValue(field, choices) !== field.value);

/** The fields with an invalid value. */
export const misfits = (fields: readonly RuleFieldMessage[], choices: RuleChoices): RuleFieldMessage[] =>
  fields.filter((field) => !isAllowed(field, chosenValue(field, choices)));

interface Section {
  [key: string]: RuleValue | Section;
}

/** The changes in the protocol's form: "deck.size" is `size` in `deck`. */
export function rulesFrom(fields: readonly RuleFieldMessage[], choices: RuleChoices): Readonly<Section> {
  const rules: Section = {};
  for (const field of changed(fields, choices)) {
    const parts = field.path.split('.');
    const last = parts.pop() ?? '';
    const section = parts.reduce<Section>((at, part) => {
      const known = at[part];
      const inner: Section = typeof known === 'object' && known !== null ? known : {};
      at[part] = inner;
      return inner;
    }, rules);
    section[last] = chosenValue(field, choices);
  }
  return rules;
}
