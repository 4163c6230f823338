import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export interface RunningProduct {
  url: string;
  output: () => string;
  /** Ends the process; resolves when it has exited. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was given.');
  return address.port;
}

function waitForLine(child: ChildProcess, line: RegExp, output: () => string, seconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not ready after ${seconds} s:\n${output()}`)), seconds * 1000);
    child.stdout?.on('data', () => {
      if (!line.test(output())) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`Ended with code ${code}:\n${output()}`));
    });
  });
}

/**
 * Starts the product like `npm start` with installed packages.
 *
 * @param data The folder of the embedded database.
 * @param env Settings in addition to PORT and AVAL_DATA.
 */
export async function startProduct(data: string, env: Record<string, string> = {}): Promise<RunningProduct> {
  const port = env['PORT'] ?? String(await freePort());
  const child = spawn(process.execPath, ['--conditions=@aval/source', 'scripts/start.ts'], {
    env: { ...process.env, AVAL_DATA: data, ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const collect = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  await waitForLine(child, /Aval is ready at/, () => text, 300);
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => text,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}
