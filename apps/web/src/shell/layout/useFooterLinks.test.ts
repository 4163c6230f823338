// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { footerLinks } from './useFooterLinks.ts';

it('reads the configured links in order, and omits the others', () => {
  const { head } = new DOMParser().parseFromString(
    '<head><meta name="aval:legal" content="https://example.org/legal"><meta name="aval:privacy" content="https://example.org/privacy"></head>',
    'text/html',
  );
  expect(footerLinks(head)).toEqual([
    { page: 'privacy', href: 'https://example.org/privacy' },
    { page: 'legal', href: 'https://example.org/legal' },
  ]);
  expect(footerLinks(document.createElement('head'))).toEqual([]);
});
