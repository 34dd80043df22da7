// The bundled server as a separate process, to be killed.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Its output so far, including the log. */
  readonly output: () => string;
  /** Sends a signal and waits for the end; returns the exit code, or null if the signal ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  /** Only sends a signal. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** Waits for the end. */
  ended(): Promise<number | null>;
}

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
}

/** The user and limits the server runs with; by default those of the caller. */
interface Confines {
  readonly uid?: number;
  readonly gid?: number;
  /** The largest file it may write, in blocks of `ulimit -f`. */
  readonly ulimit?: number;
  /** A wrapper command, such as `unshare`. */
  readonly within?: readonly string[];
}

export function spawnServer(
  main: string,
  env: Record<string, string>,
  args: readonly string[] = [],
  { ulimit, within = [], ...user }: Confines = {},
): Started {
  const { NODE_OPTIONS: _, VITEST: __, ...rest } = process.env;
  const limited = ulimit === undefined ? [] : ['sh', '-c', `ulimit -f ${ulimit}; exec "$0" "$@"`];
  const [command, ...before] = [...within, ...limited, process.execPath];
  const child = spawn(command, [...before, main, ...args], { env: { ...rest, ...env }, ...user });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  }
  return { child, output: () => said };
}

/** Resolves when it listens; rejects with its output if it ends before. */
export async function startProcess(
  main: string,
  env: Record<string, string>,
  confines: Confines = {},
): Promise<ServerProcess> {
  const { child, output } = spawnServer(main, env, [], confines);
  // Closed: all its output has been read.
  const ended = once(child, 'close');
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /"port":(\d+).*"msg":"listening"/.exec(output());
      if (found !== null) resolve(Number(found[1]));
    });
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code}: ${output()}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output,
    async end(signal) {
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
    signal: (signal) => void child.kill(signal),
    async ended() {
      await ended;
      return child.exitCode;
    },
  };
}
