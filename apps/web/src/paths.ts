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
  storedDocument: (id: number): string => `${patterns.documentIngestion}?tab=results&document=${id}`,
  containers: patterns.containers,
  cron: patterns.cron,
  deleted: patterns.deleted,
  editUser: (id: number): string => `${patterns.users}?open=edit&user=${id}`,
} as const;
