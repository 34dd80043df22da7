// A group with a label for screen readers only. Not a landmark: a table has many.
import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly className: string;
  /** The area of the table it shows: a card dropped on it goes there. */
  readonly zone?: string;
  /** The lane it is. */
  readonly lane?: number;
  readonly children: ReactNode;
}

export function Group({ label, className, zone, lane, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={label} data-zone={zone} data-lane={lane} className={className}>
      {children}
    </div>
  );
}
