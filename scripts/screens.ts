import type { Page } from 'playwright';

import type { Role } from './demoSession.ts';

export interface Screen {
  name: string;
  path: string;
  roles: readonly Role[];
}

/** Every screen of the product, and who looks at it. */
export const screens: readonly Screen[] = [
  { name: 'landing', path: '/', roles: ['visitor'] },
  { name: 'sign-in', path: '/login', roles: ['visitor'] },
  { name: 'register', path: '/register', roles: ['visitor'] },
  { name: 'forgot-password', path: '/forgot-password', roles: ['visitor'] },
  { name: 'reset-password', path: '/reset-password?token=mailed', roles: ['visitor'] },
  { name: 'about', path: '/about', roles: ['visitor'] },
  { name: 'terms', path: '/terms', roles: ['visitor'] },
  { name: 'contact', path: '/contact', roles: ['visitor'] },
  { name: 'dashboard', path: '/dashboard', roles: ['admin', 'investor', 'founder'] },
  { name: 'browse', path: '/startups', roles: ['admin', 'investor'] },
  { name: 'wizard', path: '/startups/add', roles: ['founder'] },
  { name: 'detail', path: '/startups/{best}', roles: ['admin', 'investor', 'corporate', 'education'] },
  { name: 'edit', path: '/startups/{best}/edit', roles: ['admin'] },
  { name: 'what-if', path: '/startups/{best}?whatif=cash_runway_months:3', roles: ['admin'] },
  { name: 'evolution', path: '/startups/{best}/compare', roles: ['admin', 'investor'] },
  { name: 'industry', path: '/startups/{best}/industry-compare', roles: ['admin', 'corporate'] },
  { name: 'my-startups', path: '/mystartups', roles: ['investor', 'founder'] },
  { name: 'edit-startup', path: '/mystartups?open=edit&startup={owned}', roles: ['founder'] },
  { name: 'my-portfolios', path: '/myportfolios', roles: ['investor'] },
  { name: 'portfolio', path: '/myportfolios?open=view&portfolio={portfolio}', roles: ['investor'] },
  { name: 'portfolio-adding', path: '/myportfolios?open=add&portfolio={portfolio}', roles: ['investor'] },
  { name: 'comparison', path: '/portfolios/{portfolio}/compare', roles: ['investor', 'corporate'] },
  { name: 'create-portfolio', path: '/portfolios/add', roles: ['investor'] },
  { name: 'profile', path: '/profile', roles: ['investor'] },
  { name: 'users', path: '/admin/users', roles: ['admin'] },
  { name: 'scraping', path: '/admin/scraping', roles: ['admin'] },
  { name: 'documents', path: '/admin/document-ingestion', roles: ['admin'] },
  { name: 'recalculation', path: '/admin/recalculation', roles: ['admin'] },
  { name: 'containers', path: '/admin/containers', roles: ['admin'] },
  { name: 'cron', path: '/admin/cron', roles: ['admin'] },
  { name: 'deleted', path: '/admin/deleted', roles: ['admin'] },
  { name: 'missing', path: '/nothing-here', roles: ['visitor', 'investor'] },
];

interface Row {
  id: number;
  is_owner?: boolean;
}

async function firstId(
  url: string,
  call: string,
  token: string,
  isFitting: (row: Row) => boolean = () => true,
): Promise<number> {
  const answer = await fetch(`${url}/api/${call}`, { headers: { authorization: `Bearer ${token}` } });
  const body = (await answer.json()) as { startups?: Row[]; portfolios?: Row[] };
  return (body.startups ?? body.portfolios ?? []).find(isFitting)?.id ?? 1;
}

/** The address of a screen, with the ids that a role has. */
export async function addressOf(path: string, url: string, token = ''): Promise<string> {
  const ids = {
    '{best}': () => firstId(url, 'startups/top-relevant', token),
    '{owned}': () => firstId(url, 'startups/mine', token, ({ is_owner: isOwner }) => isOwner === true),
    '{portfolio}': () => firstId(url, 'portfolios/mine', token),
  };
  let address = path;
  for (const [place, idOf] of Object.entries(ids)) {
    if (address.includes(place)) address = address.replace(place, String(await idOf()));
  }
  return url + address;
}

/** Waits until a screen shows what it has; one with a live log is never idle. */
export async function settle(page: Page): Promise<void> {
  // A page that was idle once counts as idle ever after, so that to wait a second time is to wait for a live log alone.
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  await page
    .waitForFunction(() => document.querySelector('[aria-busy="true"]') === null, undefined, { timeout: 3000 })
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}
