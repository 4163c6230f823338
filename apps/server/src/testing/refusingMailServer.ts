import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';

import { onTestFinished } from 'vitest';

const usual: Readonly<Record<string, string>> = {
  EHLO: '250-here\r\n250 AUTH PLAIN',
  AUTH: '235 Welcome',
  MAIL: '250 Fine',
  RCPT: '250 Fine',
  DATA: '354 Go on',
  '.': '250 Taken',
};

/**
 * A mail server that answers some commands otherwise than most do, closed when the test ends.
 *
 * @param replies By the first word of the command; '.' is the end of a mail.
 * @returns Its `SMTP_URL`, with a login.
 */
export async function refusingMailServer(replies: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer((socket) => {
    let isText = false;
    const reply = (command: string) => {
      const text = replies[command] ?? usual[command] ?? '250 Fine';
      isText = command === 'DATA' && text.startsWith('354');
      socket.write(`${text}\r\n`);
    };
    socket.write('220 Hello\r\n');
    socket.on('error', () => socket.destroy());
    createInterface(socket).on('line', (line) => {
      if (!isText) reply(line.split(' ')[0] ?? '');
      else if (line === '.') reply('.');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `smtp://user:secret@127.0.0.1:${(server.address() as AddressInfo).port}?requireTLS=false`;
}
