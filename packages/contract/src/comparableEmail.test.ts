import { expect, test } from 'vitest';

import { comparableEmail } from './comparableEmail.ts';

test.each([
  ['in capitals', 'Paula@Example.COM'],
  ['with spaces around it', ' paula@example.com\n'],
  ['with a full-width letter and @', '\uFF30aula\uFF20example.com'],
  ['with a zero-width space', 'pau\u200Bla@example.com'],
  ['with a soft hyphen', 'pau\u00ADla@example.com'],
  ['with a variation selector', 'paula\uFE0F@example.com'],
  ['with an invisible tag', 'paula\u{E0061}@example.com'],
  ['with a no-break space before it', '\u00A0paula@example.com'],
])('an address %s compares as the plain one', (_, email) => {
  expect(comparableEmail(email)).toBe('paula@example.com');
});

test('compares composed and decomposed letters as equal, and other letters as different', () => {
  expect(comparableEmail('jose\u0301@example.com')).toBe(comparableEmail('jos\u00E9@example.com'));
  expect(comparableEmail('jos\u00E9@example.com')).not.toBe('jose@example.com');
});

test('changes nothing when it is applied again', () => {
  for (const email of ['\uFF30aula@example.com', 'pau\u212Ala@example.com', 'JOS\u00C9@example.com']) {
    expect(comparableEmail(comparableEmail(email))).toBe(comparableEmail(email));
  }
});
