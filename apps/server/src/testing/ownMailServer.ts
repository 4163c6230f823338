import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { onTestFinished } from 'vitest';

import { freePort } from '../resilience/faults/freePort.ts';

/** Mail servers that accept and print every mail, in order of preference. */
const programs = [
  { module: 'aiosmtpd', given: (address: string) => ['-n', '-l', address] },
  { module: 'smtpd', given: (address: string) => ['-n', '-c', 'smtpd.DebuggingServer', address] },
];

/**
 * A mail server in its own process, stopped when the test ends.
 *
 * @returns null, after printing a note, when none is installed.
 */
export async function ownMailServer() {
  const program = programs.find(
    ({ module }) => spawnSync('python3', ['-W', 'ignore', '-c', `import ${module}`]).status === 0,
  );
  if (!program) {
    console.log('The test that needs a mail server did not run: Python has neither aiosmtpd nor smtpd here.');
    return null;
  }
  const port = await freePort();
  const given = ['-W', 'ignore', '-u', '-m', program.module, ...program.given(`127.0.0.1:${port}`)];
  const child = spawn('python3', given, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  await untilListening(port);
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** All mails it printed, with encoded line wraps removed. */
    printed: () =>
      printed
        .replaceAll(/^b'(.*)'$/gm, '$1')
        .replaceAll('=\n', '')
        .replaceAll('=3D', '='),
  };
}

async function untilListening(port: number): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await wait(50);
  }
  throw new Error('The mail server does not listen');
}
