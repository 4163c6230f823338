import type { Env } from '../configuration/env.ts';

const settings = { privacy: 'AVAL_PRIVACY_URL', cookies: 'AVAL_COOKIES_URL', legal: 'AVAL_LEGAL_URL' } as const;

const inAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Adds the configured footer links to the page as `meta` elements that the web app reads. */
export function withFooterLinks(page: string, env: Pick<Env, (typeof settings)[keyof typeof settings]>): string {
  const links = Object.entries(settings).flatMap(([name, setting]) => {
    const url = env[setting];
    return url === undefined ? [] : [`<meta name="aval:${name}" content="${inAttribute(url)}" />`];
  });
  return page.replace('</head>', () => `${links.join('')}</head>`);
}
