// Things that belong together, under a name that only a screen reader says. Not a landmark: a table has many.
import type { ReactNode } from 'react';

export function Group({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={label} className={className}>
      {children}
    </div>
  );
}
