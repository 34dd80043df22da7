'use client';
// The frame itself failed, so the language is unknown and both are shown.
import './globals.css';

export default function GlobalError() {
  return (
    <html lang="en">
      <title>Sleight</title>
      <body>
        <main className="mx-auto max-w-2xl px-4 py-12">
          <h1 className="text-4xl">Sleight</h1>
          <p className="mt-4">
            Something broke on this page. Load it again; your match is kept on the server.
          </p>
          <p className="mt-2" lang="fr">
            Cette page a rencontré une erreur. Rechargez-la ; votre partie est gardée sur le serveur.
          </p>
        </main>
      </body>
    </html>
  );
}
