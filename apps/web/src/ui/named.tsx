// A button with many words and pictures, read out under one name that starts with its visible text.
// The button has no label of its own, which would hide its words from voice control.
import type { ReactNode } from 'react';

export function Named({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span role="img" aria-label={label} className="contents">
      {children}
    </span>
  );
}
