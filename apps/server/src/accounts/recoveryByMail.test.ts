import { expect, it } from 'vitest';

import { ownMailServer } from '../testing/ownMailServer.ts';
import { adminSettings, newDataFolder, sendTo, startServer } from '../testing/serverProcess.ts';

it('sets a new password with the link sent through a mail server, and sends nothing without an account', async () => {
  const mails = await ownMailServer();
  if (mails === null) return;
  const AVAL_URL = 'https://aval.example';
  const server = await startServer({
    AVAL_DATA: await newDataFolder(),
    ...adminSettings,
    AVAL_URL,
    SMTP_URL: mails.url,
  });
  const post = (path: string, body: unknown) => sendTo(server.address, 'POST', `/api/auth/${path}`, '', body);
  const email = adminSettings.AVAL_ADMIN_EMAIL;
  for (const asked of ['nobody@example.com', email]) {
    expect((await post('forgot-password', { email: asked })).status).toBe(200);
  }
  await expect.poll(() => mails.printed(), { timeout: 10_000 }).toMatch(/reset-password\?token=[\w-]{43}/);
  expect(mails.printed().match(/^To: .*$/gm)).toEqual([`To: ${email}`]);
  const token = /token=([\w-]{43})/.exec(mails.printed())?.[1];
  expect((await post('reset-password', { token, password: 'Renewed#2' })).status).toBe(200);
  expect((await post('login', { email, password: 'Renewed#2' })).status).toBe(200);
  await expect.poll(() => mails.printed().match(/^To: .*$/gm), { timeout: 10_000 }).toHaveLength(2);
});
