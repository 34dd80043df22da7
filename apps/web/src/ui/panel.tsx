// A column of page width, and a sheet one shade lighter than the table.
import type { ReactNode } from 'react';

interface PageProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** As wide as the window, for side-by-side content. */
export function WidePage({ title, lead, children }: PageProps) {
  return (
    <main id="main" tabIndex={-1} className="w-full flex-1 px-4 pt-4 pb-8 outline-none sm:px-8">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {lead === undefined ? null : <p className="mt-2 max-w-prose text-dim">{lead}</p>}
      <div className="mt-5 grid gap-5">{children}</div>
    </main>
  );
}

/** `isBroad`: for lists and pictures; text alone reads better in a narrow column. */
export function Page({ title, lead, isBroad = false, children }: PageProps & { readonly isBroad?: boolean }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={`mx-auto w-full px-4 py-8 outline-none sm:py-12 ${isBroad ? 'max-w-4xl' : 'max-w-2xl'}`}
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
