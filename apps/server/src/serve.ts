// Serves until told to stop. Stopping is quiet: what is under way is finished, then the database is let go.

import { refusal } from '@sleight/kernel';
import type { Config } from './config/config';
import { openDatabase } from './database/open';
import { openPages } from './http/pages';
import { collectSeldom } from './operations/collecting';
import { createLog } from './operations/log';
import { goFirst } from './operations/priority';
import { type RunningServer, startServer } from './server';

const portTaken = (port: number) =>
  refusal({
    en: `Port ${port} is in use. Stop what uses it, or set PORT to another number.`,
    fr: `Le port ${port} est occupé. Arrêtez ce qui l'utilise, ou donnez un autre numéro à PORT.`,
  });

const portForbidden = (port: number) =>
  refusal({
    en: `This user may not listen on port ${port}. Set PORT to a number from 1024 on.`,
    fr: `Cet utilisateur ne peut pas écouter sur le port ${port}. Donnez à PORT un numéro à partir de 1024.`,
  });

/** What is wrong with the port, where that is what is wrong. */
function portProblem(error: unknown, port: number): unknown {
  const isAboutPort = error instanceof Error && 'syscall' in error && error.syscall === 'listen';
  if (!isAboutPort || !('code' in error)) return error;
  if (error.code === 'EADDRINUSE') return portTaken(port);
  return error.code === 'EACCES' ? portForbidden(port) : error;
}

/** On Ctrl+C the terminal tells everybody, and npm passes it on once more: that is one wish. */
const ONE_WISH_MS = 1_000;

export async function serve(config: Config): Promise<void> {
  collectSeldom();
  goFirst();
  const log = createLog(config);
  const database = await openDatabase(config);
  let server: RunningServer;
  try {
    const page = config.web === null ? undefined : await openPages(config.web);
    server = await startServer({
      config,
      database,
      log,
      botWorker: new URL('./worker.mjs', import.meta.url),
      page,
    });
  } catch (error) {
    await database.close();
    throw portProblem(error, config.port);
  }

  let stoppingSince: number | null = null;
  const stop = (): void => {
    if (stoppingSince !== null) {
      // Who asks twice does not want to wait.
      if (Date.now() - stoppingSince > ONE_WISH_MS) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    server.close().then(
      () => process.exit(0),
      (err: unknown) => {
        log.fatal({ err }, 'could not stop');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (err: unknown) => {
      log.fatal({ err }, 'unforeseen');
      process.exit(1);
    });
  }
  const address = config.origin ?? `http://localhost:${server.port}`;
  console.error(`Sleight: ${address} (Ctrl+C to stop · Ctrl+C pour arrêter)`);
}
