// Things that belong together, under a name that only a screen reader says. Not a landmark: a table has many.
import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly className: string;
  /** The area of the table that this shows: what is let go over it goes there. */
  readonly zone?: string;
  readonly children: ReactNode;
}

export function Group({ label, className, zone, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={label} data-zone={zone} className={className}>
      {children}
    </div>
  );
}
