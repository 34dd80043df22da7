// A page of its own width, and a sheet a step lighter than the table.
import type { ReactNode } from 'react';

interface PageProps {
  readonly title: string;
  readonly lead?: string;
  /** For lists and pictures; text alone reads better in a narrow column. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function Page({ title, lead, isWide = false, children }: PageProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={`mx-auto w-full px-4 py-8 outline-none sm:py-12 ${isWide ? 'max-w-4xl' : 'max-w-2xl'}`}
    >
      <h1 className="text-4xl">{title}</h1>
      {lead === undefined ? null : <p className="mt-3 text-lg text-dim">{lead}</p>}
      <div className="mt-8 grid gap-6">{children}</div>
    </main>
  );
}

export function Panel({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 rounded-sm border border-line bg-panel p-5 sm:p-6">
      {title === undefined ? null : <h2 className="text-2xl">{title}</h2>}
      {children}
    </section>
  );
}
