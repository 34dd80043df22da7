// Serves until it is stopped. Stopping drains in-flight requests, then closes the database.

import { refusal } from '@sleight/kernel';
import type { Config } from './config/config';
import { openDatabase } from './database/open';
import { openPages } from './http/pages';
import { warmUp } from './matches/warm';
import { collectSeldom } from './operations/collecting';
import { createLog } from './operations/log';
import { goFirst } from './operations/priority';
import { type RunningServer, startServer } from './server';

const portTaken = (port: number) =>
  refusal({
    en: `Port ${port} is in use. Stop the program using it, or set PORT to another number.`,
    fr: `Le port ${port} est occupé. Arrêtez le programme qui l’utilise, ou indiquez un autre numéro dans PORT.`,
  });

const portForbidden = (port: number) =>
  refusal({
    en: `This user isn’t allowed to listen on port ${port}. Set PORT to 1024 or higher.`,
    fr: `Cet utilisateur n’a pas le droit d’écouter sur le port ${port}. Indiquez dans PORT un numéro à partir de 1024.`,
  });

/** The problem with the port, if that is the cause. */
function portProblem(error: unknown, port: number): unknown {
  const isAboutPort = error instanceof Error && 'syscall' in error && error.syscall === 'listen';
  if (!isAboutPort || !('code' in error)) return error;
  if (error.code === 'EADDRINUSE') return portTaken(port);
  return error.code === 'EACCES' ? portForbidden(port) : error;
}

/** On Ctrl+C both the terminal and npm send a signal; that counts as one request. */
const ONE_WISH_MS = 1_000;

export async function serve(config: Config): Promise<void> {
  collectSeldom();
  goFirst();
  const log = createLog(config);
  const database = await openDatabase(config);
  let server: RunningServer | null = null;
  let stoppingSince: number | null = null;
  const close = (running: RunningServer): void => {
    running.close().then(
      () => process.exit(0),
      (err: unknown) => {
        log.fatal({ err }, 'could not stop');
        process.exit(1);
      },
    );
  };
  const stop = (): void => {
    if (stoppingSince !== null) {
      // Asked twice, it does not wait.
      if (Date.now() - stoppingSince > ONE_WISH_MS) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    if (server !== null) close(server);
  };
  // Before it listens: a signal that comes while it starts stops it as soon as it has started.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  try {
    const page = config.web === null ? undefined : await openPages(config.web);
    await warmUp();
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
  if (stoppingSince !== null) close(server);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (err: unknown) => {
      log.fatal({ err }, 'unforeseen');
      process.exit(1);
    });
  }
  const address = config.origin ?? `http://localhost:${server.port}`;
  console.error(`Sleight: ${address} (Ctrl+C to stop · Ctrl+C pour arrêter)`);
}
