import { expect, it } from 'vitest';

import { withFooterLinks } from './footerLinks.ts';

const page = '<html><head><title>Aval</title></head></html>';

it('contains only the configured links', () => {
  expect(withFooterLinks(page, { AVAL_PRIVACY_URL: 'https://example.org/privacy' })).toBe(
    '<html><head><title>Aval</title><meta name="aval:privacy" content="https://example.org/privacy" /></head></html>',
  );
  expect(withFooterLinks(page, {})).toBe(page);
});

it('escapes URLs in attributes', () => {
  const shown = withFooterLinks(page, { AVAL_LEGAL_URL: 'https://example.org/?a=1&b="><script>' });
  expect(shown).toContain('content="https://example.org/?a=1&amp;b=&quot;><script>"');
});
