import type { Page } from 'playwright';

import type { Access } from '../apps/web/src/guards.ts';
import { type RouteId, routeIds, routeOf } from '../apps/web/src/routes.ts';
import type { Role } from './demoSession.ts';

export interface Screen {
  name: string;
  path: string;
  roles: readonly Role[];
}

const rolesByAccess: Record<Access, readonly Role[]> = {
  public: ['visitor'],
  resetToken: ['visitor'],
  user: ['investor'],
  admin: ['admin'],
};

/** Further roles for screens that differ by role. */
const rolesById: { [Id in RouteId]?: readonly Role[] } = {
  dashboard: ['admin', 'investor', 'founder'],
  startups: ['admin', 'investor'],
  addStartup: ['founder'],
  startup: ['admin', 'investor', 'corporate', 'education'],
  editStartup: ['admin'],
  compareStartup: ['admin', 'investor'],
  compareIndustry: ['admin', 'corporate'],
  myStartups: ['investor', 'founder'],
  comparePortfolio: ['investor', 'corporate'],
  notFound: ['visitor', 'investor'],
};

/** An example URL of a route, with a placeholder id that `addressOf` fills in. */
function examplePath(id: RouteId): string {
  const { path, access } = routeOf(id);
  if (path === '*') return '/nothing-here';
  const example = path.startsWith('/portfolios') ? '{portfolio}' : '{best}';
  return path.replace(':id', example) + (access === 'resetToken' ? '?token=mailed' : '');
}

/** Dialogs and tabs that are captured like screens. */
const parts: readonly Screen[] = [
  { name: 'what-if', path: '/startups/{best}?whatif=cash_runway_months:3', roles: ['admin'] },
  { name: 'edit-own-startup', path: '/mystartups?open=edit&startup={owned}', roles: ['founder'] },
  { name: 'portfolio', path: '/myportfolios?open=view&portfolio={portfolio}', roles: ['investor'] },
  { name: 'portfolio-adding', path: '/myportfolios?open=add&portfolio={portfolio}', roles: ['investor'] },
];

/** Every screen of the product with its roles. */
export const screens: readonly Screen[] = [
  ...routeIds.map((id) => ({
    name: id,
    path: examplePath(id),
    roles: rolesById[id] ?? rolesByAccess[routeOf(id).access],
  })),
  ...parts,
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
  const response = await fetch(`${url}/api/${call}`, { headers: { authorization: `Bearer ${token}` } });
  const body = (await response.json()) as { startups?: Row[]; portfolios?: Row[] };
  return (body.startups ?? body.portfolios ?? []).find(isFitting)?.id ?? 1;
}

/** The URL of a screen with ids that the role can access. */
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

/** Screens with a live log, whose network never becomes idle. */
const live: readonly RouteId[] = ['scraping', 'recalculation', 'cron'];

/** Waits until a screen has loaded. */
export async function settle(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  const timeout = live.some((id) => routeOf(id).path === pathname) ? 1500 : 5000;
  // Playwright counts a page as idle once it was, so a second wait matters only for live logs.
  await page.waitForLoadState('networkidle', { timeout }).catch(() => undefined);
  await page
    .waitForFunction(() => document.querySelector('[aria-busy="true"]') === null, undefined, { timeout: 3000 })
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}
