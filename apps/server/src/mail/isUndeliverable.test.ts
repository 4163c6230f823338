import { tmpdir } from 'node:os';

import { describe, expect, it } from 'vitest';

import { refusingMailServer } from '../testing/refusingMailServer.ts';
import { isUndeliverable } from './isUndeliverable.ts';
import { makeMailer } from './mailer.ts';

/** What becomes of a mail: it is sent, refused for good, or may be sent later. */
async function fateOf(replies: Readonly<Record<string, string>>): Promise<'sent' | 'refused' | 'waiting'> {
  const SMTP_URL = await refusingMailServer(replies);
  const mailer = makeMailer({ SMTP_URL, AVAL_MAIL_FROM: 'aval@aval.example', AVAL_DATA: tmpdir() }, () => new Date());
  try {
    await mailer.send({ to: 'owner@cantil.example', subject: 'Decided', text: 'Accepted' });
    return 'sent';
  } catch (error) {
    return isUndeliverable(error) ? 'refused' : 'waiting';
  }
}

describe('isUndeliverable', () => {
  it.each([
    ['sent', 'that the server takes', {}],
    ['refused', 'to an unknown address', { RCPT: '550 No such mailbox' }],
    ['refused', 'whose text is taken for spam', { '.': '554 Spam' }],
    ['waiting', 'to a full mailbox', { RCPT: '452 Mailbox full' }],
    ['waiting', 'that the server takes on the second try', { RCPT: '450 Greylisted' }],
    ['waiting', 'with a wrong password', { AUTH: '535 Wrong password' }],
    ['waiting', 'from a sender who is not allowed', { MAIL: '550 Not your address' }],
    ['waiting', 'to a server that is closing', { RCPT: '421 Closing' }],
  ] as const)('%s is a mail %s', async (fate, _, replies) => {
    expect(await fateOf(replies)).toBe(fate);
  });

  it('does not hold for other errors', () => {
    expect(isUndeliverable(new Error('The disk is full'))).toBe(false);
    expect(isUndeliverable('refused')).toBe(false);
  });
});
