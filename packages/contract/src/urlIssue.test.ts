import { expect, test } from 'vitest';

import { urlIssue } from './urlIssue.ts';

const label = { en: 'Website URL', es: 'URL del sitio web' };
const kind = (value: string) => {
  const text = urlIssue(value, label, 'example.com')?.en;
  if (!text) return 'good';
  return text.includes('valid domain') ? 'domain' : 'url';
};

test.each([
  ['http://example.com', 'good'],
  ['https://example.com:8443/a b', 'url'],
  ['https://example.com:8443/a#b', 'good'],
  ['https://192.168.1.1/x', 'good'],
  ['https://localhost', 'domain'],
  ['https://a..b', 'domain'],
  ['https://kelpa.', 'domain'],
  ['https://-a.com', 'domain'],
  ['javascript:alert(1)', 'url'],
  ['//example.com', 'url'],
  ['https//example.com', 'url'],
  ['https://[::1]/', 'domain'],
  ['https://exa mple.com', 'url'],
  [`https://${'kelpa.'.repeat(41)}example`, 'good'],
  [`https://${'kelpa.'.repeat(42)}example`, 'domain'],
  ['', 'url'],
])('%s: %s', (value, expected) => {
  expect(kind(value)).toBe(expected);
});
