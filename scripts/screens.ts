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

/** Who else looks at a screen that is not the same for everybody. */
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

/** An address of a route, with the id that `addressOf` fills in. */
function examplePath(id: RouteId): string {
  const { path, access } = routeOf(id);
  if (path === '*') return '/nothing-here';
  const example = path.startsWith('/portfolios') ? '{portfolio}' : '{best}';
  return path.replace(':id', example) + (access === 'resetToken' ? '?token=mailed' : '');
}

/** What opens within a screen and is looked at like one. */
const parts: readonly Screen[] = [
  { name: 'what-if', path: '/startups/{best}?whatif=cash_runway_months:3', roles: ['admin'] },
  { name: 'edit-own-startup', path: '/mystartups?open=edit&startup={owned}', roles: ['founder'] },
  { name: 'portfolio', path: '/myportfolios?open=view&portfolio={portfolio}', roles: ['investor'] },
  { name: 'portfolio-adding', path: '/myportfolios?open=add&portfolio={portfolio}', roles: ['investor'] },
];

/** Every screen of the product, and who looks at it. */
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
