import { generatePath } from 'react-router-dom';

import { patterns } from './patterns.ts';

/** The addresses that screens link to. */
export const paths = {
  home: patterns.home,
  login: patterns.login,
  register: patterns.register,
  forgotPassword: patterns.forgotPassword,
  about: patterns.about,
  contact: patterns.contact,
  terms: patterns.terms,
  dashboard: patterns.dashboard,
  startups: patterns.startups,
  addStartup: patterns.addStartup,
  startup: (id: number): string => generatePath(patterns.startup, { id: String(id) }),
  editStartup: (id: number): string => generatePath(patterns.editStartup, { id: String(id) }),
  compareStartup: (id: number): string => generatePath(patterns.compareStartup, { id: String(id) }),
  compareIndustry: (id: number): string => generatePath(patterns.compareIndustry, { id: String(id) }),
  myStartups: patterns.myStartups,
  editOwnStartup: (id: number): string => `${patterns.myStartups}?open=edit&startup=${id}`,
  myPortfolios: patterns.myPortfolios,
  portfolio: (id: number): string => `${patterns.myPortfolios}?open=view&portfolio=${id}`,
  addToPortfolio: (id: number): string => `${patterns.myPortfolios}?open=add&portfolio=${id}`,
  addPortfolio: patterns.addPortfolio,
  comparePortfolio: (id: number): string => generatePath(patterns.comparePortfolio, { id: String(id) }),
  profile: patterns.profile,
  users: patterns.users,
  scraping: patterns.scraping,
  recalculation: patterns.recalculation,
  documentIngestion: patterns.documentIngestion,
  containers: patterns.containers,
  cron: patterns.cron,
  deleted: patterns.deleted,
  editUser: (id: number): string => `${patterns.users}?open=edit&user=${id}`,
} as const;

/** Nobody who has signed in is led to these. */
const forVisitors: readonly string[] = [
  patterns.login,
  patterns.register,
  patterns.forgotPassword,
  patterns.resetPassword,
];
const ownSite = 'https://own.invalid';

/** Whether it leads to a page of this site as browsers read it, who leave tabs and line breaks out. */
function isOwnPath(address: string): boolean {
  if (!address.startsWith('/') || !URL.canParse(address, ownSite)) return false;
  const { origin, pathname } = new URL(address, ownSite);
  return origin === ownSite && !forVisitors.includes(pathname);
}

/**
 * The address to open after signing in.
 *
 * @param from what the sign-in address carries in `from`, or null.
 * @param userId who signed in.
 * @param lastUserId whose session ended on the page of `from`; undefined when nobody was signed in there.
 * @returns `from` when it is a path of this site and nobody else was on it, else the dashboard.
 */
export function afterSignIn(from: string | null, userId: number, lastUserId?: number): string {
  const isOwnPage = lastUserId === undefined || lastUserId === userId;
  return from !== null && isOwnPath(from) && isOwnPage ? from : patterns.dashboard;
}
