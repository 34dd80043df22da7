// The server as started by `npm start`, in a separate process.
import { spawn } from 'node:child_process';

export interface Serving {
  readonly origin: string;
  /** Stops it, gracefully or not, and waits until it is gone. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export interface ToServe {
  /** The bundle of the server. */
  readonly main: string;
  /** The built pages. */
  readonly web: string;
  /** The folder of its database. */
  readonly data: string;
  /** Any free port by default. */
  readonly port?: string;
  /** Settings beside the usual ones. */
  readonly env?: Readonly<Record<string, string>>;
}

export async function serve({ main, web, data, port = '0', env = {} }: ToServe): Promise<Serving> {
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: port,
      SLEIGHT_DATA: data,
      SLEIGHT_WEB: web,
      LOG_LEVEL: 'error',
      // Visitors use their own addresses, so that no budget is shared.
      SLEIGHT_PROXIES: '1',
      // Long enough to see the countdown on a busy machine.
      SLEIGHT_CLAIM_SECONDS: '20',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stderr.on('data', (chunk) => {
      said += chunk;
      const [, address] = /^Sleight: (\S+)/m.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`the server left with ${code}: ${said}`)));
  });
  return {
    origin,
    stop(signal = 'SIGTERM') {
      server.kill(signal);
      return gone;
    },
  };
}
